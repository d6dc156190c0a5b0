/** Assigns dense integer ids to string keys, from 0, in the order of first use. */
export class IdTable {
  readonly #ids = new Map<string, number>();

  idFor(key: string): number {
    const existing = this.#ids.get(key);
    if (existing !== undefined) return existing;
    const id = this.#ids.size;
    this.#ids.set(key, id);
    return id;
  }

  /** Undefined for an unknown key. */
  find(key: string): number | undefined {
    return this.#ids.get(key);
  }

  /** All keys; the index of a key is its id. */
  keys(): string[] {
    return [...this.#ids.keys()];
  }
}
