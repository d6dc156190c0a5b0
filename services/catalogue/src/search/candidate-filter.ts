import { naming } from './group-names.ts';
import type { GroupHits } from './group-names.ts';
import { accentFlag, groupFlag, quality } from './match-score.ts';
import type { WordHits } from './match-score.ts';
import type { FilterBitmap } from './product-filter.ts';
import { wordStride } from './product-names.ts';
import type { ProductNames } from './product-names.ts';
import type { WordMatches } from './vocabulary.ts';
import type { Word } from './words.ts';

export const matchLevels = ['exact', 'prefix', 'typo'] as const;

/** Number of postings that can be scanned in the time it takes to read one product's name. */
const postingsPerName = 12;

/** Stage values reserved per call; greater than the number of words in a keyword. */
const stagesPerCall = 256;

/** One word of a keyword with its matching words of the vocabulary. */
export interface QueryTerm {
  word: Word;
  hits: WordHits;
  matches: WordMatches;
  groupHits: GroupHits;
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
  /** By word id, the quality for the current term and the typed accented forms; all 0 between calls. */
  #rankByWord = new Uint8Array(0);
  #formsByWord = new Uint32Array(0);

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
    while (this.#hits.length < words)
      this.#hits.push({ quality: new Uint8Array(capacity), positions: new Uint32Array(capacity) });
    this.#baseStage += stagesPerCall;
    if (this.#baseStage > 0xffff_ffff - stagesPerCall) {
      this.stages.fill(0);
      this.#baseStage = stagesPerCall;
    }
    return this.#hits.slice(0, words);
  }

  /** Returns the accented forms of a vocabulary word that agree with the typed text. */
  typedForms(wordId: number, { folded, written }: Word): number {
    return this.#names.forms.matching(wordId, folded, written);
  }

  /** Sets the candidates to the documents that match the term and pass the filter. Returns their number. */
  setCandidates({ word, hits, matches, groupHits }: QueryTerm, bitmap: FilterBitmap): number {
    const { candidates, stages, firstStage: targetStage } = this;
    let count = 0;
    for (const level of matchLevels) {
      const rank = quality[level];
      for (const wordId of matches[level]) {
        const list = this.#names.postings.listOf(wordId);
        const typedForms = level === 'typo' ? 0 : this.typedForms(wordId, word);
        for (let index = 0; index < list.length; index += 1) {
          const docIndex = list.docIndexes[index] as number;
          if (bitmap[docIndex] === 0) continue;
          const accent = ((list.forms[index] as number) & typedForms) === 0 ? 0 : accentFlag;
          if (stages[docIndex] === targetStage) {
            hits.positions[docIndex] = (hits.positions[docIndex] as number) | (list.positions[index] as number);
            hits.quality[docIndex] = (hits.quality[docIndex] as number) | accent;
            continue;
          }
          stages[docIndex] = targetStage;
          hits.quality[docIndex] = rank | accent;
          hits.positions[docIndex] = list.positions[index] as number;
          candidates[count] = docIndex;
          count += 1;
        }
      }
    }
    return groupHits === undefined ? count : this.#addByGroup({ hits, groupHits }, bitmap, count);
  }

  /** Retains those of the first `count` candidates that also match `term`, the `nth` term of the call. Returns their number. */
  narrow(term: QueryTerm, nth: number, count: number): number {
    const targetStage = this.#baseStage + nth;
    if (count * postingsPerName < term.postingCount) this.#matchByNames(term, targetStage, count);
    else this.#matchByPostings(term, targetStage);
    const { candidates, stages } = this;
    const { groupHits, hits } = term;
    let remaining = 0;
    for (let index = 0; index < count; index += 1) {
      const docIndex = candidates[index] as number;
      const isMatched = stages[docIndex] === targetStage;
      const how = groupHits?.(docIndex) ?? 0;
      if (!isMatched && how < naming.byName) continue;
      if (how > 0) setGroupHit(hits, { docIndex, isMatched, how });
      stages[docIndex] = targetStage;
      candidates[remaining] = docIndex;
      remaining += 1;
    }
    return remaining;
  }

