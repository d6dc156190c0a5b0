/** Lets so many through at a time; the others wait outside in their order. */
export class Gate {
  #places: number;
  readonly #waiting: (() => void)[] = [];

  constructor(places: number) {
    this.#places = places;
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#places === 0) await new Promise<void>((enter) => this.#waiting.push(enter));
    else this.#places -= 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#places += 1;
      else next();
    }
  }
}
