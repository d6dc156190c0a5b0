import type { Channel } from 'amqplib';
import { deadLetterExchange, deadLetterQueue, eventsExchange } from './names.ts';

/** Failed deliveries after which the broker dead-letters a message, because it probably crashes its consumer. */
const deliveryLimit = 10;

/** Declares the topology shared by all processes of the namespace. Idempotent. */
export async function declareShared(channel: Channel, namespace: string): Promise<void> {
  await channel.assertExchange(eventsExchange(namespace), 'topic', { durable: true });
  await channel.assertExchange(deadLetterExchange(namespace), 'fanout', { durable: true });
  // Listing dead letters requeues them, which counts as a delivery; without -1 the broker would eventually drop them.
  await channel.assertQueue(deadLetterQueue(namespace), {
    durable: true,
    arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': -1 },
  });
  await channel.bindQueue(deadLetterQueue(namespace), deadLetterExchange(namespace), '');
}

export interface ConsumerQueue {
  types: readonly string[];
  isSingleActive?: boolean | undefined;
}

export async function declareConsumerQueue(
  channel: Channel,
  namespace: string,
  queue: string,
  { types, isSingleActive = false }: ConsumerQueue,
): Promise<void> {
  await channel.assertQueue(queue, {
    durable: true,
    arguments: {
      'x-queue-type': 'quorum',
      'x-delivery-limit': deliveryLimit,
      'x-dead-letter-exchange': deadLetterExchange(namespace),
      // Dead-lettering with publisher confirms, which the broker supports only with the overflow strategy reject-publish.
      'x-dead-letter-strategy': 'at-least-once',
      'x-overflow': 'reject-publish',
      ...(isSingleActive && { 'x-single-active-consumer': true }),
    },
  });
  for (const type of types) await channel.bindQueue(queue, eventsExchange(namespace), type);
}

/** Declares a queue exclusive to the connection of its process, and deleted with it. */
export async function declareInstanceQueue(
  channel: Channel,
  namespace: string,
  queue: string,
  types: readonly string[],
): Promise<void> {
  await channel.assertQueue(queue, {
    exclusive: true,
    durable: false,
    autoDelete: true,
    arguments: { 'x-queue-type': 'classic' },
  });
  for (const type of types) await channel.bindQueue(queue, eventsExchange(namespace), type);
}
