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

/** Services shared by all clients. */
export type Services = {
  /** Connections for index builds and for reads, which never wait for locks. */
  readPool: PostgresPool;
  /** Connections for writes outside transactions and for commands that change collections. Lock waits time out after a short time. */
  writePool: PostgresPool;
  cursors: CursorStore;
  transactions: Transactions;
  statistics: Statistics;
  indexBuilds: Semaphore;
  /** Credentials of clients. Without them every client may run everything. */
  credentials: ScramCredentials | undefined;
};

/** The client that a command came from. */
export type Client = {
  readonly id: number;
  /** Address at which the client reached the adapter, as `host:port`. */
  readonly address: string;
  /** True once its connection is closed: replies get lost, and it will not end its transaction. */
  gone: boolean;
  /** Set once the client is authenticated. */
  user: string | undefined;
  /** The current authentication. `proved` is true once only MongoDB’s empty exchange is missing. */
  conversation: { scram: ScramServer; user: string; skipsEmptyExchange: boolean; proved: boolean } | undefined;
};

/** A running command: the request, its client, and the executor of its statements. */
export type CommandContext = {
  readonly request: Request;
  readonly client: Client;
  readonly services: Services;
  readonly session: SessionId | undefined;
  readonly transaction: Transaction | undefined;
  /** The open transaction, or any connection of the read or write pool. */
  readonly executor: Executor;
};

export type Command = {
  run(context: CommandContext): Reply | Promise<Reply>;
  /** Whether the command is allowed in a transaction, ends one, or is rejected in one as in MongoDB, so that no service depends on it. */
  transaction: 'allowed' | 'end' | 'rejected';
  /** Allowed for unauthenticated clients. */
  beforeAuthentication?: true;
  /** Runs on the write pool outside transactions. Its statements are repeated after a conflict. */
  writes?: true;
};

/** Commands by name in lower case. */
export type CommandFamily = Readonly<Record<string, Command>>;
