import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ApiFailure } from '../http/api-failure.ts';
import type { Redis } from './redis.ts';

export interface VersionedCacheOptions {
  /** Of the version in Redis, shared by all processes that read or change the source. */
  name: string;
  /** Maximum number of entries; the least recently used is evicted first. */
  maxEntries: number;
  /** How long a change counts as under way when its end was never announced; longer than a transaction is repeated and stays open. */
  changeMs?: number;
}

/** Bounds what a Redis that has lost an acknowledged write can do. */
const maxAgeMs = 60_000;

/** The field with the version; each other field is a change under way, with the instant in milliseconds at which it counts as over. */
const versionField = 'version';

/**
 * Values of a source that is read far more often than it changes, in this process's memory. No reader gets what was loaded before a change that is committed: it
 * asks Redis for the version of the source first, and a change gives the source a new version before it begins. Until its end is announced, or for `changeMs`
 * after its process was killed, every reader loads from the source; so does one to whom Redis does not respond. The clocks of the processes must agree within
 * a minute.
 */
export class VersionedCache<Value extends NonNullable<unknown>> {
  readonly #redis: Redis;
  readonly #name: string;
  readonly #changeMs: number;
  readonly #values: LRUCache<string, Value, () => Promise<Value>>;
  #version: string | undefined;

  constructor(redis: Redis, { name, maxEntries, changeMs = 300_000 }: VersionedCacheOptions) {
    this.#redis = redis;
    this.#name = `version-of:${name}`;
    this.#changeMs = changeMs;
    this.#values = new LRUCache<string, Value, () => Promise<Value>>({
      max: maxEntries,
      ttl: maxAgeMs,
      // Those who have asked before a change get what they have asked for; it is not stored.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context: load }) => load(),
    });
    // It may come back with an older version than it went with.
    redis.on('close', () => this.#values.clear());
  }

  /** What `load` resolves with, or has resolved with for the key under the present version. */
  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    const version = await this.#readVersion();
    if (version === undefined) return load();
    if (version !== this.#version) {
      this.#values.clear();
      this.#version = version;
    }
    return this.#values.forceFetch(key, { context: load });
  }

  /** Runs a transaction that changes the source. Throws SERVICE_UNAVAILABLE without running it while Redis is away: readers would not learn of the change. */
  async change<Result>(work: () => Promise<Result>): Promise<Result> {
    const change = randomUUID();
    try {
      const until = Date.now() + this.#changeMs;
      const [set] =
        (await this.#redis
          .multi()
          .hset(this.#name, versionField, randomUUID(), change, until)
          .pexpire(this.#name, this.#changeMs)
          .exec()) ?? [];
      if (set === undefined || set[0] !== null) throw set?.[0] ?? new Error('the version was not changed');
    } catch (error) {
      throw new ApiFailure('SERVICE_UNAVAILABLE', { cause: error });
    }
    // After a failure it may have been committed all the same: then the end is not announced.
    const result = await work();
    await this.#redis.hdel(this.#name, change).catch(() => undefined);
    return result;
  }

  /** Undefined while the source is being changed, and where Redis does not respond. */
  async #readVersion(): Promise<string | undefined> {
    try {
      const { [versionField]: version, ...changes } = await this.#redis.hgetall(this.#name);
      const now = Date.now();
      if (Object.values(changes).some((until) => Number(until) > now)) return undefined;
      if (version !== undefined) return version;
      const first = randomUUID();
      return (await this.#redis.hsetnx(this.#name, versionField, first)) === 1 ? first : undefined;
    } catch {
      return undefined;
    }
  }
}
