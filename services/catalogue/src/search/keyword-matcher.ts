import type { Locale } from '@gvg/contracts/values/locale';
import { createSingleWordScorer, createScorer } from './match-score.ts';
import type { Rewriting, ScoreContext, WordHits } from './match-score.ts';
import { matchLevels, CandidateFilter } from './candidate-filter.ts';
import type { QueryTerm } from './candidate-filter.ts';
import type { GroupHits } from './group-names.ts';
import type { FilterBitmap } from './product-filter.ts';
import type { ProductNames } from './product-names.ts';
import type { WordMatches } from './vocabulary.ts';
import type { Word } from './words.ts';

/** Sales are counted up to this number; `score * soldRange + sold` is still an exact double. */
export const soldRange = 2 ** 26;

/** Scanning the group of every product costs about as much as this share of as many postings. */
const groupScanCost = 0.25;

export interface KeywordMatches {
  /** Unordered; valid until the next call. */
  docIndexes: Uint32Array;
  /** By docIndex, set for matches only: score first, `sold` as tie-break; greater is better. */
  relevance: Float64Array;
  /** True if a word may have been matched with a typo. */
  hasTypos: boolean;
}

export interface MatchContext {
  bitmap: FilterBitmap;
  locale: Locale;
  /** By docIndex. */
  sold: Float64Array;
}

/** One interpretation of a keyword. */
export interface KeywordReading {
  words: readonly Word[];
  rewriting: Rewriting;
  /** True if the user may still be typing the last word. */
  isUnfinished: boolean;
  /** By word, how it names the category or producer of a product. */
  groups: readonly GroupHits[];
}

interface LookUp {
  hits: WordHits;
  groupHits: GroupHits;
  /** `whole`: the last word, which matches only itself. */
  position: 'inner' | 'unfinished' | 'whole';
  capacity: number;
}

/** Returns true if the term needs at most one posting list besides the exact word's, and no typos. */
function isPrefixOnly({ matches: { prefix, typo }, groupHits }: QueryTerm): boolean {
  return prefix.length <= 1 && typo.length === 0 && groupHits === undefined;
}

const hasTypo = ({ typo }: WordMatches) => typo.length > 0;

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

  match({ words, rewriting, isUnfinished, groups }: KeywordReading, context: MatchContext): KeywordMatches {
    const capacity = context.bitmap.length;
    if (this.#relevance.length < capacity) this.#relevance = new Float64Array(capacity);
    const wordHits = this.#candidateFilter.start(words.length, capacity);
    const terms = words.map((word, index) =>
      this.#lookUp(word, {
        hits: wordHits[index] as WordHits,
        groupHits: groups[index],
        position: index < words.length - 1 ? 'inner' : isUnfinished ? 'unfinished' : 'whole',
        capacity,
      }),
    );
    const [rarest, ...others] = terms.toSorted((a, b) => a.postingCount - b.postingCount);
    const scoring = { names: this.#names, locale: context.locale, rewriting };

    let count = 0;
    if (rarest !== undefined && others.length === 0 && isPrefixOnly(rarest))
      count = this.#matchPrefix(rarest, scoring, context);
    else if (rarest !== undefined) count = this.#matchAll([rarest, ...others], wordHits, scoring, context);
    return {
      docIndexes: this.#candidateFilter.candidates.subarray(0, count),
      relevance: this.#relevance,
      hasTypos: terms.some(({ matches }) => hasTypo(matches)),
    };
  }

  #lookUp(word: Word, { hits, groupHits, position, capacity }: LookUp): QueryTerm {
    const found = this.#names.vocabulary.match(word.folded, position === 'unfinished');
    const matches = position === 'whole' ? { ...found, prefix: [], typo: [] } : found;
    let postingCount = groupHits === undefined ? 0 : capacity * groupScanCost;
    for (const level of matchLevels)
      for (const wordId of matches[level]) postingCount += this.#names.postings.lengthOf(wordId);
    return { word, hits, matches, groupHits, postingCount };
  }

  /** Single pass for a keyword of one or two letters: a product can occur twice only through the exact word. */
  #matchPrefix({ word, matches }: QueryTerm, scoring: ScoreContext, { bitmap, sold }: MatchContext): number {
    const scoreOf = createSingleWordScorer(scoring);
    const { candidates, stages, firstStage } = this.#candidateFilter;
    const hit = { positions: 0, isExact: false, hasAccents: false };
    let count = 0;
    for (const level of ['exact', 'prefix'] as const) {
      hit.isExact = level === 'exact';
      for (const wordId of matches[level]) {
        const list = this.#names.postings.listOf(wordId);
        const typedForms = this.#candidateFilter.typedForms(wordId, word);
        for (let index = 0; index < list.length; index += 1) {
          const docIndex = list.docIndexes[index] as number;
          if (bitmap[docIndex] === 0 || stages[docIndex] === firstStage) continue;
          if (hit.isExact) stages[docIndex] = firstStage;
          hit.positions = list.positions[index] as number;
          hit.hasAccents = ((list.forms[index] as number) & typedForms) !== 0;
          this.#setRelevance(docIndex, scoreOf(docIndex, hit), sold);
          candidates[count] = docIndex;
          count += 1;
        }
      }
    }
    return count;
  }

  #matchAll(
    [rarest, ...others]: [QueryTerm, ...QueryTerm[]],
    wordHits: readonly WordHits[],
    scoring: ScoreContext,
    { bitmap, sold }: MatchContext,
  ): number {
    let count = this.#candidateFilter.setCandidates(rarest, bitmap);
    for (const [index, term] of others.entries()) count = this.#candidateFilter.narrow(term, index + 2, count);

    const scoreOf = createScorer(wordHits, scoring);
    const { candidates } = this.#candidateFilter;
    for (let index = 0; index < count; index += 1) {
      const docIndex = candidates[index] as number;
      this.#setRelevance(docIndex, scoreOf(docIndex), sold);
    }
    return count;
  }

  #setRelevance(docIndex: number, score: number, sold: Float64Array): void {
    this.#relevance[docIndex] = score * soldRange + Math.min(sold[docIndex] as number, soldRange - 1);
  }
}
