import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresAddress, PostgresSettings } from './postgres/postgres-connection.ts';
import { PostgresConnection } from './postgres/postgres-connection.ts';
import { EngineUnavailableError } from './postgres/postgres.error.ts';
import { collectionSchema } from './commands/collection-schema.ts';
import { adapterSchema } from './sessions/session-schema.ts';

/** Settings of each of the adapter’s connections, so that it works with any defaults of the server. */
export const connectionSettings: PostgresSettings = {
  'documentdb_core.enableCollation': 'on',
  // Cursors are continued on whichever connection is free; stored in a backend they would pin it.
  'documentdb.useFileBasedPersistedCursors': 'on',
  // A deadlock fails the whole command, which then has had no effect and is run again.
  'documentdb.throwDeadlockOnCRUD': 'on',
  // Compiling a plan costs more than any of the shop’s queries.
  jit: 'off',
};

/** How long an unused cursor stays open, in seconds: MongoDB’s ten minutes. */
export const cursorIdleSeconds = 600;

/** Required settings in postgresql.conf of a private engine; port, sockets and data folder depend on who starts it. */
export const postgresqlConf: PostgresSettings = {
  shared_preload_libraries: 'pg_cron,pg_documentdb_core,pg_documentdb,pg_documentdb_extended_rum',
  'cron.database_name': 'postgres',
  // Jobs run as background workers: no connection of their own, no row stored for each run.
  'cron.use_background_workers': 'on',
  'cron.log_run': 'off',
  'cron.log_statement': 'off',
  // Indexes of this kind answer in order: a sorted, limited list reads as many entries as it returns.
  'documentdb.alternate_index_handler_name': 'extended_rum',
  ...connectionSettings,
  'documentdb.defaultCursorExpiryTimeLimitSeconds': String(cursorIdleSeconds),
  // For documents above what rows hold unpacked (commands/collection-schema.ts): pglz, the default, takes longer.
  default_toast_compression: 'lz4',
  // The planner chooses those indexes only with fresh statistics.
  autovacuum_naptime: '5s',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '/tmp',
  max_connections: '100',
  // What the lists of a shop of 100,000 orders read stays in the cache; 128 MB, the default, hold too little of it. Memory is taken when it is first used.
  shared_buffers: '512MB',
  // A backend whose client was killed cancels its statement instead of finishing it.
  client_connection_check_interval: '2s',
};

const startTimeoutMs = 60_000;

/**
 * Makes a database ready for the adapter: extensions, its own tables, index builds on demand. Safe to repeat.
 * Waits up to a minute for an engine that is still starting. @throws EngineUnavailableError, PostgresError
 */
export async function prepareDatabase(address: PostgresAddress): Promise<void> {
  const connection = await connectWhenReady(address, Date.now() + startTimeoutMs);
  try {
    // Two adapters that start at once must not create the same things twice.
    await connection.query('select pg_advisory_lock(7305812)');
    for (const extension of ['documentdb', 'documentdb_extended_rum']) {
      await connection.query(`create extension if not exists ${extension} cascade`);
      await connection.query(`alter extension ${extension} update`);
    }
    await connection.query(adapterSchema);
    await connection.query(collectionSchema);
    // The adapter builds indexes itself, at once; the engine’s jobs, every two seconds by default, only pick up what a crash left.
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
