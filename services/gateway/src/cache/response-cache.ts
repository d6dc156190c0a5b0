import type { CacheTag } from '@gvg/contracts/cache-tags';
import { LRUCache } from 'lru-cache';
import { sizeOf } from './cached-response.ts';
import type { CachedResponse } from './cached-response.ts';

export interface ResponseCacheOptions {
  /** Total of all that the responses hold in memory. */
  maxBytes?: number;
  /** How long a response is served without revalidation unless it is invalidated. */
  freshForMs?: number;
  now?(): number;
}

const defaultMaxBytes = 48 * 1024 * 1024;

/** Upper bound for a request to a service: older changes cannot affect a response that is still in flight. */
const longestRequestMs = 60_000;

/** What was fetched when, and for how long after a change it may still show the data before it. */
export interface Fetch {
  startedAt: number;
  /** Responses fetched within this time after a change of their data expire at its end. In milliseconds. */
  settleTimeMs: number;
}

/** Responses by URL, with invalidation by the tags of the data they contain. */
export class ResponseCache {
  readonly #responses: LRUCache<string, CachedResponse>;
  readonly #keysByTag = new Map<CacheTag, Set<string>>();
  readonly #changedAt = new Map<CacheTag, number>();
  readonly #freshForMs: number;
  readonly #now: () => number;
  #clearedAt = -Infinity;

  constructor({
    maxBytes = defaultMaxBytes,
    freshForMs = 60_000,
    now = () => performance.now(),
  }: ResponseCacheOptions = {}) {
    this.#freshForMs = freshForMs;
    this.#now = now;
    this.#responses = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes / 16),
      sizeCalculation: sizeOf,
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

  /** Stores a response, unless one of its tags was invalidated since its fetch started: it may contain the old data. Returns whether it is up to date. */
  store(key: string, response: Omit<CachedResponse, 'freshUntil'>, { startedAt, settleTimeMs }: Fetch): boolean {
    const lastChange = this.#lastChange(response.tags);
    if (lastChange >= startedAt) return false;
    const now = this.#now();
    const settledAt = lastChange + settleTimeMs;
    this.#insert(key, { ...response, freshUntil: settledAt > now ? settledAt : now + this.#freshForMs });
    return true;
  }

  /** Weighs a response again after it was compressed. */
  resize(key: string, response: CachedResponse): void {
    if (this.#responses.peek(key) !== response) return;
    this.#responses.delete(key);
    this.#insert(key, response);
  }

  /** Removes every response that carries one of `tags`. */
  invalidate(tags: readonly CacheTag[]): void {
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

  #insert(key: string, response: CachedResponse): void {
    this.#responses.set(key, response);
    if (!this.#responses.has(key)) return;
    for (const tag of response.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
  }

  #lastChange(tags: readonly CacheTag[]): number {
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
