import path from 'node:path';
import { connect } from 'node:net';
import { freePort } from '../process/free-port.ts';
import type { Part, Server } from './part.ts';
import { postgresServer } from './postgres-server.ts';
import type { Runtime } from './runtime.ts';

/** PostgreSQL with DocumentDB and, as a process of its own, the adapter that speaks MongoDB's wire protocol in front of it. */
export async function privateDocumentDb(runtime: Runtime, versions: Record<string, string>, dataFolder: string): Promise<Part> {
  const postgresPort = await freePort();
  const port = await freePort();
  return {
    name: 'documents',
    source: 'debian-root',
    url: `mongodb://127.0.0.1:${port}/?directConnection=true`,
    extraUrls: { DOCUMENTDB_POSTGRES_URL: `postgres://postgres@127.0.0.1:${postgresPort}/postgres` },
    servers: [
      postgresServer(runtime, '/usr/lib/postgresql/18/bin', path.join(dataFolder, 'postgres'), postgresPort),
      adapter(postgresPort, port),
    ],
    describe: () => Promise.resolve(`DocumentDB ${upstream(versions['postgresql-18-documentdb'])} on PostgreSQL ${upstream(versions['postgresql-18'])}`),
  };
}

function adapter(postgresPort: number, port: number): Server {
  const env = { ...process.env, DOCUMENTDB_POSTGRES_PORT: String(postgresPort), DOCUMENTDB_PORT: String(port) };
  return {
    name: 'documentdb',
    definition: { command: process.execPath, args: [path.join(import.meta.dirname, 'documentdb-main.ts')], env },
    probe: () => listens(port),
  };
}

/** The adapter listens once its connections are open and warm. */
function listens(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
}

const upstream = (version: string | undefined): string => version?.replace(/^\d+:/, '').replace(/[-+][^-]*$/, '') ?? '';
