interface CacheEntry {
  expiresAt: number;
  value: Promise<string | undefined>;
}

/** Answers that cost much and may be a little old; one that failed is not kept, several who ask at once share one. */
export class TtlCache {
  readonly #freshFor: number;
  readonly #kept = new Map<string, CacheEntry>();

  constructor(ttlMs: number) {
    this.#freshFor = ttlMs;
  }

  get(key: string, compute: () => Promise<string | undefined>, now = Date.now()): Promise<string | undefined> {
    const cached = this.#kept.get(key);
    if (cached !== undefined && cached.expiresAt > now) return cached.value;
    const value = compute();
    const entry = { expiresAt: now + this.#freshFor, value };
    this.#kept.set(key, entry);
    const evict = () => {
      if (this.#kept.get(key) === entry) this.#kept.delete(key);
    };
    value.then((computed) => computed ?? evict(), evict);
    return value;
  }
}
