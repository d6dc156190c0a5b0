import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { ClientConnection } from './client-connection.ts';
import { authenticationDatabase } from './commands/authentication.commands.ts';
import { createDispatch } from './dispatch.ts';
import { cursorIdleSeconds } from './engine.ts';
import type { Logger } from './logger.ts';
import type { PostgresAddress } from './postgres/postgres-connection.ts';
import { guardRequest } from './promises/guard-request.ts';
import type { Credentials } from './services.ts';
import { openServices } from './services.ts';

export type AdapterOptions = {
  /** An engine that `prepareDatabase` has prepared. */
  postgres: PostgresAddress;
  /** Where to listen; port 0 takes a free one. */
  host: string;
  port: number;
  logger: Logger;
  /** Refuse every command, operator and stage that is not on the list of promises. */
  strict?: boolean;
  /** What clients must authenticate with (SCRAM-SHA-256, authSource admin); without it everybody who reaches the port may run everything. */
  credentials?: Credentials | undefined;
  /** Warm connections for reads, and as many for writes outside transactions; a few busy ones are faster than many. */
  poolSize?: number;
  /** How many transactions may be open at once; a further one waits up to ten seconds. */
  transactionPoolSize?: number;
  /** How long a transaction may stay open, in milliseconds. */
  transactionLifetime?: number;
  /** How long the transaction of a disconnected client stays open, in milliseconds: its driver may commit it on another connection. */
  disconnectGrace?: number;
  /** How long an unused cursor stays open, in milliseconds. */
  cursorLifetime?: number;
};

export type DocumentDbAdapter = {
  /** What `MONGODB_URI` is set to. */
  uri: string;
  port: number;
  /** Stops taking connections, lets running commands finish, aborts open transactions. */
  close(): Promise<void>;
};

const closeTimeoutMs = 5_000;

export const defaultPoolSize = 8;

/** Serves MongoDB’s wire protocol from a PostgreSQL with DocumentDB. @throws EngineUnavailableError, PostgresError */
export async function startDocumentDbAdapter(options: AdapterOptions): Promise<DocumentDbAdapter> {
  const { logger, strict = false } = options;
  const services = await openServices({
    poolSize: defaultPoolSize,
    transactionPoolSize: 8,
    transactionLifetime: 60_000,
    disconnectGrace: 5_000,
    cursorLifetime: cursorIdleSeconds * 1000,
    ...options,
    credentials: options.credentials,
  });
  const dispatch = createDispatch({ services, guard: strict ? guardRequest : () => undefined, logger });
  const connections = new Set<ClientConnection>();
  let accepted = 0;
  const server = net.createServer((socket) => {
    accepted += 1;
    const connection = new ClientConnection(socket, accepted, dispatch, logger);
    connections.add(connection);
    socket.on('close', () => {
      connections.delete(connection);
      connection.disconnected();
      services.transactions.abortAfterDisconnect(connection.client);
    });
  });
  try {
    server.listen(options.port, options.host);
    await once(server, 'listening');
  } catch (error) {
    await services.close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  const { password: _, ...engine } = options.postgres;
  logger.info(
    { port, strict, engine, authentication: options.credentials !== undefined },
    'the DocumentDB adapter listens',
  );
  return { uri: uriOf(options, port), port, close: () => close(server, connections, services.close) };
}

function uriOf({ host, credentials }: AdapterOptions, port: number): string {
  if (credentials === undefined) return `mongodb://${host}:${port}/?directConnection=true`;
  return `mongodb://${encodeURIComponent(credentials.user)}:${encodeURIComponent(credentials.password)}@${host}:${port}/?directConnection=true&authSource=${authenticationDatabase}`;
}

async function close(
  server: net.Server,
  connections: ReadonlySet<ClientConnection>,
  closeServices: () => Promise<void>,
): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  for (const connection of connections) connection.end();
  const deadline = setTimeout(() => {
    for (const connection of connections) connection.destroy();
  }, closeTimeoutMs);
  await closed;
  clearTimeout(deadline);
  await closeServices();
}
