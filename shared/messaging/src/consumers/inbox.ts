import type { ClientSession, Connection, mongo } from 'mongoose';
import { isDuplicateKey } from '../duplicate-key.ts';
import type { Transaction, WithTransaction } from '../outbox/transaction.ts';

interface InboxRow {
  _id: { consumer: string; eventId: string };
  handledAt: Date;
}

/** Must exceed the time that a message can wait at the broker or in the dead letters before it is replayed. */
const retentionSeconds = 90 * 24 * 3600;

/** Ensures that each event is handled once: its row and the handler's effect are committed together. */
export interface Inbox {
  /** Returns false without running `effect` if this consumer has already handled the event. */
  once(consumer: string, eventId: string, effect: (transaction: Transaction) => Promise<void>): Promise<boolean>;
}

/** Aborts the transaction without a database error, which the driver would retry. */
class AlreadyHandledError extends Error {}

export async function openInbox(connection: Connection, withTransaction: WithTransaction): Promise<Inbox> {
  if (connection.db === undefined) throw new Error('the database is not connected');
  const inbox: mongo.Collection<InboxRow> = connection.db.collection<InboxRow>('inbox');
  await inbox.createIndex({ handledAt: 1 }, { expireAfterSeconds: retentionSeconds });

  async function insertRow(consumer: string, eventId: string, session: ClientSession): Promise<void> {
    try {
      await inbox.insertOne({ _id: { consumer, eventId }, handledAt: new Date() }, { session });
    } catch (error) {
      if (isDuplicateKey(error)) throw new AlreadyHandledError();
      throw error;
    }
  }

  return {
    async once(consumer, eventId, effect) {
      try {
        // The driver retries the transaction with backoff while the database labels the failure as transient.
        await withTransaction(async (transaction) => {
          await insertRow(consumer, eventId, transaction.session);
          await effect(transaction);
        });
        return true;
      } catch (error) {
        if (error instanceof AlreadyHandledError) return false;
        throw error;
      }
    },
  };
}
