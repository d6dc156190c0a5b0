/** Small numbers for names, from 0, in the order they were first met. */
export class IdTable {
  readonly #ids = new Map<string, number>();

  idFor(key: string): number {
    const existing = this.#ids.get(key);
    if (existing !== undefined) return existing;
    const id = this.#ids.size;
    this.#ids.set(key, id);
    return id;
  }

  /** Undefined for a name never met: nothing can have it. */
  find(key: string): number | undefined {
    return this.#ids.get(key);
  }

  /** All names, each at the place of its number. */
  keys(): string[] {
    return [...this.#ids.keys()];
  }
}
