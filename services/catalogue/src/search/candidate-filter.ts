import { quality } from './match-score.ts';
import type { WordHits } from './match-score.ts';
import type { FilterBitmap } from './product-filter.ts';
import type { ProductNames } from './product-names.ts';
import type { WordMatches } from './vocabulary.ts';

export const matchLevels = ['exact', 'prefix', 'typo'] as const;

/** Number of postings that can be scanned in the time it takes to read one product's name. */
const postingsPerName = 12;

/** Stage values reserved per call; greater than the number of words in a keyword. */
const stagesPerCall = 256;

/** One word of a keyword with its matching words of the vocabulary. */
export interface QueryTerm {
  hits: WordHits;
  matches: WordMatches;
  /** Total length of its posting lists, i.e. the cost of scanning them. */
  postingCount: number;
}

/** Narrows the candidates term by term to the products whose names contain every term. Arrays are reused between calls. */
export class CandidateFilter {
  readonly #names: ProductNames;
  /** Doc indexes of the candidates, unordered. */
  candidates = new Uint32Array(0);
  /** By docIndex: `#baseStage + n` when the first n terms matched in this call; at most `#baseStage` when none did. */
  stages = new Uint32Array(0);
  #baseStage = 0;
  #hits: WordHits[] = [];
  /** By word id, the quality for the current term; all 0 between calls. */
  #rankByWord = new Uint8Array(0);

  constructor(names: ProductNames) {
    this.#names = names;
  }

  /** The stage after one matching term. */
  get firstStage(): number {
    return this.#baseStage + 1;
  }

  /** Starts a call for `words` terms over `capacity` documents. Returns the hit arrays of each term, in their order. */
  start(words: number, capacity: number): WordHits[] {
    if (capacity > this.candidates.length) {
      this.candidates = new Uint32Array(capacity);
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

  /** Sets the candidates to the documents that match the term and pass the filter. Returns their number. */
  setCandidates({ hits, matches }: QueryTerm, bitmap: FilterBitmap): number {
    const { candidates, stages, firstStage: targetStage } = this;
    let count = 0;
    for (const level of matchLevels) {
      const rank = quality[level];
      for (const wordId of matches[level]) {
        const list = this.#names.postings.listOf(wordId);
        for (let index = 0; index < list.length; index += 1) {
          const docIndex = list.docIndexes[index] as number;
          if (bitmap[docIndex] === 0) continue;
          if (stages[docIndex] === targetStage) {
            hits.positions[docIndex] = (hits.positions[docIndex] as number) | (list.positions[index] as number);
            continue;
          }
          stages[docIndex] = targetStage;
          hits.quality[docIndex] = rank;
          hits.positions[docIndex] = list.positions[index] as number;
          candidates[count] = docIndex;
          count += 1;
        }
      }
    }
    return count;
  }

  /** Retains those of the first `count` candidates that also match `term`, the `nth` term of the call. Returns their number. */
  narrow(term: QueryTerm, nth: number, count: number): number {
    const targetStage = this.#baseStage + nth;
    if (count * postingsPerName < term.postingCount) this.#matchByNames(term, targetStage, count);
    else this.#matchByPostings(term, targetStage);
    const { candidates, stages } = this;
    let remaining = 0;
    for (let index = 0; index < count; index += 1) {
      const docIndex = candidates[index] as number;
      if (stages[docIndex] !== targetStage) continue;
      candidates[remaining] = docIndex;
      remaining += 1;
    }
    return remaining;
  }

  #matchByPostings({ hits, matches }: QueryTerm, targetStage: number): void {
    const { stages } = this;
    for (const level of matchLevels) {
      const rank = quality[level];
      for (const wordId of matches[level]) {
        const list = this.#names.postings.listOf(wordId);
        for (let index = 0; index < list.length; index += 1) {
          const docIndex = list.docIndexes[index] as number;
          const stage = stages[docIndex] as number;
          if (stage === targetStage) hits.positions[docIndex] = (hits.positions[docIndex] as number) | (list.positions[index] as number);
          else if (stage === targetStage - 1) {
            stages[docIndex] = targetStage;
            hits.quality[docIndex] = rank;
            hits.positions[docIndex] = list.positions[index] as number;
          }
        }
      }
    }
  }

  #matchByNames({ hits, matches }: QueryTerm, targetStage: number, count: number): void {
    if (this.#rankByWord.length < this.#names.vocabulary.size) this.#rankByWord = new Uint8Array(this.#names.vocabulary.size * 2);
    const rankByWord = this.#rankByWord;
    for (const level of matchLevels) for (const wordId of matches[level]) rankByWord[wordId] = Math.max(rankByWord[wordId] as number, quality[level]);
    for (let index = 0; index < count; index += 1) {
      const docIndex = this.candidates[index] as number;
      const words = this.#names.wordsAt(docIndex);
      let bestRank = 0;
      let positions = 0;
      for (let offset = 0; offset < words.length; offset += 2) {
        const rank = rankByWord[words[offset] as number] as number;
        if (rank === 0) continue;
        if (rank > bestRank) bestRank = rank;
        positions |= words[offset + 1] as number;
      }
      if (bestRank === 0) continue;
      this.stages[docIndex] = targetStage;
      hits.quality[docIndex] = bestRank;
      hits.positions[docIndex] = positions;
    }
    for (const level of matchLevels) for (const wordId of matches[level]) rankByWord[wordId] = 0;
  }
}
