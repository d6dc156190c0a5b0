import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresAddress, PostgresSettings } from './postgres/postgres-connection.ts';
import { PostgresConnection } from './postgres/postgres-connection.ts';
import { EngineUnavailableError } from './postgres/postgres.error.ts';
import { collectionSchema } from './commands/collection-schema.ts';
import { adapterSchema } from './sessions/session-schema.ts';

/** Settings of every connection of the adapter, so that it works with any server defaults. */
export const connectionSettings: PostgresSettings = {
  'documentdb_core.enableCollation': 'on',
  // Cursors continue on any free connection. If stored in a backend they would be pinned to it.
  'documentdb.useFileBasedPersistedCursors': 'on',
  // A deadlock fails the whole command, which then has no effect and is repeated.
  'documentdb.throwDeadlockOnCRUD': 'on',
  // Compiling a plan costs more than any query of the shop.
  jit: 'off',
};

/** Time for which an unused cursor stays open, in seconds. As in MongoDB, ten minutes. */
export const cursorIdleSeconds = 600;

/** Required settings in postgresql.conf of a private engine. Port, sockets and data folder are set where it is started. */
export const postgresqlConf: PostgresSettings = {
  shared_preload_libraries: 'pg_cron,pg_documentdb_core,pg_documentdb,pg_documentdb_extended_rum',
  'cron.database_name': 'postgres',
  // Jobs run as background workers: without their own connections and without a stored row for each run.
  'cron.use_background_workers': 'on',
  'cron.log_run': 'off',
  'cron.log_statement': 'off',
  // Indexes of this kind return entries in order: a sorted, limited list reads only as many entries as it returns.
  'documentdb.alternate_index_handler_name': 'extended_rum',
  ...connectionSettings,
  'documentdb.defaultCursorExpiryTimeLimitSeconds': String(cursorIdleSeconds),
  // For documents too large to stay unpacked in a row (commands/collection-schema.ts). The default, pglz, is slower.
  default_toast_compression: 'lz4',
  // The planner chooses these indexes only with fresh statistics.
  autovacuum_naptime: '5s',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '/tmp',
  max_connections: '100',
  // Holds the data that the lists of a shop of 100,000 orders read. The default of 128 MB is too small. Memory is only taken on first use.
  shared_buffers: '512MB',
  // Cancels the statement of a backend whose client was killed.
  client_connection_check_interval: '2s',
};

const startTimeoutMs = 60_000;

/**
 * Prepares a database for the adapter: extensions, its own tables, index builds on demand. Safe to repeat. Waits up to a minute for an
 * engine that is still starting.
 * @throws EngineUnavailableError, PostgresError
 */
export async function prepareDatabase(address: PostgresAddress): Promise<void> {
  const connection = await connectWhenReady(address, Date.now() + startTimeoutMs);
  try {
    // Prevents two adapters that start at once from creating the same objects twice.
    await connection.query('select pg_advisory_lock(7305812)');
    for (const extension of ['documentdb', 'documentdb_extended_rum']) {
      await connection.query(`create extension if not exists ${extension} cascade`);
      await connection.query(`alter extension ${extension} update`);
    }
    await connection.query(adapterSchema);
    await connection.query(collectionSchema);
    // The adapter builds indexes itself, immediately. The engine’s jobs, which run every two seconds by default, only resume builds after a
    // crash.
    await connection.query(
      `select cron.alter_job(jobid, schedule => '* * * * *') from cron.job where command like '%build_index_concurrently%' and schedule <> '* * * * *'`,
    );
  } finally {
    connection.close();
  }
}

async function connectWhenReady(address: PostgresAddress, deadline: number): Promise<PostgresConnection> {
  for (;;) {
    try {
      return await PostgresConnection.open(address, {});
    } catch (error) {
      if (!(error instanceof EngineUnavailableError) || Date.now() > deadline) throw error;
      await pause(100);
    }
  }
}
