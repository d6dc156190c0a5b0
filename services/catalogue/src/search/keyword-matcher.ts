import type { Locale } from '@gvg/contracts/locale';
import { oneWordScorerOf, scorerOf, typosIn } from './match-score.ts';
import type { Meetings } from './match-score.ts';
import { levels, NameSieve } from './name-sieve.ts';
import type { SoughtWord } from './name-sieve.ts';
import type { Mask } from './product-mask.ts';
import type { ProductNames } from './product-names.ts';
import type { WordMatches } from './vocabulary.ts';

/** As many good matches keep worse ones out: those with more typos join only a list that is shorter. */
const enough = 5;

/** More than any product sells; with a score in front the sum is still exact. */
const soldRange = 2 ** 31;

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

/** One list beside the exact word's, and no typos. */
function isBeginning({ prefix, typo }: WordMatches): boolean {
  return prefix.length <= 1 && typo.length === 0;
}

/**
 * Finds and scores the products whose names hold all words of a keyword. The word with the fewest entries is looked up first; each other one then
 * only tests what is left, by its lists or by the names that are left, whichever is shorter.
 */
export class KeywordMatcher {
  readonly #names: ProductNames;
  readonly #sieve: NameSieve;
  #relevance = new Float64Array(0);

  constructor(names: ProductNames) {
    this.#names = names;
    this.#sieve = new NameSieve(names);
  }

  match(words: readonly string[], context: MatchContext): Matched {
    const capacity = context.mask.length;
    if (this.#relevance.length < capacity) this.#relevance = new Float64Array(capacity);
    const meetings = this.#sieve.begin(words.length, capacity);
    const sought = words.map((word, place) => this.#seek(word, meetings[place] as Meetings, place === words.length - 1));
    const [rarest, ...others] = sought.toSorted((a, b) => a.entries - b.entries);

    let count = 0;
    if (rarest !== undefined && others.length === 0 && isBeginning(rarest.matches)) count = this.#matchBeginning(rarest, context);
    else if (rarest !== undefined) count = this.#matchAll([rarest, ...others], meetings, context);
    return { slots: this.#sieve.slots.subarray(0, count), relevance: this.#relevance };
  }

  #seek(word: string, meetings: Meetings, unfinished: boolean): SoughtWord {
    const matches = this.#names.vocabulary.match(word, unfinished);
    let entries = 0;
    for (const level of levels) for (const number of matches[level]) entries += this.#names.postings.lengthOf(number);
    return { meetings, matches, entries };
  }

  /** Matches and scores in one go what a keyword of one or two letters means: no product comes twice but those of the exact word. */
  #matchBeginning({ matches }: SoughtWord, { mask, locale, sold }: MatchContext): number {
    const scoreOf = oneWordScorerOf({ names: this.#names, locale });
    const { slots, stages, first: met } = this.#sieve;
    const relevance = this.#relevance;
    let count = 0;
    for (const level of ['exact', 'prefix'] as const) {
      const isExact = level === 'exact';
      for (const number of matches[level]) {
        const list = this.#names.postings.listOf(number);
        for (let index = 0; index < list.length; index += 1) {
          const slot = list.slots[index] as number;
          if (mask[slot] === 0 || stages[slot] === met) continue;
          if (isExact) stages[slot] = met;
          relevance[slot] = scoreOf(slot, list.positions[index] as number, isExact) * soldRange + (sold[slot] as number);
          slots[count] = slot;
          count += 1;
        }
      }
    }
    return count;
  }

  #matchAll([rarest, ...others]: [SoughtWord, ...SoughtWord[]], meetings: readonly Meetings[], { mask, locale, sold }: MatchContext): number {
    let count = this.#sieve.fill(rarest, mask);
    for (const [index, word] of others.entries()) count = this.#sieve.narrow(word, index + 2, count);

    const scoreOf = scorerOf(meetings, { names: this.#names, locale });
    const { slots } = this.#sieve;
    const byTypos = new Uint32Array(meetings.length + 1);
    for (let index = 0; index < count; index += 1) {
      const slot = slots[index] as number;
      const score = scoreOf(slot);
      this.#relevance[slot] = score * soldRange + (sold[slot] as number);
      const typos = typosIn(score);
      byTypos[typos] = (byTypos[typos] as number) + 1;
    }
    return this.#dropWorse(byTypos, count);
  }

  /** Keeps those with the fewest typos, and those with more only as far as the list needs them; answers how many stay. */
  #dropWorse(byTypos: Uint32Array, count: number): number {
    let allowed = 0;
    let total = byTypos[0] as number;
    while (allowed < byTypos.length - 1 && total < enough) {
      allowed += 1;
      total += byTypos[allowed] as number;
    }
    if (total === count) return count;
    const { slots } = this.#sieve;
    let left = 0;
    for (let index = 0; index < count; index += 1) {
      const slot = slots[index] as number;
      if (typosIn(Math.floor((this.#relevance[slot] as number) / soldRange)) > allowed) continue;
      slots[left] = slot;
      left += 1;
    }
    return left;
  }
}
