import { randomBytes } from 'node:crypto';
import { orderCancelled, orderDelivered, orderLineCancelled } from '@gvg/contracts/cart/events';
import type { Envelope } from '@gvg/contracts/definitions/event';
import { userErased } from '@gvg/contracts/identity/events';
import type { OutboxRow } from '@gvg/messaging/outbox/outbox-store';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import type { Db } from 'mongodb';

/** Events that move money or stock, which steps redeliver. */
const followed = [orderCancelled, orderLineCancelled, orderDelivered, userErased];

export interface ShopEvents {
  /** Returns the events about these subjects, oldest first. */
  about(subjects: readonly string[]): Envelope[];
  /** Publishes that the account is closed, like identity. */
  closeAccount(user: string): Promise<void>;
  /** Delivers an event again and resolves when its consumer has handled it. */
  redeliver(event: Envelope): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** Environment of cart, whose namespace is shared by all services. */
  environment: Record<string, string>;
  databases: Record<'cart' | 'catalogue', Db>;
}

const newId = () => randomBytes(12).toString('hex');

export async function openShopEvents({ environment, databases }: Options): Promise<ShopEvents> {
  const collector = await collectEvents({ environment }, followed);
  const [identity, cart] = [
    await openPublisher({ environment }, 'identity'),
    await openPublisher({ environment }, 'cart'),
  ];

  /** Publishes an event after the redelivered one in the same queue: once it is handled, so is the event before it. */
  async function publishFence(type: string, publisher: EventPublisher): Promise<OutboxRow> {
    const [id, order] = [newId(), { _id: newId(), code: 'GVG7K3F2Q', user: newId() }];
    const at = new Date().toISOString();
    switch (type) {
      case orderCancelled.type:
        return publisher.publish({
          contract: orderCancelled,
          subjectId: id,
          revision: 1,
          data: { ...order, reason: 'UNPAID' },
        });
      case orderLineCancelled.type:
        return publisher.publish({
          contract: orderLineCancelled,
          subjectId: id,
          revision: 1,
          data: { ...order, line: newId() },
        });
      case orderDelivered.type:
        return publisher.publish({
          contract: orderDelivered,
          subjectId: id,
          revision: 1,
          data: { ...order, lines: [], deliveredAt: at },
        });
      default:
        return publisher.publish({ contract: userErased, subjectId: id, revision: 1, data: { _id: id } });
    }
  }

  async function isHandled(consumer: keyof Options['databases'], eventId: string): Promise<boolean> {
    return (await databases[consumer].collection('inbox').findOne({ '_id.eventId': eventId })) !== null;
  }

  return {
    about: (subjects) => collector.published.filter(({ subject: { id } }) => subjects.includes(id)),
    async closeAccount(user) {
      const { eventId } = await identity.publish({
        contract: userErased,
        subjectId: user,
        revision: 2,
        data: { _id: user, forfeitsCredit: true },
      });
      await eventually(() => isHandled('cart', eventId), { description: 'cart forgets the account' });
    },
    async redeliver(event) {
      const isErasure = event.type === userErased.type;
      const publisher = isErasure ? identity : cart;
      await publisher.republish({
        subject: `${event.subject.type}:${event.subject.id}`,
        revision: event.revision,
        eventId: event.id,
        type: event.type,
        body: JSON.stringify(event),
        recordedAt: new Date(),
        claim: null,
        claimedUntil: new Date(0),
      });
      const { eventId } = await publishFence(event.type, publisher);
      await eventually(() => isHandled(isErasure ? 'cart' : 'catalogue', eventId), {
        description: 'the redelivered event is handled',
      });
    },
    async close() {
      await collector.close();
      await Promise.all([identity.close(), cart.close()]);
    },
  };
}
