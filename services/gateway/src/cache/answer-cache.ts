import { LRUCache } from 'lru-cache';
import type { KeptAnswer } from './kept-answer.ts';
import type { Tag } from './tags.ts';

export interface AnswerCacheOptions {
  /** Of all bodies together, their compressed forms included by estimate. */
  maximumBytes?: number;
  /** How long an answer is given without asking, in milliseconds, when nothing empties it. */
  freshFor?: number;
  /** After a change the search index of some instance may lag a moment: what is read then is asked for again soon. In milliseconds. */
  settleTime?: number;
  now?(): number;
}

/** No request to a service takes longer than this, in milliseconds: older changes cannot meet an answer that is still on its way. */
const longestRequest = 60_000;

/** Beside the body: headers, key and bookkeeping. */
const overhead = 2_048;

/** Answers by address, found again by what they are made of. */
export class AnswerCache {
  readonly #answers: LRUCache<string, KeptAnswer>;
  readonly #keysByTag = new Map<Tag, Set<string>>();
  readonly #changedAt = new Map<Tag, number>();
  readonly #freshFor: number;
  readonly #settleTime: number;
  readonly #now: () => number;
  #clearedAt = -Infinity;

  constructor({ maximumBytes = 64 * 1024 * 1024, freshFor = 60_000, settleTime = 1_500, now = () => performance.now() }: AnswerCacheOptions = {}) {
    this.#freshFor = freshFor;
    this.#settleTime = settleTime;
    this.#now = now;
    this.#answers = new LRUCache({
      maxSize: maximumBytes,
      maxEntrySize: Math.floor(maximumBytes / 16),
      sizeCalculation: ({ body }, key) => Math.ceil(body.length * 1.5) + key.length + overhead,
      dispose: (answer, key) => {
        this.#forget(answer, key);
      },
    });
  }

  get(key: string): KeptAnswer | undefined {
    return this.#answers.get(key);
  }

  isFresh({ freshUntil }: KeptAnswer): boolean {
    return this.#now() < freshUntil;
  }

  /** The time to hand to `keep` with the answer of a request that starts now. */
  begin(): number {
    return this.#now();
  }

  /** Keeps an answer whose request began at `begun`, unless what it is made of has changed since: it may be from before. */
  keep(key: string, answer: Omit<KeptAnswer, 'freshUntil'>, begun: number): void {
    const changed = this.#lastChange(answer.tags);
    if (changed >= begun) return;
    const now = this.#now();
    const settled = changed + this.#settleTime;
    this.#answers.set(key, { ...answer, freshUntil: settled > now ? settled : now + this.#freshFor });
    if (!this.#answers.has(key)) return;
    for (const tag of answer.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
  }

  /** Takes away everything that one of `tags` is a part of. */
  empty(tags: readonly Tag[]): void {
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
    for (const [tag, at] of this.#changedAt) {
      if (now - at < longestRequest) return;
      this.#changedAt.delete(tag);
    }
  }

  #forget({ tags }: KeptAnswer, key: string): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
