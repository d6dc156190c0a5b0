import path from 'node:path';
import { freePort } from '../process/free-port.ts';
import { probePort } from '../process/probe-port.ts';
import { repository } from '../state/paths.ts';
import type { BackingService, Server } from './backing-service.ts';
import { postgresServer } from './postgres-server.ts';
import type { Runtime } from './runtime.ts';

/** PostgreSQL with DocumentDB and, as a separate process, the adapter that serves MongoDB's wire protocol. */
export async function privateDocumentDb(runtime: Runtime, versions: Record<string, string>, dataFolder: string, strict: boolean): Promise<BackingService> {
  const postgresPort = await freePort();
  const port = await freePort();
  return {
    name: 'documents',
    source: 'debian-root',
    url: `mongodb://127.0.0.1:${port}/?directConnection=true`,
    extraUrls: { DOCUMENTDB_POSTGRES_URL: `postgres://postgres@127.0.0.1:${postgresPort}/postgres` },
    servers: [
      postgresServer(runtime, '/usr/lib/postgresql/18/bin', path.join(dataFolder, 'postgres'), postgresPort),
      adapter(postgresPort, port, strict),
    ],
    describe: () => Promise.resolve(`DocumentDB ${upstream(versions['postgresql-18-documentdb'])} on PostgreSQL ${upstream(versions['postgresql-18'])}`),
  };
}

function adapter(postgresPort: number, port: number, strict: boolean): Server {
  const address = { HOST: '127.0.0.1', PORT: String(port), PGHOST: '127.0.0.1', PGPORT: String(postgresPort), PGUSER: 'postgres', PGDATABASE: 'postgres' };
  const env = { ...process.env, ...address, STRICT: strict ? '1' : '0' };
  return {
    name: 'documentdb',
    definition: { command: process.execPath, args: [path.join(repository, 'infra/documentdb/src/main.ts')], env },
    // The adapter listens only once the engine is prepared and its connection pool is open.
    probe: () => probePort(port),
  };
}

const upstream = (version: string | undefined): string => version?.replace(/^\d+:/, '').replace(/[-+][^-]*$/, '') ?? '';
