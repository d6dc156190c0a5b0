import type { Locale } from '@gvg/contracts/locale';
import { quality, scoreOf, typosIn } from './match-score.ts';
import type { Meetings } from './match-score.ts';
import { positionBits, positionMask } from './posting-lists.ts';
import type { PostingLists } from './posting-lists.ts';
import type { SlotFilter } from './product-filter.ts';
import type { ProductNames } from './product-names.ts';
import type { Vocabulary, WordMatches } from './vocabulary.ts';

/** As many good matches keep worse ones out: those with more typos join only a list that is shorter. */
const enough = 5;

export interface Matched {
  /** Matching slots in no order, the first `count` of them. */
  slots: Uint32Array;
  count: number;
  /** By slot, of those that matched: the higher the better. */
  scores: Uint32Array;
}

interface Word {
  place: number;
  matches: WordMatches;
  /** How many entries its words have: what looking through them costs. */
  entries: number;
}

/** Entries that can be looked through in the time that it takes to read one product's name. */
const entriesPerName = 12;

/**
 * Finds the products whose names hold all words of a keyword. The word with the fewest entries is looked up first; the others then only test
 * what is left, whichever way is shorter. Nothing is allocated by product: the work arrays are kept from call to call.
 */
export class KeywordMatcher {
  readonly #names: ProductNames;
  readonly #vocabulary: Vocabulary;
  readonly #postings: PostingLists;
  #capacity = 0;
  #slots = new Uint32Array(0);
  #scores = new Uint32Array(0);
  /** By slot how far it has come in this call: below `#base` not met, `#base` filtered away, `#base + n` met by n words. */
  #stages = new Uint32Array(0);
  #base = 0;
  #meetings: Meetings[] = [];

  constructor(names: ProductNames) {
    this.#names = names;
    this.#vocabulary = names.vocabulary;
    this.#postings = names.postings;
  }

