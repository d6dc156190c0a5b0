import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ApiFailure } from '../http/api-failure.ts';
import type { Redis } from './redis.ts';

export interface VersionedCacheOptions {
  /** Name of the version in Redis, shared by all processes that read or change the source. */
  name: string;
  /** Maximum number of entries; the least recently used is evicted first. */
  maxEntries: number;
  /**
   * Milliseconds after which a change whose end was never announced expires. Must exceed the duration of a transaction with its retries.
   */
  changeMs?: number;
}

/** Limits the effect of a Redis that has lost an acknowledged write. */
const maxAgeMs = 60_000;

/** The field with the version. Each other field is a change in progress, with the instant in milliseconds at which it expires. */
const versionField = 'version';

/**
 * In-memory cache of a source that is read far more often than it changes. A read never returns a value loaded before a committed change:
 * it first reads the version of the source from Redis, and a change sets a new version before it begins. Until its end is announced, or for
 * `changeMs` after its process was killed, every reader loads from the source; so does a reader without Redis. The clocks of the processes
 * must agree within a minute.
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
      // Reads from before a change still get their result, but it is not stored.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context: load }) => load(),
    });
    // After a reconnect Redis may have an older version than before.
    redis.on('close', () => this.#values.clear());
  }

  /** Returns the result of `load`, or its cached result for the key under the current version. */
  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    const version = await this.#readVersion();
    if (version === undefined) return load();
    if (version !== this.#version) {
      this.#values.clear();
      this.#version = version;
    }
    return this.#values.forceFetch(key, { context: load });
  }

  /**
   * Runs a transaction that changes the source. Throws SERVICE_UNAVAILABLE without running it while Redis is unavailable, because readers
   * would not notice the change.
   */
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
    // A failed transaction may have been committed, so its end is not announced.
    const result = await work();
    await this.#redis.hdel(this.#name, change).catch(() => undefined);
    return result;
  }

  /** Returns undefined while the source is being changed, or if Redis does not respond. */
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
