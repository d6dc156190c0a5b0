import { randomUUID } from 'node:crypto';
import { connect } from 'amqplib';
import type { Message } from 'amqplib';
import { consumerQueue, deadLetterQueue } from '../broker/names.ts';
import { deadLetterOptions } from './dead-letter.ts';
import { openDeadLetterStore } from './dead-letter-store.ts';

export interface UnreadableMessage {
  url: string;
  namespace: string;
  /** Owner of the queue, in which the message is dead-lettered at once. */
  service: string;
  consumer: string;
}

/** Puts a message that is not an event into a consumer's queue. Returns the id of the resulting dead letter. */
export async function dieUnread({ url, namespace, service, consumer }: UnreadableMessage): Promise<string> {
  const queue = consumerQueue(namespace, service, consumer);
  const body = `no event ${randomUUID()}`;
  const broker = await connect(url);
  const channel = await broker.createConfirmChannel();
  channel.sendToQueue(queue, Buffer.from(body));
  await channel.waitForConfirms();
  await broker.close();
  return idOfDeadLetter({ url, namespace, queue, body });
}

/**
 * Creates a dead letter of a queue outside the namespace, so that its id is the same for every namespace. `isThere` is whether that queue
 * exists; an existing one is deleted after a minute. Returns the id.
 */
export async function leaveDeadLetter({
  url,
  namespace,
  queue,
  body,
  isThere,
}: Pick<UnreadableMessage, 'url' | 'namespace'> & { queue: string; body: string; isThere: boolean }): Promise<string> {
  const broker = await connect(url);
  const channel = await broker.createConfirmChannel();
  if (isThere) await channel.assertQueue(queue, { expires: 60_000 });
  const message = { properties: {} } as Message;
  const options = deadLetterOptions(message, { queue, reason: 'HANDLER_FAILED', detail: '' });
  channel.sendToQueue(deadLetterQueue(namespace), Buffer.from(body), options);
  await channel.waitForConfirms();
  await broker.close();
  return idOfDeadLetter({ url, namespace, queue, body });
}

async function idOfDeadLetter({
  url,
  namespace,
  queue,
  body,
}: Pick<UnreadableMessage, 'url' | 'namespace'> & { queue: string; body: string }): Promise<string> {
  const store = await openDeadLetterStore(url, namespace);
  try {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const died = (await store.list()).find((letter) => letter.queue === queue && letter.body === body);
      if (died !== undefined) return died.id;
    }
    throw new Error(`${queue} has no dead letter ${body}`);
  } finally {
    await store.close();
  }
}
