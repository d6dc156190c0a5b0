import type { Channel } from 'amqplib';
import { deadLetterExchange, deadLetterQueue, eventsExchange } from './names.ts';

/** A message whose consumer's process died with it this often is taken for the cause. */
const deliveryLimit = 10;

/** What every process of the namespace agrees on; declaring it again changes nothing. */
export async function declareShared(channel: Channel, namespace: string): Promise<void> {
  await channel.assertExchange(eventsExchange(namespace), 'topic', { durable: true });
  await channel.assertExchange(deadLetterExchange(namespace), 'fanout', { durable: true });
  // Looking at dead letters returns them to their queue; without the -1 the broker would drop them for being looked at.
  await channel.assertQueue(deadLetterQueue(namespace), { durable: true, arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': -1 } });
  await channel.bindQueue(deadLetterQueue(namespace), deadLetterExchange(namespace), '');
}

export async function declareConsumerQueue(channel: Channel, namespace: string, queue: string, types: readonly string[]): Promise<void> {
  await channel.assertQueue(queue, {
    durable: true,
    arguments: {
      'x-queue-type': 'quorum',
      'x-delivery-limit': deliveryLimit,
      'x-dead-letter-exchange': deadLetterExchange(namespace),
      // Moved with a confirm between the queues; the broker allows that only for queues that refuse rather than drop.
      'x-dead-letter-strategy': 'at-least-once',
      'x-overflow': 'reject-publish',
    },
  });
  for (const type of types) await channel.bindQueue(queue, eventsExchange(namespace), type);
}

/** Lives as long as the connection of the one process that declared it. */
export async function declareInstanceQueue(channel: Channel, namespace: string, queue: string, types: readonly string[]): Promise<void> {
  await channel.assertQueue(queue, { exclusive: true, durable: false, autoDelete: true, arguments: { 'x-queue-type': 'classic' } });
  for (const type of types) await channel.bindQueue(queue, eventsExchange(namespace), type);
}
