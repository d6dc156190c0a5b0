export interface StaleCacheOptions {
  /** Milliseconds for which an answer is given without asking again. */
  freshMs: number;
  /** Milliseconds for which an answer is still given when no newer one comes. */
  staleMs: number;
  /** Answers kept at most; the longest unused go first. */
  maxEntries: number;
  now?: () => number;
}

export interface WaitOptions {
  /** Milliseconds that the caller waits for a newer answer before it takes the last good one, or none. */
  timeoutMs: number;
  /** Hears when that was not enough. */
  onTimeout?: () => void;
}

interface CacheEntry<Value> {
  value: Value;
  storedAt: number;
}

/**
 * Keeps the last good answer of something that may be slow or dead. One question at a time for each key: whoever comes while it is being asked waits for
 * the same answer, and a late answer still serves the next one.
 */
export class StaleCache<Value> {
  readonly #options: StaleCacheOptions;
  readonly #kept = new Map<string, CacheEntry<Value>>();
  readonly #asked = new Map<string, Promise<Value | undefined>>();
  #epoch = 0;

  constructor(options: StaleCacheOptions) {
    this.#options = options;
  }

  /** The answer of `ask`, or the last good one, or undefined. `ask` answers undefined, or throws, when it has none. */
  async get(key: string, load: () => Promise<Value | undefined>, waitOptions: WaitOptions): Promise<Value | undefined> {
    const { freshMs, staleMs } = this.#options;
    const entry = this.#kept.get(key);
    const age = entry ? this.#now() - entry.storedAt : Infinity;
    if (entry && age < freshMs) return entry.value;
    const newer = await this.#within(this.#ask(key, load), waitOptions);
    return newer ?? (age < staleMs ? entry?.value : undefined);
  }

  /** From now on nothing counts as fresh; what is there still helps out when no newer answer comes. */
  expire(): void {
    this.#epoch += 1;
    for (const entry of this.#kept.values()) entry.storedAt = Math.min(entry.storedAt, this.#now() - this.#options.freshMs);
    this.#asked.clear();
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }

  #ask(key: string, ask: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const pending = this.#asked.get(key);
    if (pending) return pending;
    const epoch = this.#epoch;
    const request = ask()
      .then((value) => {
        if (value !== undefined) this.#keep(key, value, epoch);
        return value;
      })
      .catch(() => undefined)
      .finally(() => {
        if (this.#asked.get(key) === request) this.#asked.delete(key);
      });
    this.#asked.set(key, request);
    return request;
  }

  #keep(key: string, value: Value, epoch: number): void {
    const age = epoch === this.#epoch ? 0 : this.#options.freshMs;
    this.#kept.delete(key);
    this.#kept.set(key, { value, storedAt: this.#now() - age });
    if (this.#kept.size > this.#options.maxEntries) this.#kept.delete(this.#kept.keys().next().value as string);
  }

  async #within(request: Promise<Value | undefined>, { timeoutMs, onTimeout }: WaitOptions): Promise<Value | undefined> {
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
