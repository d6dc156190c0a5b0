import mongoose from 'mongoose';
import type { ClientSession, Connection } from 'mongoose';
import type { Bus } from '@gvg/messaging/bus';
import { claimRecorded } from '@gvg/messaging/outbox';
import { openTransactions } from '@gvg/messaging/transaction';
import type { WithTransaction } from '@gvg/messaging/transaction';
import type { DependencyState } from './health.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { Logger } from './logger.ts';

const maxPoolSize = 50;
/** Fewer than the pool has connections: a transaction that waits for its turn at the database holds one, and those that are open need one for their next statement. */
const maxTransactions = 20;

type Limit = ReturnType<typeof limitConcurrency>;
const limits = new WeakMap<Connection, Limit>();

function limitOf(connection: Connection): Limit {
  const limit = limits.get(connection) ?? limitConcurrency(maxTransactions);
  limits.set(connection, limit);
  return limit;
}

/** Connects to one database; rejects when it cannot be reached within ten seconds. Writes are acknowledged by the majority. */
export async function connectDatabase({
  uri,
  name,
  logger,
}: {
  uri: string;
  name: string;
  logger: Logger;
}): Promise<Connection> {
  const connection = mongoose.createConnection(uri, {
    dbName: name,
    serverSelectionTimeoutMS: 10_000,
    maxPoolSize,
    writeConcern: { w: 'majority' },
  });
  connection.on('error', (error) => {
    logger.error({ err: error }, 'database connection failed');
  });
  return connection.asPromise();
}

export async function checkDatabase(connection: Connection): Promise<DependencyState> {
  await connection.db?.command({ ping: 1 });
  const ready = connection.readyState === mongoose.ConnectionStates.connected;
  return { ready, detail: ready ? 'connected' : 'not connected' };
}

/** Transactions of the connection, of which so many run at once; the bus publishes their events after the commit. */
export function createWithTransaction(connection: Connection, bus?: Pick<Bus, 'publish'>): WithTransaction {
  const [limited, withTransaction] = [limitOf(connection), openTransactions(connection, bus?.publish)];
  return (work) => limited(() => withTransaction(work));
}

/**
 * Runs `work` in one transaction: all of its writes, including events, are committed or none. The driver repeats it on transient errors, so `work`
 * must be repeatable, and must not begin another. Publishes the events after the commit.
 */
export function transact<Result>(
  connection: Connection,
  bus: Pick<Bus, 'publish'> | undefined,
  work: (session: ClientSession) => Promise<Result>,
): Promise<Result> {
  return limitOf(connection)(() => runTransaction(connection, bus, work));
}

async function runTransaction<Result>(
  connection: Connection,
  bus: Pick<Bus, 'publish'> | undefined,
  work: (session: ClientSession) => Promise<Result>,
): Promise<Result> {
  const session = await connection.startSession();
  try {
    let recorded: ReturnType<typeof claimRecorded> = [];
    const attempt = () => {
      if (bus !== undefined) recorded = claimRecorded(session);
      return work(session);
    };
    const result = await session.withTransaction(attempt, {
      readConcern: { level: 'snapshot' },
      writeConcern: { w: 'majority' },
    });
    bus?.publish(recorded);
    return result;
  } finally {
    await session.endSession();
  }
}
