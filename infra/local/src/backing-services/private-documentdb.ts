import path from 'node:path';
import { freePort } from '@gvg/testing/free-port';
import { probePort } from '../process/probe-port.ts';
import { repository } from '../state/paths.ts';
import type { BackingService, Server } from './backing-service.ts';
import { user } from './credentials.ts';
import { postgresPort, postgresServer } from './postgres-server.ts';
import type { Runtime } from './runtime.ts';
import { shortPath } from './short-path.ts';
import type { SourceContext } from './source.ts';

/** PostgreSQL with DocumentDB and, as a separate process, the adapter that serves MongoDB's wire protocol. */
export async function privateDocumentDb(
  runtime: Runtime,
  versions: Record<string, string>,
  { dataFolder, passwords, strictDocuments }: SourceContext,
): Promise<BackingService> {
  const port = await freePort();
  const url = `mongodb://${user}:${passwords.documents}@127.0.0.1:${port}/?directConnection=true`;
  const postgresFolder = path.join(dataFolder, 'postgres');
  runtime.prepare(postgresFolder);
  const socketFolder = shortPath(runtime.hostPath(postgresFolder));
  return {
    name: 'documents',
    source: 'debian-root',
    url,
    extraUrls: {
      DOCUMENTDB_POSTGRES_URL: `postgres://postgres@${encodeURIComponent(socketFolder.path)}:${postgresPort}/postgres`,
    },
    servers: [
      postgresServer(runtime, '/usr/lib/postgresql/18/bin', postgresFolder, socketFolder.path),
      adapter(socketFolder.path, new URL(url), strictDocuments),
    ],
    stop: () => Promise.resolve(socketFolder.remove()),
    describe: () =>
      Promise.resolve(
        `DocumentDB ${upstream(versions['postgresql-18-documentdb'])} on PostgreSQL ${upstream(versions['postgresql-18'])}`,
      ),
  };
}

function adapter(socketFolder: string, url: URL, strict: boolean): Server {
  const listener = { HOST: url.hostname, PORT: url.port, AUTH_USER: url.username, AUTH_PASSWORD: url.password };
  const engine = { PGHOST: socketFolder, PGPORT: String(postgresPort), PGUSER: 'postgres', PGDATABASE: 'postgres' };
  return {
    name: 'documentdb',
    definition: {
      command: process.execPath,
      args: [path.join(repository, 'infra/documentdb/src/main.ts')],
      env: { ...process.env, ...listener, ...engine, STRICT: strict ? '1' : '0' },
    },
    // The adapter listens only once the engine is prepared and its connection pool is open.
    probe: () => probePort(Number(url.port)),
  };
}

const upstream = (version: string | undefined): string => version?.replace(/^\d+:/, '').replace(/[-+][^-]*$/, '') ?? '';
