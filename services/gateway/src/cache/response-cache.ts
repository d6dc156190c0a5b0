import type { CacheTag } from '@gvg/contracts/definitions/cache-tags';
import { LRUCache } from 'lru-cache';
import { sizeOf } from './cached-response.ts';
import type { CachedResponse } from './cached-response.ts';

export interface ResponseCacheOptions {
  /** Total memory of all responses. */
  maxBytes?: number;
  /** Time for which a response is served without revalidation unless it is invalidated. */
  freshForMs?: number;
  now?(): number;
}

const defaultMaxBytes = 48 * 1024 * 1024;

/** Upper bound for a request to a service: older changes cannot affect a response that is still in flight. */
const longestRequestMs = 60_000;

/**
 * Settle time after a change, within which a fetch may still return the data before it, because the search index of some instance lags. A response whose fetch
 * started within it expires at its end.
 */
export const settleTimeMs = 1_500;

/** Responses by URL, invalidated by the tags of the data they contain. */
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

  /**
   * Stores the response of a fetch, unless one of its tags was invalidated since the fetch started: it may contain the old data. Returns whether it is up to
   * date.
   */
  store(key: string, response: Omit<CachedResponse, 'freshUntil'>, startedAt: number): boolean {
    const lastChange = this.#lastChange(response.tags);
    if (lastChange >= startedAt) return false;
    const settledAt = lastChange + settleTimeMs;
    const freshUntil = startedAt < settledAt ? settledAt : this.#now() + this.#freshForMs;
    this.#insert(key, { ...response, freshUntil });
    return true;
  }

  /** Measures a stored response again after an encoding of its body was added. */
  resize(key: string, { bodies }: CachedResponse): void {
    const stored = this.#responses.peek(key);
    if (stored === undefined || stored.bodies !== bodies) return;
    this.#responses.delete(key);
    this.#insert(key, stored);
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
