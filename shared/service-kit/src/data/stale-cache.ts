import { LRUCache } from 'lru-cache';

export interface StaleCacheOptions {
  /** Milliseconds for which a value is returned without loading it again. */
  freshMs: number;
  /** Age in milliseconds up to which the last good value is still returned when loading fails or yields nothing. */
  staleMs: number;
  /** Maximum number of entries; the least recently used is evicted first. */
  maxEntries: number;
}

/** Resolves with undefined when there is no value. */
type Load<Value> = () => Promise<Value | undefined>;

interface Entry<Value> {
  value: Value;
  storedAt: number;
}

/** Distinguishes a failed load from one that `expire` has superseded, which the cache library also reports as an error. */
class LoadError extends Error {}

/**
 * Caches the values of a source that may be down, and the last good one while it is. Loads at most once at a time per key: concurrent callers share the
 * pending load.
 */
export class StaleCache<Value> {
  readonly #options: StaleCacheOptions;
  readonly #cache: LRUCache<string, Entry<Value>, Load<Value>>;

  constructor(options: StaleCacheOptions) {
    this.#options = options;
    this.#cache = new LRUCache<string, Entry<Value>, Load<Value>>({
      max: options.maxEntries,
      ttl: options.freshMs,
      ttlResolution: 0,
      perf: Date,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      // A superseded load still serves the callers that wait for it.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context: load }) => loadEntry(load),
    });
  }

  /** The value of `load`, else the last good one, else undefined. Rejects when `load` does and there is no last good value. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  get(key: string, load: Load<Value>): Promise<Value | undefined>;
  async get(key: string, load: Load<Value>): Promise<Value | undefined> {
    try {
      return ((await this.#cache.fetch(key, { context: load })) ?? this.#lastGood(key))?.value;
    } catch (error) {
      const lastGood = this.#lastGood(key);
      if (lastGood === undefined && error instanceof LoadError) throw error.cause;
      return lastGood?.value;
    }
  }

  /** Marks all entries as no longer fresh; they are still returned when loading yields no newer value. Values of pending loads are not stored. */
  expire(): void {
    const start = Date.now() - this.#options.freshMs - 1;
    const entries = this.#cache.dump();
    this.#cache.clear();
    for (const [key, { value }] of entries) this.#cache.set(key, value, { start });
  }

  #lastGood(key: string): Entry<Value> | undefined {
    const entry = this.#cache.peek(key, { allowStale: true });
    return entry && Date.now() - entry.storedAt < this.#options.staleMs ? entry : undefined;
  }
}

async function loadEntry<Value>(load: Load<Value>): Promise<Entry<Value> | undefined> {
  try {
    const value = await load();
    return value === undefined ? undefined : { value, storedAt: Date.now() };
  } catch (error) {
    throw new LoadError('load failed', { cause: error });
  }
}
