/** Small numbers for names, from 0, in the order they were first met. */
export class Numbering {
  readonly #numbers = new Map<string, number>();

  numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(name, number);
    return number;
  }

  /** Undefined for a name never met: nothing can have it. */
  find(name: string): number | undefined {
    return this.#numbers.get(name);
  }

  /** All names, each at the place of its number. */
  names(): string[] {
    return [...this.#numbers.keys()];
  }
}
