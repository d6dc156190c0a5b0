import type { EventContext } from '@gvg/messaging/outbox';

/** A cart whose change is to be announced. */
export interface WaitingCart {
  /** Id of the cart. */
  cart: string;
  /** The cart is announced once it has reached this revision; 0 for whatever it has. */
  revision: number;
  context: EventContext;
  /** Before the change was written, by the service's clock. */
  startedAt: Date;
}

interface Entry extends WaitingCart {
  key: string;
  addedAt: number;
  /** Times by the monotonic clock, in milliseconds. */
  dueAt: number;
  pauseMs: number;
}

/** Longer than a transaction may stay open: what is not committed by then never will be. */
const giveUpMs = 90_000;
const firstPauseMs = 25;
const greatestPauseMs = 5_000;

/** The carts that this process has changed and not announced yet: one entry each, and another one for a revision that is yet to be committed. */
export class WaitingCarts {
  readonly #entries = new Map<string, Entry>();
  readonly #changing = new Set<Date>();

  get size(): number {
    return this.#entries.size;
  }

  add(waiting: WaitingCart): void {
    // Apart, so that a change that was made does not wait for one that may never be.
    const key = waiting.revision === 0 ? waiting.cart : `${waiting.cart} later`;
    const present = this.#entries.get(key);
    const startedAt =
      present !== undefined && present.startedAt < waiting.startedAt ? present.startedAt : waiting.startedAt;
    const now = performance.now();
    this.#entries.set(key, {
      ...waiting,
      key,
      startedAt,
      revision: Math.max(waiting.revision, present?.revision ?? 0),
      addedAt: now,
      dueAt: now,
      pauseMs: firstPauseMs,
    });
  }

  /** Counts a change that is being made in `since`; returns what ends it. */
  begin(startedAt: Date): () => void {
    this.#changing.add(startedAt);
    return () => this.#changing.delete(startedAt);
  }

  /** All changes of this process that were begun before this instant are announced; undefined when all are. */
  since(): Date | undefined {
    const starts = [...this.#changing, ...[...this.#entries.values()].map(({ startedAt }) => startedAt)];
    return starts.length === 0 ? undefined : new Date(Math.min(...starts.map((start) => start.getTime())));
  }

  due(limit: number): WaitingCart[] {
    const now = performance.now();
    const found: WaitingCart[] = [];
    for (const entry of this.#entries.values()) {
      if (found.length === limit) break;
      if (entry.dueAt <= now) found.push(entry);
    }
    return found;
  }

  /** The change may not have been committed yet: it is looked at again later, ever less often, and in the end announced at whatever revision the cart has. */
  postpone(waiting: WaitingCart): void {
    const entry = this.#find(waiting);
    if (entry === undefined) return;
    const now = performance.now();
    if (now - entry.addedAt > giveUpMs) entry.revision = 0;
    entry.dueAt = now + entry.pauseMs;
    entry.pauseMs = Math.min(entry.pauseMs * 2, greatestPauseMs);
  }

  /** Unless the cart has changed again meanwhile. */
  remove(waiting: WaitingCart): void {
    const entry = this.#find(waiting);
    if (entry !== undefined) this.#entries.delete(entry.key);
  }

  #find(waiting: WaitingCart): Entry | undefined {
    return [waiting.cart, `${waiting.cart} later`]
      .map((key) => this.#entries.get(key))
      .find((entry) => entry === waiting);
  }
}
