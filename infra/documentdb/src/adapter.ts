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
  /** An engine prepared by `prepareDatabase`. */
  postgres: PostgresAddress;
  /** Port 0 picks a free one. */
  host: string;
  port: number;
  logger: Logger;
  /** Refuses every command, operator and stage that is not in `promises.ts`. */
  strict?: boolean;
  /** Credentials of clients (SCRAM-SHA-256, authSource admin). Without them, anyone who reaches the port may run everything. */
  credentials?: Credentials | undefined;
  /** Warm connections for reads, and as many for writes outside transactions. A few busy ones are faster than many. */
  poolSize?: number;
  /** Limit of open transactions. A further one waits up to ten seconds. */
  transactionPoolSize?: number;
  /** Maximum duration of a transaction, in milliseconds. */
  transactionLifetime?: number;
  /**
   * Time for which the transaction of a disconnected client stays open, in milliseconds. Its driver may commit it on another connection.
   */
  disconnectGrace?: number;
  /** Time for which an unused cursor stays open, in milliseconds. */
  cursorLifetime?: number;
};

export type DocumentDbAdapter = {
  /** Value for `MONGODB_URI`. */
  uri: string;
  port: number;
  /** Stops accepting connections, waits for running commands and aborts open transactions. */
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
