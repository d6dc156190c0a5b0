import net from 'node:net';
import type { Row } from './backend-messages.ts';
import { BackendMessageSplitter, backendTag, dataRow } from './backend-messages.ts';
import type { Parameter } from './frontend-messages.ts';
import {
  cancelMessage,
  executeMessage,
  parseMessage,
  queryMessage,
  startupMessage,
  syncMessage,
  terminateMessage,
} from './frontend-messages.ts';
import { PostgresLogin } from './postgres-login.ts';
import { EngineUnavailableError, PostgresError, postgresError } from './postgres.error.ts';
import type { Statement } from './statement.ts';

/** Address of the engine. A `host` that begins with a slash is the folder of its Unix socket. */
export type PostgresAddress = {
  host: string;
  port: number;
  user: string;
  database: string;
  /** For SCRAM-SHA-256; printable ASCII. */
  password?: string | undefined;
};

export type PostgresSettings = Readonly<Record<string, string>>;

/** `I` of ReadyForQuery. `T` is an open transaction, `E` a failed one. */
const notInTransaction = 0x49;

/** A prepared statement to run, with its parameters. */
export type Step = { statement: Statement; parameters: readonly Parameter[] };

type Waiting = {
  /** Names of the statements being prepared, in order. */
  preparing: string[];
  /** Number of statements not yet complete. */
  steps: number;
  /** Whether to return the rows of all statements or only those of the last one. */
  all: boolean;
  resolve: (rows: Row[]) => void;
  reject: (error: Error) => void;
  rows: Row[];
  error: PostgresError | undefined;
};

/**
 * A connection to one backend of the engine. Runs one statement, or one series of statements, at a time. Statements are prepared on first
 * use.
 */
export class PostgresConnection {
  readonly #socket: net.Socket;
  readonly #address: PostgresAddress;
  readonly #prepared = new Set<string>();
  readonly #splitter = new BackendMessageSplitter((tag, body) => this.#onMessage(tag, body));
  #waiting: Waiting | undefined;
  #failure: Error | undefined;
  #cancelKey: { processId: number; secret: Buffer } | undefined;
  #onEnd: (() => void) | undefined;
  readonly #login: PostgresLogin;
  #transactionStatus = notInTransaction;
  #commandTag = '';

  constructor(socket: net.Socket, address: PostgresAddress) {
    this.#socket = socket;
    this.#address = address;
    this.#login = new PostgresLogin(address.user, address.password);
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#splitter.push(chunk));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('the engine closed the connection')));
  }

  /** False once the connection has ended. */
  get usable(): boolean {
    return this.#failure === undefined;
  }

  /** True between statements, outside a transaction. */
  get idle(): boolean {
    return this.usable && this.#waiting === undefined && this.#transactionStatus === notInTransaction;
  }

  /** Completion tag of the latest statement. PostgreSQL completes a COMMIT in a failed transaction as `ROLLBACK`. */
  get commandTag(): string {
    return this.#commandTag;
  }

  /** Called once when the connection ends for any reason. */
  onEnd(listener: () => void): void {
    this.#onEnd = listener;
  }

