interface CacheEntry {
  expiresAt: number;
  value: Promise<string | undefined>;
}

/** Cache of asynchronous results with a time to live; rejected and undefined results are evicted, concurrent calls share one computation. */
export class TtlCache {
  readonly #ttlMs: number;
  readonly #entries = new Map<string, CacheEntry>();

  constructor(ttlMs: number) {
    this.#ttlMs = ttlMs;
  }

  get(key: string, compute: () => Promise<string | undefined>, now = Date.now()): Promise<string | undefined> {
    const cached = this.#entries.get(key);
    if (cached !== undefined && cached.expiresAt > now) return cached.value;
    const value = compute();
    const entry = { expiresAt: now + this.#ttlMs, value };
    this.#entries.set(key, entry);
    const evict = () => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    };
    value.then((computed) => computed ?? evict(), evict);
    return value;
  }
}
