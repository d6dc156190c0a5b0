import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';
import type { Tag } from './tags.ts';

export interface ResponseCacheOptions {
  /** Total of all bodies, including an estimate for their compressed forms. */
  maxBytes?: number;
  /** How long a response is served without revalidation unless it is invalidated. */
  freshForMs?: number;
  /** After a change, the search index of some instance may lag: responses fetched within this time after it expire at its end. */
  settleTimeMs?: number;
  now?(): number;
}

/** Upper bound for a request to a service: older changes cannot affect a response that is still in flight. */
const longestRequestMs = 60_000;

/** Headers, key and bookkeeping of an entry, in addition to its body. */
const entryOverheadBytes = 2_048;

/** Responses by URL, with invalidation by the tags of the data they contain. */
export class ResponseCache {
  readonly #responses: LRUCache<string, CachedResponse>;
  readonly #keysByTag = new Map<Tag, Set<string>>();
  readonly #changedAt = new Map<Tag, number>();
  readonly #freshForMs: number;
  readonly #settleTimeMs: number;
  readonly #now: () => number;
  #clearedAt = -Infinity;

  constructor({ maxBytes = 64 * 1024 * 1024, freshForMs = 60_000, settleTimeMs = 1_500, now = () => performance.now() }: ResponseCacheOptions = {}) {
    this.#freshForMs = freshForMs;
    this.#settleTimeMs = settleTimeMs;
    this.#now = now;
    this.#responses = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes / 16),
      sizeCalculation: ({ body }, key) => Math.ceil(body.length * 1.5) + key.length + entryOverheadBytes,
      dispose: (response, key) => {
        this.#untag(response, key);
      },
    });
  }

  get(key: string): CachedResponse | undefined {
    return this.#responses.get(key);
  }

  isFresh({ freshUntil }: CachedResponse): boolean {
    return this.#now() < freshUntil;
  }

  /** Returns the timestamp to pass to `store` with the response of a request that starts now. */
  startFetch(): number {
    return this.#now();
  }

  /** Stores a response whose request started at `startedAt`, unless one of its tags was invalidated since: it may contain the old data. */
  store(key: string, response: Omit<CachedResponse, 'freshUntil'>, startedAt: number): void {
    const lastChange = this.#lastChange(response.tags);
    if (lastChange >= startedAt) return;
    const now = this.#now();
    const settledAt = lastChange + this.#settleTimeMs;
    this.#responses.set(key, { ...response, freshUntil: settledAt > now ? settledAt : now + this.#freshForMs });
    if (!this.#responses.has(key)) return;
    for (const tag of response.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
  }

  /** Removes every response that carries one of `tags`. */
  invalidate(tags: readonly Tag[]): void {
    const now = this.#now();
    this.#pruneChanges(now);
    for (const tag of tags) {
      this.#changedAt.delete(tag);
      this.#changedAt.set(tag, now);
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#responses.delete(key);
    }
  }

  clear(): void {
    this.#clearedAt = this.#now();
    this.#responses.clear();
  }

  #lastChange(tags: readonly Tag[]): number {
    return Math.max(this.#clearedAt, ...tags.map((tag) => this.#changedAt.get(tag) ?? -Infinity));
  }

  #pruneChanges(now: number): void {
    for (const [tag, changedAt] of this.#changedAt) {
      if (now - changedAt < longestRequestMs) return;
      this.#changedAt.delete(tag);
    }
  }

  #untag({ tags }: CachedResponse, key: string): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