  /** @throws EngineUnavailableError, or a PostgresError of class 28 if the login is refused */
  static async open(address: PostgresAddress, settings: PostgresSettings): Promise<PostgresConnection> {
    const socket = connectTo(address);
    const connection = new PostgresConnection(socket, address);
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`);
    await connection.#send(() =>
      startupMessage({
        user: address.user,
        database: address.database,
        application_name: 'documentdb-adapter',
        client_encoding: 'UTF8',
        options: options.join(' '),
      }),
    );
    return connection;
  }

  /** Runs a prepared statement with binary parameters and results. @throws PostgresError, EngineUnavailableError */
  execute(statement: Statement, parameters: readonly Parameter[]): Promise<Row[]> {
    return this.executeAll([{ statement, parameters }]);
  }

  /**
   * Runs prepared statements in one write and returns the rows of the last one. A failed statement skips the rest.
   * @throws PostgresError, EngineUnavailableError
   */
  executeAll(steps: readonly Step[]): Promise<Row[]> {
    return this.#executeInOneWrite(steps, false);
  }

  /**
   * Like `executeAll`, but returns the rows of all statements, in order.
   * @throws PostgresError, EngineUnavailableError
   */
  executeEach(steps: readonly Step[]): Promise<Row[]> {
    return this.#executeInOneWrite(steps, true);
  }

  #executeInOneWrite(steps: readonly Step[], all: boolean): Promise<Row[]> {
    const preparing: string[] = [];
    const message = () => {
      const parts: Buffer[] = [];
      for (const { statement, parameters } of steps) {
        if (!this.#prepared.has(statement.name) && !preparing.includes(statement.name)) {
          parts.push(parseMessage(statement.name, statement.sql));
          preparing.push(statement.name);
        }
        parts.push(executeMessage(statement.name, parameters));
      }
      return Buffer.concat([...parts, syncMessage]);
    };
    return this.#send(message, { preparing, steps: steps.length, all });
  }

  /** Runs SQL text without parameters, which may contain several statements. Its rows are in text format. */
  query(sql: string): Promise<Row[]> {
    return this.#send(() => queryMessage(sql));
  }

  /** Cancels the running statement, which then fails with SQLSTATE 57014. */
  cancel(): void {
    if (this.#waiting === undefined || this.#cancelKey === undefined) return;
    const { processId, secret } = this.#cancelKey;
    const socket = connectTo(this.#address);
    // The engine replies to a cancel request by closing the connection. If it is unreachable, the statement has ended with it.
    socket.on('error', () => socket.destroy());
    socket.end(cancelMessage(processId, secret));
  }

  close(): void {
    if (this.#failure !== undefined) return;
    this.#socket.end(terminateMessage());
    this.#fail(new Error('the connection was closed'));
  }

  destroy(): void {
    this.#socket.destroy();
    this.#fail(new Error('the connection was closed'));
  }

  #send(
    message: () => Buffer,
    expected: Pick<Waiting, 'preparing' | 'steps' | 'all'> = { preparing: [], steps: 1, all: false },
  ): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) return reject(this.#failure);
      if (this.#waiting !== undefined) return reject(new Error('a connection was shared while busy'));
      this.#waiting = { ...expected, resolve, reject, rows: [], error: undefined };
      this.#socket.write(message());
    });
  }

  #onMessage(tag: number, body: Buffer): void {
    switch (tag) {
      case backendTag.dataRow:
        this.#waiting?.rows.push(dataRow(body));
        return;
      case backendTag.commandComplete:
        this.#commandTag = body.toString('latin1', 0, body.length - 1);
        return this.#completeStep();
      case backendTag.readyForQuery:
        this.#transactionStatus = body[0] as number;
        return this.#settle();
      case backendTag.parseComplete:
        return this.#completeParse();
      case backendTag.errorResponse:
        return this.#onError(postgresError(body));
      case backendTag.backendKeyData:
        this.#cancelKey = { processId: body.readInt32BE(0), secret: Buffer.from(body.subarray(4)) };
        return;
      case backendTag.authentication:
        return void this.#authenticate(body);
      default:
        return;
    }
  }

  async #authenticate(request: Buffer): Promise<void> {
    try {
      const response = await this.#login.respond(request);
      if (response !== undefined) this.#socket.write(response);
    } catch (error) {
      this.#fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #completeParse(): void {
    const name = this.#waiting?.preparing.shift();
    if (name !== undefined) this.#prepared.add(name);
  }

  #completeStep(): void {
    if (this.#waiting === undefined) return;
    this.#waiting.steps -= 1;
    if (this.#waiting.steps > 0 && !this.#waiting.all) this.#waiting.rows = [];
  }

  #settle(): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting === undefined) return;
    if (waiting.error === undefined) waiting.resolve(waiting.rows);
    else waiting.reject(waiting.error);
  }

  #onError(error: PostgresError): void {
    // 57P01…57P05 and errors during start-up end the connection: no ReadyForQuery follows.
    if (this.#waiting === undefined || /^57P/.test(error.sqlState)) return this.#fail(error);
    this.#waiting.error = error;
  }

  #fail(cause: Error): void {
    if (this.#failure !== undefined) return;
    const reported = this.#waiting?.error ?? cause;
    this.#failure = isLoginFailure(reported)
      ? reported
      : new EngineUnavailableError(`the documents’ engine is not reachable: ${reported.message}`, { cause });
    this.#socket.destroySoon();
    this.#waiting?.reject(this.#failure);
    this.#waiting = undefined;
    this.#onEnd?.();
  }
}

/** Returns true for SQLSTATEs of class 28, where a retry does not help. */
function isLoginFailure(error: Error): boolean {
  return error instanceof PostgresError && error.sqlState.startsWith('28');
}

function connectTo({ host, port }: PostgresAddress): net.Socket {
  return host.startsWith('/') ? net.connect({ path: `${host}/.s.PGSQL.${port}` }) : net.connect({ host, port });
}
