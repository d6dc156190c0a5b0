import { CommandError } from '../errors/command.error.ts';
import { toCommandError, toTransactionError } from '../errors/engine-error.ts';
import type { Executor } from '../postgres/executor.ts';
import type { PostgresConnection } from '../postgres/postgres-connection.ts';
import type { PostgresPool } from '../postgres/postgres-pool.ts';
import type { SessionId } from '../sessions/session-id.ts';
import { wasCommitted } from '../sessions/session-record.ts';
import { noSuchTransaction } from './no-such-transaction.ts';
import { Transaction } from './transaction.ts';

export type TransactionStep = {
  session: SessionId;
  number: bigint;
  starts: boolean;
  client: { readonly gone: boolean };
};

/** The latest transaction of a session. Without `transaction` it has ended, and was aborted unless `committed`. */
type Latest = { number: bigint; committed: boolean; transaction: Transaction | undefined; since: number };

export type TransactionsOptions = {
  pool: PostgresPool;
  /** Reads records of commits without a lock timeout, so that it waits for a running commit. */
  readPool: Executor;
  /** Maximum duration of a transaction, in milliseconds. */
  lifetime: number;
  /**
   * Time for which the transaction of a disconnected client stays open, in milliseconds. Its driver may commit it on another connection.
   */
  disconnectGrace: number;
  onEnd: (session: SessionId, number: bigint) => void;
};

const retention = 60 * 60 * 1000;

/** The transaction of each session. At most one is open. The outcome of the latest is stored, because a commit may be sent twice. */
export class Transactions {
  readonly #options: TransactionsOptions;
  readonly #sessions = new Map<SessionId, Latest>();
  readonly #graceTimers = new Set<NodeJS.Timeout>();

  constructor(options: TransactionsOptions) {
    this.#options = options;
  }

  /**
   * Returns a command’s transaction, and begins it if the command starts one.
   * @throws CommandError
   */
  async join(step: TransactionStep): Promise<Transaction> {
    const transaction = step.starts ? await this.#begin(step) : this.#open(step.session, step.number);
    transaction.client = step.client;
    // The client disconnected while the transaction began, when `abortAfterDisconnect` could not yet find it.
    if (step.client.gone) {
      await transaction.abort();
      throw noSuchTransaction(step.number);
    }
    return transaction;
  }

  /**
   * Commits. A repeated commit gets the same outcome, even after a restart.
   * @throws CommandError
   */
  async commit(session: SessionId, number: bigint): Promise<void> {
    const latest = this.#sessions.get(session);
    if (latest?.number !== number) return this.#lookUpCommit(session, number);
    if (latest.committed) return;
    if (latest.transaction === undefined) throw noSuchTransaction(number);
    try {
      await latest.transaction.commit();
    } catch (error) {
      throw this.#commitError(session, latest, toCommandError(error));
    }
  }

  /** @throws CommandError NoSuchTransaction, TransactionCommitted */
  async abort(session: SessionId, number: bigint): Promise<void> {
    await this.#open(session, number).abort();
    this.#assertNotCommitted(session, number);
  }

  /** Aborts the transactions of a disconnected client, unless another connection uses or ends them within the grace period. */
  abortAfterDisconnect(client: unknown): void {
    if (this.#openWhere((transaction) => transaction.client === client).length === 0) return;
    const timer = setTimeout(() => {
      this.#graceTimers.delete(timer);
      void this.#abortWhere((transaction) => transaction.client === client);
    }, this.#options.disconnectGrace);
    this.#graceTimers.add(timer);
  }

  async abortAll(): Promise<void> {
    for (const timer of this.#graceTimers) clearTimeout(timer);
    await this.#abortWhere(() => true);
  }

  /** Called when the session ends. */
  async endSession(session: SessionId): Promise<void> {
    await this.#sessions.get(session)?.transaction?.abort();
    this.#sessions.delete(session);
  }

  /** Removes the outcomes of sessions unused for an hour. */
  forgetStale(now: number): void {
    for (const [session, { transaction, since }] of this.#sessions) {
      if (transaction === undefined && now - since > retention) this.#sessions.delete(session);
    }
  }

  async #begin({ session, number }: TransactionStep): Promise<Transaction> {
    const earlier = this.#sessions.get(session);
    if (earlier !== undefined && number < earlier.number) {
      throw new CommandError(
        'TransactionTooOld',
        `transaction ${number} is older than ${earlier.number}, which this session has begun`,
      );
    }
    if (earlier?.number === number) {
      throw new CommandError(
        'ConflictingOperationInProgress',
        `transaction ${number} of this session has already been begun`,
      );
    }
    const latest: Latest = { number, committed: false, transaction: undefined, since: Date.now() };
    this.#sessions.set(session, latest);
    await earlier?.transaction?.abort();
    const connection = await this.#connection();
    // While this transaction waited for a connection, the session ended or started a later one.
    if (this.#sessions.get(session) !== latest) {
      this.#options.pool.release(connection);
      throw noSuchTransaction(number);
    }
    const onEnd = (committed: boolean) => {
      clearTimeout(timer);
      latest.committed = committed;
      latest.transaction = undefined;
      this.#options.pool.release(connection);
      this.#options.onEnd(session, number);
    };
    const transaction = new Transaction({ session, number, connection, onEnd });
    const timer = setTimeout(() => void transaction.abort(), this.#options.lifetime);
    latest.transaction = transaction;
    return transaction;
  }

  async #connection(): Promise<PostgresConnection> {
    try {
      return await this.#options.pool.acquire();
    } catch (error) {
      throw toTransactionError(error);
    }
  }

  #open(session: SessionId, number: bigint): Transaction {
    this.#assertNotCommitted(session, number);
    const latest = this.#sessions.get(session);
    if (latest?.number !== number || latest.transaction === undefined || latest.transaction.ended)
      throw noSuchTransaction(number);
    return latest.transaction;
  }

  #assertNotCommitted(session: SessionId, number: bigint): void {
    const latest = this.#sessions.get(session);
    if (latest?.number === number && latest.committed)
      throw new CommandError('TransactionCommitted', `transaction ${number} has been committed`);
  }

  async #lookUpCommit(session: SessionId, number: bigint): Promise<void> {
    if (!(await wasCommitted(this.#options.readPool, session, number))) throw noSuchTransaction(number);
  }

  /** After HostUnreachable the outcome of the commit is unknown. It is looked up when the driver sends the commit again. */
  #commitError(session: SessionId, latest: Latest, error: CommandError): CommandError {
    if (error.codeName === 'HostUnreachable') {
      error.labels.delete('TransientTransactionError');
      error.labels.add('UnknownTransactionCommitResult');
      if (this.#sessions.get(session) === latest) this.#sessions.delete(session);
    }
    return error;
  }

  async #abortWhere(condition: (transaction: Transaction) => boolean): Promise<void> {
    await Promise.all(this.#openWhere(condition).map((transaction) => transaction.abort()));
  }

  #openWhere(condition: (transaction: Transaction) => boolean): Transaction[] {
    return [...this.#sessions.values()].flatMap(({ transaction }) => transaction ?? []).filter(condition);
  }
}
