import { LRUCache } from 'lru-cache';

export interface StaleCacheOptions {
  /** Milliseconds for which a value is returned without loading it again. */
  freshMs: number;
  /** Age in milliseconds up to which the last good value is still returned when loading fails, times out or yields nothing. */
  staleMs: number;
  /** Maximum number of entries; the least recently used is evicted first. */
  maxEntries: number;
}

export interface WaitOptions {
  /** Milliseconds to wait for a newer value before the last good one, or none, is returned; no limit by default. */
  timeoutMs?: number;
  /** Called when the timeout elapses. */
  onTimeout?: () => void;
}

/** Resolves with undefined when there is no value. */
type Load<Value> = () => Promise<Value | undefined>;

export interface FoundValue<Value> {
  value: Value;
  /** It is the last good value: a newer one could not be loaded in time. */
  isStale: boolean;
}

interface Entry<Value> {
  value: Value;
  storedAt: number;
}

/** Distinguishes a failed load from one that `expire` has superseded, which the cache library also reports as an error. */
class LoadError extends Error {}

/**
 * Caches the last good value of a source that may be slow or down. Loads at most once at a time per key: concurrent callers share the
 * pending load, and a late value is stored for the next caller.
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
  async get(key: string, load: Load<Value>, waitOptions: WaitOptions = {}): Promise<Value | undefined> {
    return (await this.lookup(key, load, waitOptions))?.value;
  }

  /** Like `get`, and whether the value is the last good one in place of a newer one. */
  async lookup(key: string, load: Load<Value>, waitOptions: WaitOptions = {}): Promise<FoundValue<Value> | undefined> {
    const [entry, error] = await raceTimeout(this.#cache.fetch(key, { context: load }), waitOptions).then(
      (loaded) => [loaded, undefined] as const,
      (reason: unknown) => [undefined, reason] as const,
    );
    const best = entry ?? this.#lastGood(key);
    if (best === undefined && error instanceof LoadError) throw error.cause;
    return best && { value: best.value, isStale: entry === undefined };
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

async function raceTimeout<Result>(
  work: Promise<Result>,
  { timeoutMs, onTimeout }: WaitOptions,
): Promise<Result | undefined> {
  if (timeoutMs === undefined) return work;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      onTimeout?.();
      resolve(undefined);
    }, timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
