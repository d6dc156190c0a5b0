import { quality } from './match-score.ts';
import type { Meetings } from './match-score.ts';
import type { Mask } from './product-mask.ts';
import type { ProductNames } from './product-names.ts';
import type { WordMatches } from './vocabulary.ts';

export const levels = ['exact', 'prefix', 'typo'] as const;

/** Entries of lists that can be looked through in the time that it takes to read one product's name. */
const entriesPerName = 12;

/** Stages of one call: more than a keyword has words. */
const stagesPerCall = 256;

/** One word of a keyword, looked up. */
export interface SoughtWord {
  meetings: Meetings;
  matches: WordMatches;
  /** How many entries its lists have: what looking through them costs. */
  entries: number;
}

/** Lets through the products whose names hold every word it is given, one word after the other. Its arrays are kept from call to call. */
export class NameSieve {
  readonly #names: ProductNames;
  /** What has come through, in no order. */
  slots = new Uint32Array(0);
  /** By slot how far it has come in this call: at most `#base` not met, `#base + n` met by n words. */
  stages = new Uint32Array(0);
  #base = 0;
  #meetings: Meetings[] = [];
  /** By number of a word, what it is worth to the word being sought; all 0 between calls. */
  #worth = new Uint8Array(0);

  constructor(names: ProductNames) {
    this.#names = names;
  }

  /** The stage of what one word has met. */
  get first(): number {
    return this.#base + 1;
  }

  /** Begins a call for a keyword of so many words over `capacity` slots; where each word notes what it meets, in their order. */
  begin(words: number, capacity: number): Meetings[] {
    if (capacity > this.slots.length) {
      this.slots = new Uint32Array(capacity);
      this.stages = new Uint32Array(capacity);
      this.#base = 0;
      this.#meetings = [];
    }
    while (this.#meetings.length < words) this.#meetings.push({ quality: new Uint8Array(capacity), positions: new Uint32Array(capacity) });
    this.#base += stagesPerCall;
    if (this.#base > 0xffff_ffff - stagesPerCall) {
      this.stages.fill(0);
      this.#base = stagesPerCall;
    }
    return this.#meetings.slice(0, words);
  }

  /** Takes what `word` is in, of what `mask` keeps; answers how many. */
  fill({ meetings, matches }: SoughtWord, mask: Mask): number {
    const { slots, stages, first: met } = this;
    let count = 0;
    for (const level of levels) {
      const worth = quality[level];
      for (const number of matches[level]) {
        const list = this.#names.postings.listOf(number);
        for (let index = 0; index < list.length; index += 1) {
          const slot = list.slots[index] as number;
          if (mask[slot] === 0) continue;
          if (stages[slot] === met) {
            meetings.positions[slot] = (meetings.positions[slot] as number) | (list.positions[index] as number);
            continue;
          }
          stages[slot] = met;
          meetings.quality[slot] = worth;
          meetings.positions[slot] = list.positions[index] as number;
          slots[count] = slot;
          count += 1;
        }
      }
    }
    return count;
  }

  /** Keeps of the first `count` slots those that `word`, the `nth` of the call, is in too; answers how many. */
  narrow(word: SoughtWord, nth: number, count: number): number {
    const met = this.#base + nth;
    if (count * entriesPerName < word.entries) this.#readNames(word, met, count);
    else this.#readLists(word, met);
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

  #readLists({ meetings, matches }: SoughtWord, met: number): void {
    const { stages } = this;
    for (const level of levels) {
      const worth = quality[level];
      for (const number of matches[level]) {
        const list = this.#names.postings.listOf(number);
        for (let index = 0; index < list.length; index += 1) {
          const slot = list.slots[index] as number;
          const stage = stages[slot] as number;
          if (stage === met) meetings.positions[slot] = (meetings.positions[slot] as number) | (list.positions[index] as number);
          else if (stage === met - 1) {
            stages[slot] = met;
            meetings.quality[slot] = worth;
            meetings.positions[slot] = list.positions[index] as number;
          }
        }
      }
    }
  }

  #readNames({ meetings, matches }: SoughtWord, met: number, count: number): void {
    if (this.#worth.length < this.#names.vocabulary.size) this.#worth = new Uint8Array(this.#names.vocabulary.size * 2);
    const worth = this.#worth;
    for (const level of levels) for (const number of matches[level]) worth[number] = Math.max(worth[number] as number, quality[level]);
    for (let index = 0; index < count; index += 1) {
      const slot = this.slots[index] as number;
      const words = this.#names.wordsOf(slot);
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
      meetings.quality[slot] = best;
      meetings.positions[slot] = positions;
    }
    for (const level of levels) for (const number of matches[level]) worth[number] = 0;
  }
}
