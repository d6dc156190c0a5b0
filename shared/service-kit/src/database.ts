import mongoose from 'mongoose';
import type { ClientSession, Connection } from 'mongoose';
import type { Bus } from '@gvg/messaging/bus';
import type { DependencyState } from './health.ts';
import type { Logger } from './logger.ts';

/** Connects to one database; rejects when it cannot be reached within ten seconds. Writes count once the majority has them. */
export async function connectDatabase({ uri, name, logger }: { uri: string; name: string; logger: Logger }): Promise<Connection> {
  const connection = mongoose.createConnection(uri, { dbName: name, serverSelectionTimeoutMS: 10_000, maxPoolSize: 50, writeConcern: { w: 'majority' } });
  connection.on('error', (error) => {
    logger.error({ err: error }, 'the database connection failed');
  });
  return connection.asPromise();
}

export async function checkDatabase(connection: Connection): Promise<DependencyState> {
  await connection.db?.command({ ping: 1 });
  const ready = connection.readyState === mongoose.ConnectionStates.connected;
  return { ready, detail: ready ? 'connected' : 'not connected' };
}

/**
 * Runs `work` in one transaction: all of its writes, its events included, or none. Repeated by the driver on a passing conflict, so `work`
 * does nothing that cannot be done again. After the commit the outbox is told.
 */
export async function transact<Result>(connection: Connection, bus: Pick<Bus, 'nudge'> | undefined, work: (session: ClientSession) => Promise<Result>): Promise<Result> {
  const session = await connection.startSession();
  try {
    const result = await session.withTransaction(() => work(session), { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } });
    bus?.nudge();
    return result;
  } finally {
    await session.endSession();
  }
}
