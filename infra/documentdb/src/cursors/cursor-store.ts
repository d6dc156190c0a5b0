import { CommandError } from '../errors/command.error.ts';
import type { SessionId } from '../sessions/session-id.ts';

/** An open cursor. The engine’s continuation identifies the next page on any connection. */
export type Cursor = {
  readonly id: bigint;
  readonly namespace: string;
  readonly session: SessionId | undefined;
  /** The transaction in which the cursor was opened and with which it ends. */
  readonly transactionNumber: bigint | undefined;
  continuation: Buffer;
  busy: boolean;
  lastUsed: number;
};

export type CursorCaller = { session: SessionId | undefined; transactionNumber: bigint | undefined };

/** The open cursors. A cursor ends when it is exhausted, killed or idle for too long, or with its session. */
export class CursorStore {
  readonly #cursors = new Map<bigint, Cursor>();
  readonly #idleLimit: number;
  readonly #onEnd: (ids: readonly bigint[]) => void;

  /**
   * `idleLimit` is in milliseconds. `onEnd` receives cursors that ended before their last page, because the engine stores state for them.
   */
  constructor(idleLimit: number, onEnd: (ids: readonly bigint[]) => void) {
    this.#idleLimit = idleLimit;
    this.#onEnd = onEnd;
  }

  get size(): number {
    return this.#cursors.size;
  }

  open(cursor: Omit<Cursor, 'busy' | 'lastUsed'>): void {
    this.#cursors.set(cursor.id, { ...cursor, busy: false, lastUsed: Date.now() });
  }

  /**
   * Reserves the cursor for one page. `put` returns it.
   * @throws CommandError if it has ended or belongs to another caller
   */
  take(id: bigint, namespace: string, caller: CursorCaller): Cursor {
    const cursor = this.#cursors.get(id);
    if (cursor === undefined) throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
    if (cursor.namespace !== namespace) {
      throw new CommandError(
        'Unauthorized',
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    }
    assertOwner(cursor, caller);
    if (cursor.busy) throw CommandError.numbered(12051, 'CursorInUse', `cursor id ${id} is already in use`);
    cursor.busy = true;
    return cursor;
  }

  /** Without a continuation, the page was the last one. */
  put(cursor: Cursor, continuation: Buffer | undefined): void {
    cursor.busy = false;
    cursor.lastUsed = Date.now();
    if (continuation === undefined) this.#cursors.delete(cursor.id);
    else cursor.continuation = continuation;
  }

  /** Ends the existing cursors of `ids` and returns their ids. */
  kill(ids: readonly bigint[]): bigint[] {
    const killed = ids.filter((id) => this.#cursors.delete(id));
    if (killed.length > 0) this.#onEnd(killed);
    return killed;
  }

  killOfSession(session: SessionId): void {
    this.#killWhere((cursor) => cursor.session === session);
  }

  killOfTransaction(session: SessionId, transactionNumber: bigint): void {
    this.#killWhere((cursor) => cursor.session === session && cursor.transactionNumber === transactionNumber);
  }

  killIdle(now: number): void {
    this.#killWhere((cursor) => !cursor.busy && now - cursor.lastUsed > this.#idleLimit);
  }

  #killWhere(condition: (cursor: Cursor) => boolean): void {
    this.kill([...this.#cursors.values()].filter(condition).map(({ id }) => id));
  }
}

function assertOwner(cursor: Cursor, caller: CursorCaller): void {
  if (cursor.session !== caller.session) {
    throw CommandError.numbered(50738, 'Location50738', `cursor id ${cursor.id} belongs to another session`);
  }
  if (cursor.transactionNumber !== caller.transactionNumber) {
    throw CommandError.numbered(50741, 'Location50741', `cursor id ${cursor.id} belongs to another transaction`);
  }
}
