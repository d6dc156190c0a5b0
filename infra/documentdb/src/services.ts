import type { Services } from './commands/command.ts';
import { CursorStore } from './cursors/cursor-store.ts';
import { endCursors } from './cursors/end-cursors.ts';
import { connectionSettings } from './engine.ts';
import { Gate } from './gate.ts';
import type { Logger } from './logger.ts';
import type { PostgresAddress } from './postgres/postgres-connection.ts';
import { PostgresPool } from './postgres/postgres-pool.ts';
import { warmUp } from './postgres/warm-up.ts';
import { forgetStaleSessions } from './sessions/session-record.ts';
import { Statistics } from './statistics/statistics.ts';
import { Transactions } from './transactions/transactions.ts';

export type ServiceOptions = {
  postgres: PostgresAddress;
  logger: Logger;
  poolSize: number;
  transactionPoolSize: number;
  transactionLifetime: number;
  cursorLifetime: number;
};

export type OpenServices = Services & { close: () => Promise<void> };

/** How long a transaction waits for a document that another one has written, before it is told to run again. */
const lockTimeout = '250ms';
/** A build waits for every transaction that is older than it; reads and writes need connections meanwhile. */
const buildsAtOnce = 2;
const sweepEvery = 5_000;
const forgetEvery = 10 * 60_000;

/** Opens the connections to the engine and what is built on them. @throws EngineUnavailableError, PostgresError */
export async function openServices(options: ServiceOptions): Promise<OpenServices> {
  const { logger, postgres: address } = options;
  const onTrouble = (message: string, error: unknown) => logger.warn({ err: error }, message);
  const shared = { address, warmUp, onTrouble };
  const pool = await PostgresPool.open({ ...shared, size: options.poolSize, settings: connectionSettings });
  const transactionPool = await PostgresPool.open({
    ...shared,
    size: options.transactionPoolSize,
    settings: { ...connectionSettings, lock_timeout: lockTimeout },
  });
  const cursors = new CursorStore(options.cursorLifetime, (ids) => {
    endCursors(pool, ids).catch((error: unknown) => onTrouble('ended cursors stay with the engine until they expire', error));
  });
  const transactions = new Transactions({
    pool: transactionPool,
    lifetime: options.transactionLifetime,
    onEnd: (session, number) => cursors.killOfTransaction(session, number),
  });
  const statistics = new Statistics(pool, onTrouble);
  const sweeping = setInterval(() => {
    cursors.killIdle(Date.now());
    transactions.forgetStale(Date.now());
  }, Math.min(sweepEvery, options.cursorLifetime));
  const forgetting = setInterval(() => {
    forgetStaleSessions(pool).catch((error: unknown) => onTrouble('old session records were not removed', error));
  }, forgetEvery);
  const close = async () => {
    clearInterval(sweeping);
    clearInterval(forgetting);
    statistics.close();
    await transactions.abortAll();
    transactionPool.close();
    pool.close();
  };
  return { pool, cursors, transactions, statistics, indexBuilds: new Gate(buildsAtOnce), close };
}
