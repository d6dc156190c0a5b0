/** All documents in one order, so that a page far behind costs little more than the first. Documents with changed keys are merged in on the next read. */
export class DocSequence {
  /** Never 0 for two documents, so that pages neither repeat nor lose one. */
  readonly #compare: (a: number, b: number) => number;
  readonly #changed = new Set<number>();
  #order = new Uint32Array(0);

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  /** Must be called for each new document and each with a changed key. */
  put(docIndex: number): void {
    this.#changed.add(docIndex);
  }

  /** Doc indexes in order. */
  get order(): Uint32Array {
    if (this.#changed.size > 0) this.#sortIn();
    return this.#order;
  }

  #sortIn(): void {
    const rest = this.#order.filter((docIndex) => !this.#changed.has(docIndex));
    const moved = Uint32Array.from(this.#changed).sort(this.#compare);
    const order = new Uint32Array(rest.length + moved.length);
    let [nextOfRest, nextOfMoved] = [0, 0];
    for (let position = 0; position < order.length; position += 1) {
      const [first, second] = [rest[nextOfRest], moved[nextOfMoved]];
      const takesRest = second === undefined || (first !== undefined && this.#compare(first, second) < 0);
      order[position] = (takesRest ? first : second) as number;
      if (takesRest) nextOfRest += 1;
      else nextOfMoved += 1;
    }
    this.#order = order;
    this.#changed.clear();
  }
}
