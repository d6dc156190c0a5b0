import type { CursorStore } from '../cursors/cursor-store.ts';
import type { Statistics } from '../statistics/statistics.ts';
import type { Semaphore } from '../semaphore.ts';
import type { Executor } from '../postgres/executor.ts';
import type { PostgresPool } from '../postgres/postgres-pool.ts';
import type { ScramCredentials, ScramServer } from '../scram/scram-server.ts';
import type { SessionId } from '../sessions/session-id.ts';
import type { Transaction } from '../transactions/transaction.ts';
import type { Transactions } from '../transactions/transactions.ts';
import type { Reply } from '../wire/reply.ts';
import type { Request } from '../wire/request.ts';

/** What all clients share. */
export type Services = {
  /** Connections for reads, which wait for no lock, and for index builds. */
  readPool: PostgresPool;
  /** Connections for writes outside transactions and for commands that change collections: lock waits time out after a short time. */
  writePool: PostgresPool;
  cursors: CursorStore;
  transactions: Transactions;
  statistics: Statistics;
  indexBuilds: Semaphore;
  /** What clients must authenticate with; without it every client may run everything. */
  credentials: ScramCredentials | undefined;
};

/** The client that a command came from. */
export type Client = {
  readonly id: number;
  /** Where the client reached the adapter, as `host:port`. */
  readonly address: string;
  /** Whether its connection is closed: replies get lost, and it will not end its transaction. */
  gone: boolean;
  /** Set once the client is authenticated. */
  user: string | undefined;
  /** The authentication that has begun; `proved` once only MongoDB’s empty exchange is missing. */
  conversation: { scram: ScramServer; user: string; skipsEmptyExchange: boolean; proved: boolean } | undefined;
};

/** One running command: the request, its client, and where its statements run. */
export type CommandContext = {
  readonly request: Request;
  readonly client: Client;
  readonly services: Services;
  readonly session: SessionId | undefined;
  readonly transaction: Transaction | undefined;
  /** The open transaction, or any connection of the read pool or the write pool. */
  readonly executor: Executor;
};

export type Command = {
  run(context: CommandContext): Reply | Promise<Reply>;
  /** Allowed within a transaction, its end, or rejected within one as in MongoDB, so that no service depends on it. */
  transaction: 'allowed' | 'end' | 'rejected';
  /** Open to clients that are not authenticated. */
  beforeAuthentication?: true;
  /** Runs on the write pool outside transactions; its statements are repeated after a conflict. */
  writes?: true;
};

/** Commands by their names in lower case. */
export type CommandFamily = Readonly<Record<string, Command>>;
