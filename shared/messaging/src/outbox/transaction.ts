import { randomUUID } from 'node:crypto';
import type { ClientSession, Connection } from 'mongoose';
import type { EventContract } from '@gvg/contracts/definitions/event';
import { toOutboxRow } from './outbox.ts';
import type { EventToRecord } from './outbox.ts';
import { outboxCollection } from './outbox-store.ts';
import type { StoredOutboxRow } from './outbox-store.ts';

/** One attempt of a database transaction. */
export interface Transaction {
  /** Required in every read and write of the transaction: `model.updateOne(filter, change, { session })`. */
  session: ClientSession;
  /**
   * Adds an event to the outbox. It is committed with the change that it describes, or not at all, and published after the commit. Events
   * of one subject are recorded in the order of their revisions. Returns the event's id. Throws a ZodError if `data` does not match the
   * contract.
   */
  record<C extends EventContract>(event: EventToRecord<C>): string;
  /** Runs after the commit, before the result is returned. Must not throw. */
  afterCommit(hook: () => Promise<void> | void): void;
}

/**
 * Runs `work` in one transaction. The driver repeats it on transient errors, so `work` must be repeatable, and must not begin another
 * transaction.
 */
export type WithTransaction = <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;

/** Time in which only the process that recorded an event publishes it. Afterwards, if that process was killed, any relay does. */
const claimMs = 2_000;

/** Token of this process in the rows that it has claimed. */
const processClaim = randomUUID();

const transactionOptions = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } } as const;

/** `publish` receives the events of each transaction after its commit. Without it they are left to the relay of another process. */
export function openTransactions(
  connection: Connection,
  publish?: (rows: readonly StoredOutboxRow[]) => void,
): WithTransaction {
  async function insert(rows: StoredOutboxRow[], session: ClientSession): Promise<void> {
    if (rows.length === 0) return;
    const claim = { claim: processClaim, claimedUntil: new Date(Date.now() + claimMs) };
    if (publish !== undefined) for (const row of rows) Object.assign(row, claim);
    await outboxCollection(connection).insertMany(rows, { session });
  }

  return (work) =>
    connection.withSession(async (session) => {
      let rows: StoredOutboxRow[] = [];
      let hooks: (() => Promise<void> | void)[] = [];
      const attempt = async () => {
        const recorded: StoredOutboxRow[] = [];
        [rows, hooks] = [recorded, []];
        const record: Transaction['record'] = (event) => {
          const row = toOutboxRow(event);
          recorded.push(row);
          return row.eventId;
        };
        const result = await work({ session, record, afterCommit: (hook) => void hooks.push(hook) });
        await insert(recorded, session);
        return result;
      };
      const result = await session.withTransaction(attempt, transactionOptions);
      publish?.(rows);
      await Promise.all(hooks.map((hook) => hook()));
      return result;
    });
}
