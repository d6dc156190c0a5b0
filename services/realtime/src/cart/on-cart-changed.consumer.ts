import { cartChanged } from '@gvg/contracts/cart/events';
import { RecentRevisions } from '@gvg/messaging/consumers/recent-revisions';
import { rooms } from '../connection/rooms.ts';
import type { Realtime } from '../realtime.ts';

/** CART to the customer's pages; an event that is published again after a newer one is dropped. */
export function onCartChanged({ consume, sender }: Pick<Realtime, 'consume' | 'sender'>): Promise<void> {
  const sent = new RecentRevisions();
  return consume({
    name: 'on-cart-changed',
    events: [cartChanged],
    async handle({ subject, revision, data: { customer, totalAmount } }) {
      if (revision < (sent.get(subject.id) ?? 0)) return;
      await sender.send(rooms.person(customer), 'CART', { totalAmount });
      sent.set(subject.id, revision);
    },
  });
}
