import type { Services } from './commands/command.ts';
import { CursorStore } from './cursors/cursor-store.ts';
import { endCursors } from './cursors/end-cursors.ts';
import { connectionSettings } from './engine.ts';
import { Semaphore } from './semaphore.ts';
import type { Logger } from './logger.ts';
import type { PostgresAddress, PostgresSettings } from './postgres/postgres-connection.ts';
import { PostgresPool } from './postgres/postgres-pool.ts';
import { warmUp } from './postgres/warm-up.ts';
import { scramCredentials } from './scram/scram-server.ts';
import { forgetStaleSessions } from './sessions/session-record.ts';
import { Statistics } from './statistics/statistics.ts';
import { Transactions } from './transactions/transactions.ts';

export type ServiceOptions = {
  postgres: PostgresAddress;
  logger: Logger;
  poolSize: number;
  transactionPoolSize: number;
  transactionLifetime: number;
  disconnectGrace: number;
  cursorLifetime: number;
  credentials: Credentials | undefined;
};

/** The adapter’s only user. Both values are printable ASCII. */
export type Credentials = { user: string; password: string };

export type OpenServices = Services & { close: () => Promise<void> };

/** Time for which a transaction waits for a document written by another one, before it fails with a WriteConflict. */
const transactionLockTimeout = '250ms';
/** Time for which a write outside a transaction waits for a lock before it returns its connection and tries again. */
const writeLockTimeout = '100ms';
/** An index build waits for every older transaction, and reads need connections in the meantime. */
const buildsAtOnce = 2;
const sweepEvery = 5_000;
const forgetEvery = 10 * 60_000;

/**
 * Opens the connections to the engine and the services on top of them.
 * @throws EngineUnavailableError, PostgresError
 */
export async function openServices(options: ServiceOptions): Promise<OpenServices> {
  const { logger, postgres: address } = options;
  const onWarning = (message: string, error: unknown) => logger.warn({ err: error }, message);
  const credentials =
    options.credentials && (await scramCredentials(options.credentials.user, options.credentials.password));
  const shared = { address, warmUp, onWarning };
  const openPool = (size: number, settings: PostgresSettings = {}) =>
    PostgresPool.open({ ...shared, size, settings: { ...connectionSettings, ...settings } });
  const readPool = await openPool(options.poolSize);
  const writePool = await openPool(options.poolSize, { lock_timeout: writeLockTimeout });
  const transactionPool = await openPool(options.transactionPoolSize, { lock_timeout: transactionLockTimeout });
  const cursors = new CursorStore(options.cursorLifetime, (ids) => {
    endCursors(readPool, ids).catch((error: unknown) =>
      onWarning('ended cursors stay with the engine until they expire', error),
    );
  });
  const transactions = new Transactions({
    pool: transactionPool,
    readPool,
    lifetime: options.transactionLifetime,
    disconnectGrace: options.disconnectGrace,
    onEnd: (session, number) => cursors.killOfTransaction(session, number),
  });
  const statistics = new Statistics(readPool, onWarning);
  const sweeping = setInterval(
    () => {
      cursors.killIdle(Date.now());
      transactions.forgetStale(Date.now());
    },
    Math.min(sweepEvery, options.cursorLifetime),
  );
  const forgetting = setInterval(() => {
    forgetStaleSessions(writePool).catch((error: unknown) => onWarning('old session records were not removed', error));
  }, forgetEvery);
  const close = async () => {
    clearInterval(sweeping);
    clearInterval(forgetting);
    statistics.close();
    await transactions.abortAll();
    transactionPool.close();
    writePool.close();
    readPool.close();
  };
  return {
    readPool,
    writePool,
    cursors,
    transactions,
    statistics,
    indexBuilds: new Semaphore(buildsAtOnce),
    credentials,
    close,
  };
}
