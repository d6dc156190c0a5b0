import { toTransactionError } from '../errors/engine-error.ts';
import type { Row } from '../postgres/backend-messages.ts';
import type { Executor } from '../postgres/executor.ts';
import type { Parameter } from '../postgres/frontend-messages.ts';
import type { PostgresConnection, Step } from '../postgres/postgres-connection.ts';
import { PostgresError } from '../postgres/postgres.error.ts';
import type { Statement } from '../postgres/statement.ts';
import type { SessionId } from '../sessions/session-id.ts';
import { rememberStep } from '../sessions/session-record.ts';
import { noSuchTransaction } from './no-such-transaction.ts';

export type TransactionOptions = {
  session: SessionId;
  number: bigint;
  connection: PostgresConnection;
  /** Called once, when the transaction no longer uses the connection. */
  onEnd: (committed: boolean) => void;
};

const step = (name: string, sql: string): Step => ({ statement: { name, sql }, parameters: [] });
const beginStep = step('begin', 'BEGIN ISOLATION LEVEL REPEATABLE READ');
const savepointStep = step('savepoint', 'SAVEPOINT attempt');
const commitStep = step('commit', 'COMMIT');

/**
 * An open transaction on its own connection. It begins in the engine with its first statement, in the same write. Statements run one at a
 * time, in order of arrival, and none runs after the end.
 */
export class Transaction implements Executor {
  /** The client that sent the latest command. */
  client: unknown;
  /** Only a transaction with writes records its commit. */
  wrote = false;
  readonly #options: TransactionOptions;
  #state: 'open' | 'committing' | 'committed' | 'aborted' = 'open';
  #last: Promise<unknown> = Promise.resolve();
  #running = 0;
  #commit: Promise<void> | undefined;
  #released = false;
  #begun = false;

  constructor(options: TransactionOptions) {
    this.#options = options;
  }

  get ended(): boolean {
    return this.#state === 'committed' || this.#state === 'aborted';
  }

  /**
   * Runs a statement. As in MongoDB, an error ends the transaction.
   * @throws CommandError
   */
  async execute(statement: Statement, parameters: readonly Parameter[]): Promise<Row[]> {
    return this.#enqueue((connection) => connection.executeAll([...this.#opening(), { statement, parameters }]));
  }

  /** Runs several statements in one write and returns the rows of all, in order. An error ends the transaction. */
  async executeEach(steps: readonly Step[]): Promise<Row[]> {
    return this.#enqueue((connection) => connection.executeEach([...this.#opening(), ...steps]));
  }

  /** Like `execute`, but rolls an error back to a savepoint and returns it. The transaction stays open. */
  async attempt(statement: Statement, parameters: readonly Parameter[]): Promise<Row[] | PostgresError> {
    return this.#enqueue(async (connection) => {
      try {
        return await connection.executeAll([...this.#opening(), savepointStep, { statement, parameters }]);
      } catch (error) {
        if (!(error instanceof PostgresError)) throw error;
        await connection.query('ROLLBACK TO SAVEPOINT attempt');
        return error;
      }
    });
  }

  /**
   * Commits once and returns the outcome to every caller.
   * @throws CommandError; after HostUnreachable the outcome is unknown
   */
  commit(): Promise<void> {
    this.#commit ??= this.#enqueue(async (connection) => {
      this.#state = 'committing';
      const record = this.wrote ? [rememberStep(this.#options.session, this.#options.number)] : [];
      await connection.executeAll([...record, commitStep]);
      if (connection.commandTag !== 'COMMIT') throw noSuchTransaction(this.#options.number);
      this.#state = 'committed';
      this.#release();
    });
    return this.#commit;
  }

  /** Ends the transaction without effect. If its commit is already running, only waits for the outcome. */
  async abort(): Promise<void> {
    if (this.#state === 'committing') return void (await this.#last);
    if (this.ended) return;
    this.#state = 'aborted';
    if (this.#running === 0) return this.#rollBack();
    // A late cancel request could affect the next user of the connection, so the connection is destroyed as well.
    this.#options.connection.cancel();
    this.#options.connection.destroy();
    await this.#last;
    this.#release();
  }

  /** Returns the statements to run before the first one. */
  #opening(): Step[] {
    if (this.#begun) return [];
    this.#begun = true;
    return [beginStep];
  }

  #enqueue<T>(step: (connection: PostgresConnection) => Promise<T>): Promise<T> {
    this.#running += 1;
    const result = this.#last.then(() => this.#run(step));
    // The next step starts after this one, whatever its outcome. Only the caller of this step gets the error.
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #run<T>(step: (connection: PostgresConnection) => Promise<T>): Promise<T> {
    try {
      if (this.ended) throw noSuchTransaction(this.#options.number);
      return await step(this.#options.connection);
    } catch (error) {
      if (!this.ended) {
        this.#state = 'aborted';
        await this.#rollBack();
      }
      throw toTransactionError(error);
    } finally {
      this.#running -= 1;
    }
  }

  async #rollBack(): Promise<void> {
    try {
      await this.#options.connection.query('ROLLBACK');
    } catch {
      // PostgreSQL rolls back when the connection closes.
      this.#options.connection.destroy();
    }
    this.#release();
  }

  #release(): void {
    if (this.#released) return;
    this.#released = true;
    this.#options.onEnd(this.#state === 'committed');
  }
}
