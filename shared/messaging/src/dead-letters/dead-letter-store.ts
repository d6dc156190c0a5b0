import { connect } from 'amqplib';
import type { ConfirmChannel, GetMessage } from 'amqplib';
import { readDeadLetter, replayOptions } from './dead-letter.ts';
import type { DeadLetter } from './dead-letter.ts';
import { deadLetterQueue } from '../broker/names.ts';
import { declareShared } from '../broker/topology.ts';

export interface ReplayResult {
  replayed: DeadLetter[];
  /** Still in the dead letters, because their consumer's queue does not exist. */
  undeliverable: DeadLetter[];
}

/** The dead letters of one namespace, for an operator. Listing does not remove them. */
export interface DeadLetterStore {
  list(): Promise<DeadLetter[]>;
  /**
   * Republishes each selected message to the queue of the consumer that failed. The inbox and the revision guard prevent duplicate or
   * outdated effects.
   */
  replay(isSelected: (letter: DeadLetter) => boolean): Promise<ReplayResult>;
  close(): Promise<void>;
}

export async function openDeadLetterStore(url: string, namespace: string): Promise<DeadLetterStore> {
  const broker = await connect(url, { timeout: 10_000, clientProperties: { connection_name: 'dead letters' } });
  const queue = deadLetterQueue(namespace);

  /** Unacknowledged messages return to the queue when the channel closes. */
  async function withLetters<Result>(
    work: (channel: ConfirmChannel, messages: GetMessage[]) => Promise<Result>,
  ): Promise<Result> {
    const channel = await broker.createConfirmChannel();
    try {
      await declareShared(channel, namespace);
      const messages: GetMessage[] = [];
      for (let message = await channel.get(queue); message !== false; message = await channel.get(queue))
        messages.push(message);
      return await work(channel, messages);
    } finally {
      await channel.close();
    }
  }

  return {
    list: () =>
      withLetters(async (_channel, messages) =>
        messages.map(readDeadLetter).sort((a, b) => a.diedAt.localeCompare(b.diedAt)),
      ),

    replay: (isSelected) =>
      withLetters(async (channel, messages) => {
        const result: ReplayResult = { replayed: [], undeliverable: [] };
        for (const message of messages) {
          const letter = readDeadLetter(message);
          if (!isSelected(letter)) continue;
          if (await republish(channel, letter.queue, message)) {
            channel.ack(message);
            result.replayed.push(letter);
          } else {
            result.undeliverable.push(letter);
          }
        }
        return result;
      }),

    close: () => broker.close(),
  };
}

/** Returns false if the queue does not exist: the broker then returns the message before it confirms it. */
async function republish(channel: ConfirmChannel, queue: string, message: GetMessage): Promise<boolean> {
  let returned = false;
  const onReturn = () => {
    returned = true;
  };
  channel.once('return', onReturn);
  channel.publish('', queue, message.content, { ...replayOptions(message), persistent: true, mandatory: true });
  await channel.waitForConfirms();
  channel.off('return', onReturn);
  return !returned;
}
