import type { Locale } from '@gvg/contracts/locale';
import { createSingleWordScorer, createScorer, typoCountOf } from './match-score.ts';
import type { WordHits } from './match-score.ts';
import { matchLevels, CandidateFilter } from './candidate-filter.ts';
import type { QueryTerm } from './candidate-filter.ts';
import type { FilterBitmap } from './product-filter.ts';
import type { ProductNames } from './product-names.ts';
import type { WordMatches } from './vocabulary.ts';

/** With at least this many results, matches with more typos are dropped. */
const minResults = 5;

/** Greater than any `sold`; `score * soldRange + sold` is still an exact double. */
const soldRange = 2 ** 31;

export interface KeywordMatches {
  /** Unordered; valid until the next call. */
  docIndexes: Uint32Array;
  /** By docIndex, set for matches only: score first, `sold` as tie-break; greater is better. */
  relevance: Float64Array;
}

export interface MatchContext {
  bitmap: FilterBitmap;
  locale: Locale;
  /** By docIndex. */
  sold: Float64Array;
}

/** Whether the term needs at most one posting list besides the exact word's, and no typos. */
function isPrefixOnly({ prefix, typo }: WordMatches): boolean {
  return prefix.length <= 1 && typo.length === 0;
}

/**
 * Finds and scores the products whose names contain all words of a keyword. The term with the fewest postings is evaluated first; each other term
 * then filters the remaining candidates, by its posting lists or by the candidates' names, whichever is cheaper.
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
    const capacity = context.bitmap.length;
    if (this.#relevance.length < capacity) this.#relevance = new Float64Array(capacity);
    const wordHits = this.#candidateFilter.start(words.length, capacity);
    const terms = words.map((word, index) => this.#lookUp(word, wordHits[index] as WordHits, index === words.length - 1));
    const [rarest, ...others] = terms.toSorted((a, b) => a.postingCount - b.postingCount);

    let count = 0;
    if (rarest !== undefined && others.length === 0 && isPrefixOnly(rarest.matches)) count = this.#matchPrefix(rarest, context);
    else if (rarest !== undefined) count = this.#matchAll([rarest, ...others], wordHits, context);
    return { docIndexes: this.#candidateFilter.candidates.subarray(0, count), relevance: this.#relevance };
  }

  #lookUp(word: string, hits: WordHits, unfinished: boolean): QueryTerm {
    const matches = this.#names.vocabulary.match(word, unfinished);
    let postingCount = 0;
    for (const level of matchLevels) for (const wordId of matches[level]) postingCount += this.#names.postings.lengthOf(wordId);
    return { hits, matches, postingCount };
  }

  /** Single pass for a keyword of one or two letters: a product can occur twice only through the exact word. */
  #matchPrefix({ matches }: QueryTerm, { bitmap, locale, sold }: MatchContext): number {
    const scoreOf = createSingleWordScorer({ names: this.#names, locale });
    const { candidates, stages, firstStage } = this.#candidateFilter;
    const relevance = this.#relevance;
    let count = 0;
    for (const level of ['exact', 'prefix'] as const) {
      const isExact = level === 'exact';
      for (const wordId of matches[level]) {
        const list = this.#names.postings.listOf(wordId);
        for (let index = 0; index < list.length; index += 1) {
          const docIndex = list.docIndexes[index] as number;
          if (bitmap[docIndex] === 0 || stages[docIndex] === firstStage) continue;
          if (isExact) stages[docIndex] = firstStage;
          relevance[docIndex] = scoreOf(docIndex, list.positions[index] as number, isExact) * soldRange + (sold[docIndex] as number);
          candidates[count] = docIndex;
          count += 1;
        }
      }
    }
    return count;
  }

  #matchAll([rarest, ...others]: [QueryTerm, ...QueryTerm[]], wordHits: readonly WordHits[], { bitmap, locale, sold }: MatchContext): number {
    let count = this.#candidateFilter.setCandidates(rarest, bitmap);
    for (const [index, term] of others.entries()) count = this.#candidateFilter.narrow(term, index + 2, count);

    const scoreOf = createScorer(wordHits, { names: this.#names, locale });
    const { candidates } = this.#candidateFilter;
    const byTypos = new Uint32Array(wordHits.length + 1);
    for (let index = 0; index < count; index += 1) {
      const docIndex = candidates[index] as number;
      const score = scoreOf(docIndex);
      this.#relevance[docIndex] = score * soldRange + (sold[docIndex] as number);
      const typos = typoCountOf(score);
      byTypos[typos] = (byTypos[typos] as number) + 1;
    }
    return this.#dropWorse(byTypos, count);
  }

  /** Retains matches with the fewest typos, and those with more only until `minResults` is reached. Returns the number retained. */
  #dropWorse(byTypos: Uint32Array, count: number): number {
    let allowed = 0;
    let total = byTypos[0] as number;
    while (allowed < byTypos.length - 1 && total < minResults) {
      allowed += 1;
      total += byTypos[allowed] as number;
    }
    if (total === count) return count;
    const { candidates } = this.#candidateFilter;
    let remaining = 0;
    for (let index = 0; index < count; index += 1) {
      const docIndex = candidates[index] as number;
      if (typoCountOf(Math.floor((this.#relevance[docIndex] as number) / soldRange)) > allowed) continue;
      candidates[remaining] = docIndex;
      remaining += 1;
    }
    return remaining;
  }
}
