import type { KeywordMatches } from './keyword-matcher.ts';

export type Matches = Pick<KeywordMatches, 'docIndexes' | 'relevance'>;

/** The matches of several readings of one keyword, each with its best relevance. Arrays are reused between calls. */
export class MatchUnion {
  #docIndexes = new Uint32Array(0);
  #relevance = new Float64Array(0);
  /** By docIndex, the number of the last call that found it. */
  #foundIn = new Uint32Array(0);
  #call = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  start(matches: Matches, capacity: number): this {
    if (this.#docIndexes.length < capacity) {
      this.#docIndexes = new Uint32Array(capacity);
      this.#relevance = new Float64Array(capacity);
      this.#foundIn = new Uint32Array(capacity);
    }
    this.#call = this.#call === 0xffff_ffff ? 1 : this.#call + 1;
    this.#size = 0;
    this.add(matches);
    return this;
  }

  add({ docIndexes, relevance }: Matches): void {
    for (const docIndex of docIndexes) {
      const value = relevance[docIndex] as number;
      if (this.#foundIn[docIndex] === this.#call) {
        if (value > (this.#relevance[docIndex] as number)) this.#relevance[docIndex] = value;
        continue;
      }
      this.#foundIn[docIndex] = this.#call;
      this.#relevance[docIndex] = value;
      this.#docIndexes[this.#size] = docIndex;
      this.#size += 1;
    }
  }

  matches(): Matches {
    return { docIndexes: this.#docIndexes.subarray(0, this.#size), relevance: this.#relevance };
  }
}
