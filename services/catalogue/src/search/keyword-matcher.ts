import type { Locale } from '@gvg/contracts/locale';
import { createSingleWordScorer, createScorer, typoCountOf } from './match-score.ts';
import type { WordHits } from './match-score.ts';
import { matchLevels, CandidateFilter } from './candidate-filter.ts';
import type { QueryTerm } from './candidate-filter.ts';
import type { FilterBitmap } from './product-filter.ts';
import type { ProductNames } from './product-names.ts';
import type { WordMatches } from './vocabulary.ts';

/** As many good matches keep worse ones out: those with more typos join only a list that is shorter. */
const minResults = 5;

/** More than any product sells; with a score in front the sum is still exact. */
const soldRange = 2 ** 31;

export interface KeywordMatches {
  /** In no order; valid until the next call. */
  slots: Uint32Array;
  /** By slot, of those that matched: the greatest matches best; among equal matches the best seller is the greater. */
  relevance: Float64Array;
}

export interface MatchContext {
  mask: FilterBitmap;
  locale: Locale;
  /** By slot. */
  sold: Float64Array;
}

/** One list beside the exact word's, and no typos. */
function isPrefixOnly({ prefix, typo }: WordMatches): boolean {
  return prefix.length <= 1 && typo.length === 0;
}

/**
 * Finds and scores the products whose names hold all words of a keyword. The word with the fewest entries is looked up first; each other one then
 * only tests what is left, by its lists or by the names that are left, whichever is shorter.
 */
export class KeywordMatcher {
  readonly #names: ProductNames;
  readonly #candidateFilter: CandidateFilter;
  #relevance = new Float64Array(0);

  constructor(names: ProductNames) {
    this.#names = names;
    this.#candidateFilter = new CandidateFilter(names);
  }

  match(words: readonly string[], context: MatchContext): KeywordMatches {
    const capacity = context.mask.length;
    if (this.#relevance.length < capacity) this.#relevance = new Float64Array(capacity);
    const meetings = this.#candidateFilter.start(words.length, capacity);
    const terms = words.map((word, place) => this.#lookUp(word, meetings[place] as WordHits, place === words.length - 1));
    const [rarest, ...others] = terms.toSorted((a, b) => a.postingCount - b.postingCount);

    let count = 0;
    if (rarest !== undefined && others.length === 0 && isPrefixOnly(rarest.matches)) count = this.#matchPrefix(rarest, context);
    else if (rarest !== undefined) count = this.#matchAll([rarest, ...others], meetings, context);
    return { slots: this.#candidateFilter.slots.subarray(0, count), relevance: this.#relevance };
  }

  #lookUp(word: string, meetings: WordHits, unfinished: boolean): QueryTerm {
    const matches = this.#names.vocabulary.match(word, unfinished);
    let entries = 0;
    for (const level of matchLevels) for (const number of matches[level]) entries += this.#names.postings.lengthOf(number);
    return { hits: meetings, matches, postingCount: entries };
  }

  /** Matches and scores in one go what a keyword of one or two letters means: no product comes twice but those of the exact word. */
  #matchPrefix({ matches }: QueryTerm, { mask, locale, sold }: MatchContext): number {
    const scoreOf = createSingleWordScorer({ names: this.#names, locale });
    const { slots, stages, firstStage: met } = this.#candidateFilter;
    const relevance = this.#relevance;
    let count = 0;
    for (const level of ['exact', 'prefix'] as const) {
      const isExact = level === 'exact';
      for (const number of matches[level]) {
        const list = this.#names.postings.listOf(number);
        for (let index = 0; index < list.length; index += 1) {
          const slot = list.docIndexes[index] as number;
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

  #matchAll([rarest, ...others]: [QueryTerm, ...QueryTerm[]], meetings: readonly WordHits[], { mask, locale, sold }: MatchContext): number {
    let count = this.#candidateFilter.addTerm(rarest, mask);
    for (const [index, word] of others.entries()) count = this.#candidateFilter.narrow(word, index + 2, count);

    const scoreOf = createScorer(meetings, { names: this.#names, locale });
    const { slots } = this.#candidateFilter;
    const byTypos = new Uint32Array(meetings.length + 1);
    for (let index = 0; index < count; index += 1) {
      const slot = slots[index] as number;
      const score = scoreOf(slot);
      this.#relevance[slot] = score * soldRange + (sold[slot] as number);
      const typos = typoCountOf(score);
      byTypos[typos] = (byTypos[typos] as number) + 1;
    }
    return this.#dropWorse(byTypos, count);
  }

  /** Keeps those with the fewest typos, and those with more only as far as the list needs them; answers how many stay. */
  #dropWorse(byTypos: Uint32Array, count: number): number {
    let allowed = 0;
    let total = byTypos[0] as number;
    while (allowed < byTypos.length - 1 && total < minResults) {
      allowed += 1;
      total += byTypos[allowed] as number;
    }
    if (total === count) return count;
    const { slots } = this.#candidateFilter;
    let remaining = 0;
    for (let index = 0; index < count; index += 1) {
      const slot = slots[index] as number;
      if (typoCountOf(Math.floor((this.#relevance[slot] as number) / soldRange)) > allowed) continue;
      slots[remaining] = slot;
      remaining += 1;
    }
    return remaining;
  }
}
