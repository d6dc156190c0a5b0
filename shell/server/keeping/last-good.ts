export interface LastGoodOptions {
  /** Milliseconds for which an answer is given without asking again. */
  fresh: number;
  /** Milliseconds for which an answer is still given when no newer one comes. */
  stale: number;
  /** Answers kept at most; the longest unused go first. */
  limit: number;
  now?: () => number;
}

export interface Patience {
  /** Milliseconds that the caller waits for a newer answer before it takes the last good one, or none. */
  milliseconds: number;
  /** Hears when that was not enough. */
  onLate?: () => void;
}

interface Kept<Value> {
  value: Value;
  at: number;
}

/**
 * Keeps the last good answer of something that may be slow or dead. One question at a time for each key: whoever comes while it is being asked waits for
 * the same answer, and a late answer still serves the next one.
 */
export class LastGood<Value> {
  readonly #options: LastGoodOptions;
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #asked = new Map<string, Promise<Value | undefined>>();
  #epoch = 0;

  constructor(options: LastGoodOptions) {
    this.#options = options;
  }

  /** The answer of `ask`, or the last good one, or undefined. `ask` answers undefined, or throws, when it has none. */
  async get(key: string, ask: () => Promise<Value | undefined>, patience: Patience): Promise<Value | undefined> {
    const { fresh, stale } = this.#options;
    const kept = this.#kept.get(key);
    const age = kept ? this.#now() - kept.at : Infinity;
    if (kept && age < fresh) return kept.value;
    const newer = await this.#within(this.#ask(key, ask), patience);
    return newer ?? (age < stale ? kept?.value : undefined);
  }

  /** From now on nothing counts as fresh; what is there still helps out when no newer answer comes. */
  expire(): void {
    this.#epoch += 1;
    for (const kept of this.#kept.values()) kept.at = Math.min(kept.at, this.#now() - this.#options.fresh);
    this.#asked.clear();
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }

  #ask(key: string, ask: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const asked = this.#asked.get(key);
    if (asked) return asked;
    const epoch = this.#epoch;
    const answer = ask()
      .then((value) => {
        if (value !== undefined) this.#keep(key, value, epoch);
        return value;
      })
      .catch(() => undefined)
      .finally(() => {
        if (this.#asked.get(key) === answer) this.#asked.delete(key);
      });
    this.#asked.set(key, answer);
    return answer;
  }

  #keep(key: string, value: Value, epoch: number): void {
    const age = epoch === this.#epoch ? 0 : this.#options.fresh;
    this.#kept.delete(key);
    this.#kept.set(key, { value, at: this.#now() - age });
    if (this.#kept.size > this.#options.limit) this.#kept.delete(this.#kept.keys().next().value as string);
  }

  async #within(answer: Promise<Value | undefined>, { milliseconds, onLate }: Patience): Promise<Value | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        onLate?.();
        resolve(undefined);
      }, milliseconds);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
