import path from 'node:path';
import { freePort } from '../process/free-port.ts';
import { listens } from '../process/listens.ts';
import type { Part, Server } from './part.ts';
import { postgresServer } from './postgres-server.ts';
import type { Runtime } from './runtime.ts';

/** PostgreSQL with DocumentDB and, as a process of its own, the adapter that speaks MongoDB's wire protocol in front of it. */
export async function privateDocumentDb(runtime: Runtime, versions: Record<string, string>, dataFolder: string, strict: boolean): Promise<Part> {
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
  const env = { ...process.env, DOCUMENTDB_POSTGRES_PORT: String(postgresPort), DOCUMENTDB_PORT: String(port), DOCUMENTDB_STRICT: String(strict) };
  return {
    name: 'documentdb',
    definition: { command: process.execPath, args: [path.join(import.meta.dirname, 'documentdb-main.ts')], env },
    // It listens once its connections are open and warm.
    probe: () => listens(port),
  };
}

const upstream = (version: string | undefined): string => version?.replace(/^\d+:/, '').replace(/[-+][^-]*$/, '') ?? '';
