import { toTransactionError } from '../errors/engine-error.ts';
import type { Row } from '../postgres/backend-messages.ts';
import type { Executor } from '../postgres/executor.ts';
import type { Parameter } from '../postgres/frontend-messages.ts';
import type { PostgresConnection } from '../postgres/postgres-connection.ts';
import { PostgresError } from '../postgres/postgres.error.ts';
import type { Statement } from '../postgres/statement.ts';
import type { SessionId } from '../sessions/session-id.ts';
import { rememberTransaction } from '../sessions/session-record.ts';

export type TransactionOptions = {
  session: SessionId;
  number: bigint;
  connection: PostgresConnection;
  /** Called once, when the connection is free again. */
  onEnd: () => void;
};

/** One open transaction on a connection of its own; its statements run one after the other, in the order they came. */
export class Transaction implements Executor {
  /** The client that spoke last in this transaction: when it goes away, nobody will end the transaction. */
  client: unknown;
  /** Only what wrote needs a durable mark of its commit. */
  wrote = false;
  readonly #options: TransactionOptions;
  #last: Promise<unknown> = Promise.resolve();
  #running = 0;
  #ended = false;

  constructor(options: TransactionOptions) {
    this.#options = options;
  }

  get ended(): boolean {
    return this.#ended;
  }

  async begin(): Promise<void> {
    await this.#next((connection) => connection.query('BEGIN ISOLATION LEVEL REPEATABLE READ'));
  }

  /** As in MongoDB, an error ends the transaction. @throws CommandError */
  async execute(statement: Statement, parameters: readonly Parameter[]): Promise<Row[]> {
    return this.#next((connection) => connection.execute(statement, parameters));
  }

  /** The same, but an error that the engine reports is undone alone and handed back; the transaction stays open. */
  async attempt(statement: Statement, parameters: readonly Parameter[]): Promise<Row[] | PostgresError> {
    return this.#next(async (connection) => {
      await connection.query('SAVEPOINT attempt');
      try {
        return await connection.execute(statement, parameters);
      } catch (error) {
        if (!(error instanceof PostgresError)) throw error;
        await connection.query('ROLLBACK TO SAVEPOINT attempt');
        return error;
      }
    });
  }

  /** @throws CommandError; HostUnreachable leaves open whether the commit took effect */
  async commit(): Promise<void> {
    if (this.wrote) await rememberTransaction(this, this.#options.session, this.#options.number);
    await this.#next((connection) => connection.query('COMMIT'));
    this.#ended = true;
    this.#options.onEnd();
  }

  /** Ends the transaction without effect. */
  async abort(): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    if (this.#running === 0) return this.#rollBack();
    // A late cancel must not hit the connection's next user, so the connection goes with the statement.
    this.#options.connection.cancel();
    this.#options.connection.destroy();
    await this.#last;
    this.#options.onEnd();
  }

  #next<T>(step: (connection: PostgresConnection) => Promise<T>): Promise<T> {
    this.#running += 1;
    const result = this.#last.then(async () => {
      try {
        return await step(this.#options.connection);
      } catch (error) {
        if (!this.#ended) {
          this.#ended = true;
          await this.#rollBack();
        }
        throw toTransactionError(error);
      } finally {
        this.#running -= 1;
      }
    });
    // The next step waits for this one whatever became of it; its own caller hears of a failure.
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #rollBack(): Promise<void> {
    try {
      await this.#options.connection.query('ROLLBACK');
    } catch {
      // A connection that cannot roll back takes its transaction with it.
      this.#options.connection.destroy();
    }
    this.#options.onEnd();
  }
}
