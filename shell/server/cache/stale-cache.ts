export interface StaleCacheOptions {
  /** Milliseconds for which a value is returned without loading it again. */
  freshMs: number;
  /** Age in milliseconds up to which a value is still returned when loading yields no newer one. */
  staleMs: number;
  /** Maximum number of entries; the entry stored longest ago is evicted first. */
  maxEntries: number;
  now?: () => number;
}

export interface WaitOptions {
  /** Milliseconds to wait for a newer value before the last good one, or none, is returned. */
  timeoutMs: number;
  /** Called when the timeout elapses. */
  onTimeout?: () => void;
}

interface CacheEntry<Value> {
  value: Value;
  storedAt: number;
}

/**
 * Caches the last good value of a source that may be slow or down. Loads at most once at a time per key: concurrent callers share the
 * pending load, and a late value is stored for the next caller.
 */
export class StaleCache<Value> {
  readonly #options: StaleCacheOptions;
  readonly #entries = new Map<string, CacheEntry<Value>>();
  readonly #pending = new Map<string, Promise<Value | undefined>>();
  #epoch = 0;

  constructor(options: StaleCacheOptions) {
    this.#options = options;
  }

  /** The value of `load`, else the last good one, else undefined. `load` returns undefined, or rejects, when it has no value. */
  async get(key: string, load: () => Promise<Value | undefined>, waitOptions: WaitOptions): Promise<Value | undefined> {
    const { freshMs, staleMs } = this.#options;
    const entry = this.#entries.get(key);
    const age = entry ? this.#now() - entry.storedAt : Infinity;
    if (entry && age < freshMs) return entry.value;
    const newer = await this.#raceTimeout(this.#loadOnce(key, load), waitOptions);
    return newer ?? (age < staleMs ? entry?.value : undefined);
  }

  /** Marks all entries as no longer fresh; they are still returned when loading yields no newer value. */
  expire(): void {
    this.#epoch += 1;
    for (const entry of this.#entries.values()) entry.storedAt = Math.min(entry.storedAt, this.#now() - this.#options.freshMs);
    this.#pending.clear();
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }

  #loadOnce(key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const epoch = this.#epoch;
    const request = load()
      .then((value) => {
        if (value !== undefined) this.#store(key, value, epoch);
        return value;
      })
      .catch(() => undefined)
      .finally(() => {
        if (this.#pending.get(key) === request) this.#pending.delete(key);
      });
    this.#pending.set(key, request);
    return request;
  }

  #store(key: string, value: Value, epoch: number): void {
    const age = epoch === this.#epoch ? 0 : this.#options.freshMs;
    this.#entries.delete(key);
    this.#entries.set(key, { value, storedAt: this.#now() - age });
    if (this.#entries.size > this.#options.maxEntries) this.#entries.delete(this.#entries.keys().next().value as string);
  }

  async #raceTimeout(request: Promise<Value | undefined>, { timeoutMs, onTimeout }: WaitOptions): Promise<Value | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        onTimeout?.();
        resolve(undefined);
      }, timeoutMs);
    });
    try {
      return await Promise.race([request, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }
}