  /** `capacity`: how many slots there are. */
  match(words: readonly string[], { keep, locale, capacity }: { keep: SlotFilter; locale: Locale; capacity: number }): Matched {
    this.#prepare(words.length, capacity);
    const looked = words.map((word, place) => this.#look(word, place, words.length));
    const none = { slots: this.#slots, count: 0, scores: this.#scores };
    if (looked.some(({ entries }) => entries === 0)) return none;

    const [rarest, ...others] = looked.toSorted((a, b) => a.entries - b.entries);
    if (rarest === undefined) return none;
    let count = this.#begin(rarest, keep);
    for (const [index, word] of others.entries()) count = this.#narrow(word, index + 2, count);
    return { slots: this.#slots, count: this.#rank(words.length, count, locale), scores: this.#scores };
  }

  #prepare(words: number, capacity: number): void {
    if (capacity > this.#capacity) {
      this.#capacity = capacity;
      this.#slots = new Uint32Array(capacity);
      this.#scores = new Uint32Array(capacity);
      this.#stages = new Uint32Array(capacity);
      this.#base = 0;
      this.#meetings = [];
    }
    while (this.#meetings.length < words) this.#meetings.push({ quality: new Uint8Array(this.#capacity), positions: new Uint32Array(this.#capacity) });
    this.#base += 256;
    if (this.#base > 0xffff_0000) {
      this.#stages.fill(0);
      this.#base = 256;
    }
  }

  #look(word: string, place: number, words: number): Word {
    const matches = this.#vocabulary.match(word, place === words - 1);
    let entries = 0;
    for (const numbers of [matches.exact, matches.prefix, matches.typo]) for (const number of numbers) entries += this.#postings.lengthOf(number);
    return { place, matches, entries };
  }

  #begin({ place, matches }: Word, keep: SlotFilter): number {
    const { quality: qualities, positions } = this.#meetings[place] as Meetings;
    const slots = this.#slots;
    const stages = this.#stages;
    const away = this.#base;
    const met = away + 1;
    let count = 0;
    for (const level of ['exact', 'prefix', 'typo'] as const) {
      for (const number of matches[level]) {
        const entries = this.#postings.entriesOf(number);
        const length = this.#postings.lengthOf(number);
        for (let index = 0; index < length; index += 1) {
          const entry = entries[index] as number;
          const slot = entry >>> positionBits;
          const stage = stages[slot] as number;
          const bit = 1 << (entry & positionMask);
          if (stage === met) positions[slot] = (positions[slot] as number) | bit;
          else if (stage === away) continue;
          else if (keep(slot)) {
            stages[slot] = met;
            qualities[slot] = quality[level];
            positions[slot] = bit;
            slots[count] = slot;
            count += 1;
          } else stages[slot] = away;
        }
      }
    }
    return count;
  }

  /** Keeps of the first `count` slots those that `word` is in too; `stage` is how many words they have met then. */
  #narrow(word: Word, stage: number, count: number): number {
    if (count * entriesPerName < word.entries) this.#readNames(word, this.#base + stage, count);
    else this.#readEntries(word, this.#base + stage);
    const slots = this.#slots;
    let left = 0;
    for (let index = 0; index < count; index += 1) {
      const slot = slots[index] as number;
      if (this.#stages[slot] !== this.#base + stage) continue;
      slots[left] = slot;
      left += 1;
    }
    return left;
  }

  #readEntries({ place, matches }: Word, met: number): void {
    const { quality: qualities, positions } = this.#meetings[place] as Meetings;
    const stages = this.#stages;
    for (const level of ['exact', 'prefix', 'typo'] as const) {
      for (const number of matches[level]) {
        const entries = this.#postings.entriesOf(number);
        const length = this.#postings.lengthOf(number);
        for (let index = 0; index < length; index += 1) {
          const entry = entries[index] as number;
          const slot = entry >>> positionBits;
          const stage = stages[slot] as number;
          const bit = 1 << (entry & positionMask);
          if (stage === met) positions[slot] = (positions[slot] as number) | bit;
          else if (stage === met - 1) {
            stages[slot] = met;
            qualities[slot] = quality[level];
            positions[slot] = bit;
          }
        }
      }
    }
  }

  #readNames({ place, matches }: Word, met: number, count: number): void {
    const meetings = this.#meetings[place] as Meetings;
    const wanted = new Map<number, number>();
    for (const level of ['typo', 'prefix', 'exact'] as const) for (const number of matches[level]) wanted.set(number, quality[level]);
    for (let index = 0; index < count; index += 1) {
      const slot = this.#slots[index] as number;
      let best = 0;
      let positions = 0;
      for (const entry of this.#names.entriesOf(slot)) {
        const level = wanted.get(entry >>> positionBits);
        if (level === undefined) continue;
        best = Math.max(best, level);
        positions |= 1 << (entry & positionMask);
      }
      if (best === 0) continue;
      this.#stages[slot] = met;
      meetings.quality[slot] = best;
      meetings.positions[slot] = positions;
    }
  }

  /** Scores what is left and drops what has more typos than the list needs; answers how many stay. */
  #rank(words: number, count: number, locale: Locale): number {
    const byTypos = new Uint32Array(words + 1);
    for (let index = 0; index < count; index += 1) {
      const slot = this.#slots[index] as number;
      const score = scoreOf(this.#meetings, slot, { words, locale, names: this.#names });
      this.#scores[slot] = score;
      const typos = typosIn(score);
      byTypos[typos] = (byTypos[typos] as number) + 1;
    }
    let allowed = 0;
    let total = byTypos[0] as number;
    while (allowed < words && total < enough) {
      allowed += 1;
      total += byTypos[allowed] as number;
    }
    let left = 0;
    for (let index = 0; index < count; index += 1) {
      const slot = this.#slots[index] as number;
      if (typosIn(this.#scores[slot] as number) > allowed) continue;
      this.#slots[left] = slot;
      left += 1;
    }
    return left;
  }
}
