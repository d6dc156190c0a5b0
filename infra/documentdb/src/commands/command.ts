import type { CursorStore } from '../cursors/cursor-store.ts';
import type { Statistics } from '../statistics/statistics.ts';
import type { Gate } from '../gate.ts';
import type { Executor } from '../postgres/executor.ts';
import type { PostgresPool } from '../postgres/postgres-pool.ts';
import type { SessionId } from '../sessions/session-id.ts';
import type { Transaction } from '../transactions/transaction.ts';
import type { Transactions } from '../transactions/transactions.ts';
import type { Reply } from '../wire/reply.ts';
import type { Request } from '../wire/request.ts';

/** What all clients share. */
export type Services = { pool: PostgresPool; cursors: CursorStore; transactions: Transactions; statistics: Statistics; indexBuilds: Gate };

/** The client that a command came from. */
export type Client = {
  readonly id: number;
  /** Where the client reached the adapter, as `host:port`. */
  readonly address: string;
  /** Whether it has hung up: nobody hears its answers, and nobody ends its transaction. */
  gone: boolean;
};

/** One command on its way: what was asked, by whom, and where its statements run. */
export type CommandContext = {
  readonly request: Request;
  readonly client: Client;
  readonly services: Services;
  readonly session: SessionId | undefined;
  readonly transaction: Transaction | undefined;
  /** The open transaction, or any connection of the pool. */
  readonly executor: Executor;
};

export type Command = {
  run(context: CommandContext): Reply | Promise<Reply>;
  /** Part of a transaction’s work, its end, or refused within one: what MongoDB refuses is refused here, lest a service come to depend on it. */
  transaction: 'part' | 'end' | 'refused';
};

/** Commands by their names in lower case. */
export type CommandFamily = Readonly<Record<string, Command>>;
