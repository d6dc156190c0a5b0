import { quality } from './match-score.ts';
import type { WordHits } from './match-score.ts';
import type { FilterBitmap } from './product-filter.ts';
import type { ProductNames } from './product-names.ts';
import type { WordMatches } from './vocabulary.ts';

export const matchLevels = ['exact', 'prefix', 'typo'] as const;

/** Entries of lists that can be looked through in the time that it takes to read one product's name. */
const entriesPerName = 12;

/** Stages of one call: more than a keyword has words. */
const stagesPerCall = 256;

/** One word of a keyword, looked up. */
export interface QueryTerm {
  hits: WordHits;
  matches: WordMatches;
  /** How many entries its lists have: what looking through them costs. */
  postingCount: number;
}

/** Lets through the products whose names hold every word it is given, one word after the other. Its arrays are kept from call to call. */
export class CandidateFilter {
  readonly #names: ProductNames;
  /** What has come through, in no order. */
  slots = new Uint32Array(0);
  /** By slot how far it has come in this call: at most `#base` not met, `#base + n` met by n words. */
  stages = new Uint32Array(0);
  #baseStage = 0;
  #hits: WordHits[] = [];
  /** By number of a word, what it is worth to the word being sought; all 0 between calls. */
  #rankByWord = new Uint8Array(0);

  constructor(names: ProductNames) {
    this.#names = names;
  }

  /** The stage of what one word has met. */
  get firstStage(): number {
    return this.#baseStage + 1;
  }

  /** Begins a call for a keyword of so many words over `capacity` slots; where each word notes what it meets, in their order. */
  start(words: number, capacity: number): WordHits[] {
    if (capacity > this.slots.length) {
      this.slots = new Uint32Array(capacity);
      this.stages = new Uint32Array(capacity);
      this.#baseStage = 0;
      this.#hits = [];
    }
    while (this.#hits.length < words) this.#hits.push({ quality: new Uint8Array(capacity), positions: new Uint32Array(capacity) });
    this.#baseStage += stagesPerCall;
    if (this.#baseStage > 0xffff_ffff - stagesPerCall) {
      this.stages.fill(0);
      this.#baseStage = stagesPerCall;
    }
    return this.#hits.slice(0, words);
  }

  /** Takes what `word` is in, of what `mask` keeps; answers how many. */
  addTerm({ hits, matches }: QueryTerm, mask: FilterBitmap): number {
    const { slots, stages, firstStage: met } = this;
    let count = 0;
    for (const level of matchLevels) {
      const worth = quality[level];
      for (const number of matches[level]) {
        const list = this.#names.postings.listOf(number);
        for (let index = 0; index < list.length; index += 1) {
          const slot = list.docIndexes[index] as number;
          if (mask[slot] === 0) continue;
          if (stages[slot] === met) {
            hits.positions[slot] = (hits.positions[slot] as number) | (list.positions[index] as number);
            continue;
          }
          stages[slot] = met;
          hits.quality[slot] = worth;
          hits.positions[slot] = list.positions[index] as number;
          slots[count] = slot;
          count += 1;
        }
      }
    }
    return count;
  }

  /** Keeps of the first `count` slots those that `word`, the `nth` of the call, is in too; answers how many. */
  narrow(word: QueryTerm, nth: number, count: number): number {
    const met = this.#baseStage + nth;
    if (count * entriesPerName < word.postingCount) this.#matchByNames(word, met, count);
    else this.#matchByPostings(word, met);
    const { slots, stages } = this;
    let left = 0;
    for (let index = 0; index < count; index += 1) {
      const slot = slots[index] as number;
      if (stages[slot] !== met) continue;
      slots[left] = slot;
      left += 1;
    }
    return left;
  }

  #matchByPostings({ hits, matches }: QueryTerm, met: number): void {
    const { stages } = this;
    for (const level of matchLevels) {
      const worth = quality[level];
      for (const number of matches[level]) {
        const list = this.#names.postings.listOf(number);
        for (let index = 0; index < list.length; index += 1) {
          const slot = list.docIndexes[index] as number;
          const stage = stages[slot] as number;
          if (stage === met) hits.positions[slot] = (hits.positions[slot] as number) | (list.positions[index] as number);
          else if (stage === met - 1) {
            stages[slot] = met;
            hits.quality[slot] = worth;
            hits.positions[slot] = list.positions[index] as number;
          }
        }
      }
    }
  }

  #matchByNames({ hits, matches }: QueryTerm, met: number, count: number): void {
    if (this.#rankByWord.length < this.#names.vocabulary.size) this.#rankByWord = new Uint8Array(this.#names.vocabulary.size * 2);
    const worth = this.#rankByWord;
    for (const level of matchLevels) for (const number of matches[level]) worth[number] = Math.max(worth[number] as number, quality[level]);
    for (let index = 0; index < count; index += 1) {
      const slot = this.slots[index] as number;
      const words = this.#names.wordsAt(slot);
      let best = 0;
      let positions = 0;
      for (let at = 0; at < words.length; at += 2) {
        const own = worth[words[at] as number] as number;
        if (own === 0) continue;
        if (own > best) best = own;
        positions |= words[at + 1] as number;
      }
      if (best === 0) continue;
      this.stages[slot] = met;
      hits.quality[slot] = best;
      hits.positions[slot] = positions;
    }
    for (const level of matchLevels) for (const number of matches[level]) worth[number] = 0;
  }
}
