import type { Locale } from '@gvg/contracts/locale';
import { quality, scorerOf, typosIn } from './match-score.ts';
import type { Meetings } from './match-score.ts';
import type { Mask } from './product-mask.ts';
import type { ProductNames } from './product-names.ts';
import type { WordMatches } from './vocabulary.ts';

/** As many good matches keep worse ones out: those with more typos join only a list that is shorter. */
const enough = 5;

/** More than any product sells; with a score in front the sum is still exact. */
const soldRange = 2 ** 31;

/** Entries of lists that can be looked through in the time that it takes to read one product's name. */
const entriesPerName = 12;

/** Stages of one call: more than a keyword has words. */
const stagesPerCall = 256;

const levels = ['exact', 'prefix', 'typo'] as const;

export interface Matched {
  /** In no order; valid until the next call. */
  slots: Uint32Array;
  /** By slot, of those that matched: the greatest matches best; among equal matches the best seller is the greater. */
  relevance: Float64Array;
}

export interface MatchContext {
  mask: Mask;
  locale: Locale;
  /** By slot. */
  sold: Float64Array;
}

interface Word {
  meetings: Meetings;
  matches: WordMatches;
  /** How many entries its lists have: what looking through them costs. */
  entries: number;
}

/**
 * Finds the products whose names hold all words of a keyword. The word with the fewest entries is looked up first; each other one then only tests
 * what is left, by its lists or by the names that are left, whichever is shorter. The work arrays are kept from call to call.
 */
export class KeywordMatcher {
  readonly #names: ProductNames;
  #slots = new Uint32Array(0);
  #relevance = new Float64Array(0);
  /** By slot how far it has come in this call: at most `#base` not met, `#base + n` met by n words. */
  #stages = new Uint32Array(0);
  #base = 0;
  #meetings: Meetings[] = [];
  /** By number of a word, what it is worth to the word being looked up; all 0 between calls. */
  #worth = new Uint8Array(0);

  constructor(names: ProductNames) {
    this.#names = names;
  }

  match(words: readonly string[], context: MatchContext): Matched {
    this.#prepare(words.length, context.mask.length);
    const looked = words.map((word, place) => this.#look(word, place, words.length));
    const [rarest, ...others] = looked.toSorted((a, b) => a.entries - b.entries);
    let count = rarest === undefined ? 0 : this.#begin(rarest, context.mask);
    for (const [index, word] of others.entries()) count = this.#narrow(word, this.#base + index + 2, count);
    return { slots: this.#slots.subarray(0, this.#rank(words.length, count, context)), relevance: this.#relevance };
  }

  #prepare(words: number, capacity: number): void {
    if (capacity > this.#slots.length) {
      this.#slots = new Uint32Array(capacity);
      this.#relevance = new Float64Array(capacity);
      this.#stages = new Uint32Array(capacity);
      this.#base = 0;
      this.#meetings = [];
    }
    while (this.#meetings.length < words) this.#meetings.push({ quality: new Uint8Array(capacity), positions: new Uint32Array(capacity) });
    this.#base += stagesPerCall;
    if (this.#base > 0xffff_ffff - stagesPerCall) {
      this.#stages.fill(0);
      this.#base = stagesPerCall;
    }
  }

  #look(word: string, place: number, words: number): Word {
    const matches = this.#names.vocabulary.match(word, place === words - 1);
    let entries = 0;
    for (const level of levels) for (const number of matches[level]) entries += this.#names.postings.lengthOf(number);
    return { meetings: this.#meetings[place] as Meetings, matches, entries };
  }

  #begin({ meetings, matches }: Word, mask: Mask): number {
    const slots = this.#slots;
    const stages = this.#stages;
    const met = this.#base + 1;
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

  /** Keeps of the first `count` slots those that `word` is in too; they have reached the stage `met` then. */
  #narrow(word: Word, met: number, count: number): number {
    if (count * entriesPerName < word.entries) this.#readNames(word, met, count);
    else this.#readLists(word, met);
    const slots = this.#slots;
    let left = 0;
    for (let index = 0; index < count; index += 1) {
      const slot = slots[index] as number;
      if (this.#stages[slot] !== met) continue;
      slots[left] = slot;
      left += 1;
    }
    return left;
  }

  #readLists({ meetings, matches }: Word, met: number): void {
    const stages = this.#stages;
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

  #readNames({ meetings, matches }: Word, met: number, count: number): void {
    if (this.#worth.length < this.#names.vocabulary.size) this.#worth = new Uint8Array(this.#names.vocabulary.size * 2);
    const worth = this.#worth;
    for (const level of levels) for (const number of matches[level]) worth[number] = Math.max(worth[number] as number, quality[level]);
    for (let index = 0; index < count; index += 1) {
      const slot = this.#slots[index] as number;
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
      this.#stages[slot] = met;
      meetings.quality[slot] = best;
      meetings.positions[slot] = positions;
    }
    for (const level of levels) for (const number of matches[level]) worth[number] = 0;
  }

  /** Scores what is left and drops what has more typos than the list needs; answers how many stay. */
  #rank(words: number, count: number, { locale, sold }: MatchContext): number {
    if (count === 0) return 0;
    const scoreOf = scorerOf(this.#meetings.slice(0, words), this.#names, locale);
    const slots = this.#slots;
    const relevance = this.#relevance;
    const byTypos = new Uint32Array(words + 1);
    for (let index = 0; index < count; index += 1) {
      const slot = slots[index] as number;
      const score = scoreOf(slot);
      relevance[slot] = score * soldRange + (sold[slot] as number);
      const typos = typosIn(score);
      byTypos[typos] = (byTypos[typos] as number) + 1;
    }
    let allowed = 0;
    let total = byTypos[0] as number;
    while (allowed < words && total < enough) {
      allowed += 1;
      total += byTypos[allowed] as number;
    }
    return total === count ? count : this.#dropAbove(allowed, count);
  }

  #dropAbove(allowedTypos: number, count: number): number {
    const slots = this.#slots;
    let left = 0;
    for (let index = 0; index < count; index += 1) {
      const slot = slots[index] as number;
      if (typosIn(Math.floor((this.#relevance[slot] as number) / soldRange)) > allowedTypos) continue;
      slots[left] = slot;
      left += 1;
    }
    return left;
  }
}
