import { randomUUID } from 'node:crypto';
import { connect } from 'amqplib';
import { consumerQueue } from '../broker/names.ts';
import { openDeadLetterStore } from './dead-letter-store.ts';

export interface UnreadableMessage {
  url: string;
  namespace: string;
  /** Whose queue it is put into: it dies there at once. */
  service: string;
  consumer: string;
}

/** A message that is no event, put into a consumer's queue. Returns the id of the dead letter that becomes of it. */
export async function dieUnread({ url, namespace, service, consumer }: UnreadableMessage): Promise<string> {
  const queue = consumerQueue(namespace, service, consumer);
  const body = `no event ${randomUUID()}`;
  const broker = await connect(url);
  const channel = await broker.createConfirmChannel();
  channel.sendToQueue(queue, Buffer.from(body));
  await channel.waitForConfirms();
  await broker.close();
  const store = await openDeadLetterStore(url, namespace);
  try {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const died = (await store.list()).find((letter) => letter.body === body);
      if (died !== undefined) return died.id;
    }
    throw new Error(`${queue} has kept the message`);
  } finally {
    await store.close();
  }
}
