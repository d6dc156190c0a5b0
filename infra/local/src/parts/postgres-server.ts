import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../process/run-command.ts';
import type { Server } from './part.ts';
import type { Runtime } from './runtime.ts';

/** PostgreSQL with DocumentDB. */
export function postgresServer(runtime: Runtime, programs: string, dataFolder: string, port: number): Server {
  runtime.prepare(dataFolder);
  const inside = runtime.inside(dataFolder);
  const psql = runtime.command(`${programs}/psql`, ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-q', ...extensions], dataFolder);
  const ready = runtime.command(`${programs}/pg_isready`, ['-h', '127.0.0.1', '-p', String(port)], dataFolder);
  return {
    name: 'postgres',
    definition: {
      ...runtime.command(`${programs}/postgres`, ['-D', `${inside}/cluster`, '-p', String(port)], dataFolder),
      // Fast shutdown: ends sessions, keeps what was committed.
      stopSignal: 'SIGINT',
    },
    beforeStart: () => createCluster(runtime, programs, dataFolder),
    probe: async () => {
      const { code, output } = await runCommand(ready.command, ready.args, { env: ready.env, timeout: 5_000 });
      if (code !== 0) throw new Error(output.trim());
    },
    afterStart: async () => {
      const { code, output } = await runCommand(psql.command, psql.args, { env: psql.env, timeout: 60_000 });
      if (code !== 0) throw new Error(`DocumentDB’s extensions could not be created: ${output.trim()}`);
    },
  };
}

const extensions = ['-c', 'create extension if not exists documentdb cascade', '-c', 'create extension if not exists documentdb_extended_rum'];

const settings = [
  "shared_preload_libraries = 'pg_cron,pg_documentdb_core,pg_documentdb,pg_documentdb_extended_rum'",
  "cron.database_name = 'postgres'",
  "documentdb.alternate_index_handler_name = 'extended_rum'",
  'documentdb_core.enableCollation = on',
  'autovacuum_naptime = 5s',
  "unix_socket_directories = ''",
  "listen_addresses = '127.0.0.1'",
  'max_connections = 100',
];

/** Made under another name and renamed when whole, so that an interrupted first start begins anew. */
async function createCluster(runtime: Runtime, programs: string, dataFolder: string): Promise<void> {
  const folder = runtime.outside(dataFolder);
  const inside = runtime.inside(dataFolder);
  if (!existsSync(path.join(folder, 'cluster'))) {
    rmSync(path.join(folder, 'cluster.new'), { recursive: true, force: true });
    const initialise = runtime.command(`${programs}/initdb`, ['-D', `${inside}/cluster.new`, '--auth=trust', '--locale=C.UTF-8', '--encoding=UTF8', '-U', 'postgres'], dataFolder);
    const { code, output } = await runCommand(initialise.command, initialise.args, { env: initialise.env, timeout: 120_000 });
    if (code !== 0) throw new Error(`PostgreSQL’s data folder could not be made: ${output.trim()}`);
    renameSync(path.join(folder, 'cluster.new'), path.join(folder, 'cluster'));
  }
  writeFileSync(path.join(folder, 'cluster/postgresql.auto.conf'), `${settings.join('\n')}\n`);
}