  #addByGroup(
    { hits, groupHits }: { hits: WordHits; groupHits: NonNullable<GroupHits> },
    bitmap: FilterBitmap,
    count: number,
  ): number {
    const { candidates, stages, firstStage } = this;
    let total = count;
    for (let docIndex = 0; docIndex < bitmap.length; docIndex += 1) {
      if (bitmap[docIndex] === 0) continue;
      const how = groupHits(docIndex);
      const isMatched = stages[docIndex] === firstStage;
      if (how === 0 || (!isMatched && how < naming.byName)) continue;
      setGroupHit(hits, { docIndex, isMatched, how });
      if (isMatched) continue;
      stages[docIndex] = firstStage;
      candidates[total] = docIndex;
      total += 1;
    }
    return total;
  }

  #matchByPostings({ word, hits, matches }: QueryTerm, targetStage: number): void {
    const { stages } = this;
    for (const level of matchLevels) {
      const rank = quality[level];
      for (const wordId of matches[level]) {
        const list = this.#names.postings.listOf(wordId);
        const typedForms = level === 'typo' ? 0 : this.typedForms(wordId, word);
        for (let index = 0; index < list.length; index += 1) {
          const docIndex = list.docIndexes[index] as number;
          const stage = stages[docIndex] as number;
          if (stage !== targetStage && stage !== targetStage - 1) continue;
          const accent = ((list.forms[index] as number) & typedForms) === 0 ? 0 : accentFlag;
          if (stage === targetStage) {
            hits.positions[docIndex] = (hits.positions[docIndex] as number) | (list.positions[index] as number);
            hits.quality[docIndex] = (hits.quality[docIndex] as number) | accent;
          } else {
            stages[docIndex] = targetStage;
            hits.quality[docIndex] = rank | accent;
            hits.positions[docIndex] = list.positions[index] as number;
          }
        }
      }
    }
  }

  #matchByNames({ word, hits, matches }: QueryTerm, targetStage: number, count: number): void {
    if (this.#rankByWord.length < this.#names.vocabulary.size) {
      this.#rankByWord = new Uint8Array(this.#names.vocabulary.size * 2);
      this.#formsByWord = new Uint32Array(this.#names.vocabulary.size * 2);
    }
    const rankByWord = this.#rankByWord;
    const formsByWord = this.#formsByWord;
    for (const level of matchLevels) {
      for (const wordId of matches[level]) {
        rankByWord[wordId] = Math.max(rankByWord[wordId] as number, quality[level]);
        if (level !== 'typo') formsByWord[wordId] = this.typedForms(wordId, word);
      }
    }
    for (let index = 0; index < count; index += 1) {
      const docIndex = this.candidates[index] as number;
      const words = this.#names.wordsAt(docIndex);
      let bestRank = 0;
      let positions = 0;
      let accent = 0;
      for (let offset = 0; offset < words.length; offset += wordStride) {
        const wordId = words[offset] as number;
        const rank = rankByWord[wordId] as number;
        if (rank === 0) continue;
        if (rank > bestRank) bestRank = rank;
        positions |= words[offset + 1] as number;
        if (((words[offset + 2] as number) & (formsByWord[wordId] as number)) !== 0) accent = accentFlag;
      }
      if (bestRank === 0) continue;
      this.stages[docIndex] = targetStage;
      hits.quality[docIndex] = bestRank | accent;
      hits.positions[docIndex] = positions;
    }
    for (const level of matchLevels) {
      for (const wordId of matches[level]) {
        rankByWord[wordId] = 0;
        formsByWord[wordId] = 0;
      }
    }
  }
}

/** A match by the group's name is better than one by a prefix or with a typo in the product's own name. */
function setGroupHit(
  { quality: qualities, positions }: WordHits,
  { docIndex, isMatched, how }: { docIndex: number; isMatched: boolean; how: number },
): void {
  if (!isMatched) {
    positions[docIndex] = 0;
    qualities[docIndex] = quality.group | groupFlag;
    return;
  }
  const hit = qualities[docIndex] as number;
  qualities[docIndex] = (how === naming.byName && hit % accentFlag < quality.group ? quality.group : hit) | groupFlag;
}
