import { randomUUID } from 'node:crypto';
import { orderStatusChanged } from '@gvg/contracts/cart/events';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Envelope } from '@gvg/contracts/definitions/event';
import { consumerQueue } from '@gvg/messaging/broker/names';
import { connect } from 'amqplib';

export interface Broker {
  url: string;
  namespace: string;
}

/**
 * Sends an event of an unknown version to a consumer of notify, as a newer release of its publisher would. The consumer moves it to the
 * dead letters.
 */
export async function sendUnknownEvent({ url, namespace }: Broker, order: Pick<Order, '_id' | 'revision'>) {
  const [id, correlationId] = [randomUUID(), randomUUID()];
  const event: Envelope = {
    id,
    type: orderStatusChanged.type,
    version: orderStatusChanged.version + 1,
    occurredAt: new Date().toISOString(),
    subject: { type: orderStatusChanged.subjectType, id: order._id },
    revision: order.revision,
    correlationId,
    causationId: correlationId,
    actor: { kind: 'system', id: 'seed' },
    data: { order: order._id },
  };
  const broker = await connect(url);
  try {
    const channel = await broker.createConfirmChannel();
    const message = Buffer.from(JSON.stringify(event));
    channel.sendToQueue(consumerQueue(namespace, 'notify', 'on-order-status-changed'), message, {
      messageId: id,
      type: event.type,
      contentType: 'application/json',
      persistent: true,
    });
    await channel.waitForConfirms();
  } finally {
    await broker.close();
  }
}
