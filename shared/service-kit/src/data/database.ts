import mongoose from 'mongoose';
import type { Connection } from 'mongoose';
import PQueue from 'p-queue';
import type { Bus } from '@gvg/messaging/bus';
import { openTransactions } from '@gvg/messaging/outbox/transaction';
import type { WithTransaction } from '@gvg/messaging/outbox/transaction';
import type { DependencyState } from '../lifecycle/health.ts';
import type { Logger } from '../telemetry/logger.ts';

const maxPoolSize = 50;
/**
 * Below the pool size: a transaction waiting at the database holds a connection, and open transactions need one for their next statement.
 */
const maxTransactions = 20;

/** Connects to one database. Rejects if it cannot be reached within ten seconds. Writes are acknowledged by the majority. */
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

/** Runs at most `maxTransactions` of the connection's transactions at once. The bus publishes their events after the commit. */
export function createWithTransaction(connection: Connection, bus?: Pick<Bus, 'publish'>): WithTransaction {
  const queue = new PQueue({ concurrency: maxTransactions });
  const withTransaction = openTransactions(connection, bus?.publish);
  return (work) => queue.add(() => withTransaction(work));
}
