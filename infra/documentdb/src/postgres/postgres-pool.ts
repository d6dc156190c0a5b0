import type { Row } from './backend-messages.ts';
import type { Parameter } from './frontend-messages.ts';
import type { PostgresAddress, PostgresSettings } from './postgres-connection.ts';
import { PostgresConnection } from './postgres-connection.ts';
import { EngineUnavailableError } from './postgres.error.ts';
import type { Statement } from './statement.ts';

export type PoolOptions = {
  address: PostgresAddress;
  settings: PostgresSettings;
  size: number;
  /** Runs on each new connection before its first use: a backend’s first call takes 100 ms and more. */
  warmUp: (connection: PostgresConnection) => Promise<void>;
  onWarning: (message: string, error: unknown) => void;
};

type Waiter = {
  resolve: (connection: PostgresConnection) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};

const acquireTimeout = 10_000;
const longestPause = 2_000;

/** A fixed number of warm connections. The most recently used is taken first, because few busy backends respond faster than many. */
export class PostgresPool {
  readonly #options: PoolOptions;
  readonly #connections = new Set<PostgresConnection>();
  readonly #idle: PostgresConnection[] = [];
  readonly #waiting: Waiter[] = [];
  readonly #pauses = new Set<NodeJS.Timeout>();
  #closed = false;

  private constructor(options: PoolOptions) {
    this.#options = options;
  }

  /**
   * Opens and warms up all connections.
   * @throws EngineUnavailableError
   */
  static async open(options: PoolOptions): Promise<PostgresPool> {
    const pool = new PostgresPool(options);
    try {
      // Opened separately, because it loads the engine's catalogue into the system's cache for the others.
      await pool.#add();
      await Promise.all(Array.from({ length: options.size - 1 }, () => pool.#add()));
    } catch (error) {
      pool.close();
      throw error;
    }
    return pool;
  }

  /**
   * Runs one statement on any free connection.
   * @throws PostgresError, EngineUnavailableError
   */
  async execute(statement: Statement, parameters: readonly Parameter[]): Promise<Row[]> {
    const connection = this.#idle.pop() ?? (await this.#wait());
    try {
      return await connection.execute(statement, parameters);
    } finally {
      this.release(connection);
    }
  }

  /**
   * Takes a connection out of the pool. It must be returned with `release`.
   * @throws EngineUnavailableError
   */
  async acquire(): Promise<PostgresConnection> {
    return this.#idle.pop() ?? this.#wait();
  }

  release(connection: PostgresConnection): void {
    if (!connection.usable) return;
    if (this.#closed) return connection.close();
    if (!connection.idle) return this.#discard(connection);
    const waiter = this.#waiting.shift();
    if (waiter === undefined) {
      this.#idle.push(connection);
      return;
    }
    clearTimeout(waiter.timer);
    waiter.resolve(connection);
  }

  close(): void {
    this.#closed = true;
    for (const pause of this.#pauses) clearTimeout(pause);
    for (const connection of this.#connections) connection.close();
    for (const { reject, timer } of this.#waiting.splice(0)) {
      clearTimeout(timer);
      reject(new EngineUnavailableError('the adapter is stopping'));
    }
  }

  /**
   * Closes a connection whose next user would run inside another caller’s transaction. PostgreSQL then rolls back, and `#replace` opens a
   * new one.
   */
  #discard(connection: PostgresConnection): void {
    this.#options.onWarning(
      'a connection was released with an open transaction or a running statement; it is closed',
      undefined,
    );
    connection.cancel();
    connection.destroy();
  }

  #wait(): Promise<PostgresConnection> {
    if (this.#closed) return Promise.reject(new EngineUnavailableError('the adapter is stopping'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const index = this.#waiting.indexOf(waiter);
        if (index !== -1) this.#waiting.splice(index, 1);
        reject(new EngineUnavailableError(`no connection to the engine came free within ${acquireTimeout} ms`));
      }, acquireTimeout);
      const waiter = { resolve, reject, timer };
      this.#waiting.push(waiter);
    });
  }

  async #add(): Promise<void> {
    const connection = await PostgresConnection.open(this.#options.address, this.#options.settings);
    try {
      await this.#options.warmUp(connection);
    } catch (error) {
      connection.close();
      throw error;
    }
    if (this.#closed) return connection.close();
    if (!connection.usable) throw new EngineUnavailableError('the engine went away while a connection was warmed');
    this.#connections.add(connection);
    connection.onEnd(() => this.#replace(connection));
    this.release(connection);
  }

  #replace(connection: PostgresConnection): void {
    this.#connections.delete(connection);
    const index = this.#idle.indexOf(connection);
    if (index !== -1) this.#idle.splice(index, 1);
    if (!this.#closed) this.#reopen(50);
  }

  #reopen(pause: number): void {
    const timer = setTimeout(() => {
      this.#pauses.delete(timer);
      this.#add().catch((error: unknown) => {
        if (this.#closed) return;
        this.#options.onWarning('the documents’ engine does not take connections; trying again', error);
        this.#reopen(Math.min(pause * 2, longestPause));
      });
    }, pause);
    this.#pauses.add(timer);
  }
}
