import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';
import type { Tag } from './tags.ts';

export interface ResponseCacheOptions {
  /** Of all bodies together, their compressed forms included by estimate. */
  maxBytes?: number;
  /** How long an answer is given without asking, in milliseconds, when nothing empties it. */
  freshForMs?: number;
  /** After a change the search index of some instance may lag a moment: what is read then is asked for again soon. In milliseconds. */
  settleTimeMs?: number;
  now?(): number;
}

/** No request to a service takes longer than this, in milliseconds: older changes cannot meet an answer that is still on its way. */
const longestRequestMs = 60_000;

/** Beside the body: headers, key and bookkeeping. */
const entryOverheadBytes = 2_048;

/** Answers by address, found again by what they are made of. */
export class ResponseCache {
  readonly #answers: LRUCache<string, CachedResponse>;
  readonly #keysByTag = new Map<Tag, Set<string>>();
  readonly #changedAt = new Map<Tag, number>();
  readonly #freshFor: number;
  readonly #settleTime: number;
  readonly #now: () => number;
  #clearedAt = -Infinity;

  constructor({ maxBytes = 64 * 1024 * 1024, freshForMs = 60_000, settleTimeMs = 1_500, now = () => performance.now() }: ResponseCacheOptions = {}) {
    this.#freshFor = freshForMs;
    this.#settleTime = settleTimeMs;
    this.#now = now;
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes / 16),
      sizeCalculation: ({ body }, key) => Math.ceil(body.length * 1.5) + key.length + entryOverheadBytes,
      dispose: (response, key) => {
        this.#forget(response, key);
      },
    });
  }

  get(key: string): CachedResponse | undefined {
    return this.#answers.get(key);
  }

  isFresh({ freshUntil }: CachedResponse): boolean {
    return this.#now() < freshUntil;
  }

  /** The time to hand to `keep` with the answer of a request that starts now. */
  startFetch(): number {
    return this.#now();
  }

  /** Keeps an answer whose request began at `begun`, unless what it is made of has changed since: it may be from before. */
  store(key: string, response: Omit<CachedResponse, 'freshUntil'>, startedAt: number): void {
    const lastChange = this.#lastChange(response.tags);
    if (lastChange >= startedAt) return;
    const now = this.#now();
    const settledAt = lastChange + this.#settleTime;
    this.#answers.set(key, { ...response, freshUntil: settledAt > now ? settledAt : now + this.#freshFor });
    if (!this.#answers.has(key)) return;
    for (const tag of response.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
  }

  /** Takes away everything that one of `tags` is a part of. */
  invalidate(tags: readonly Tag[]): void {
    const now = this.#now();
    this.#forgetOldChanges(now);
    for (const tag of tags) {
      this.#changedAt.delete(tag);
      this.#changedAt.set(tag, now);
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#answers.delete(key);
    }
  }

  clear(): void {
    this.#clearedAt = this.#now();
    this.#answers.clear();
  }

  #lastChange(tags: readonly Tag[]): number {
    return Math.max(this.#clearedAt, ...tags.map((tag) => this.#changedAt.get(tag) ?? -Infinity));
  }

  #forgetOldChanges(now: number): void {
    for (const [tag, changedAt] of this.#changedAt) {
      if (now - changedAt < longestRequestMs) return;
      this.#changedAt.delete(tag);
    }
  }

  #forget({ tags }: CachedResponse, key: string): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
