import type { Locale } from '@gvg/contracts/locale';
import type { ProductNames } from './product-names.ts';

/** Quality of a match between a query term and a word of a name. */
export const quality = { typo: 1, prefix: 2, exact: 3 } as const;

/** For one query term, by docIndex: match quality and matched positions (bitset as in posting-lists). */
export interface WordHits {
  quality: Uint8Array;
  positions: Uint32Array;
}

const vietnamesePositions = 0x0000_ffff;
const englishPositions = 0xffff_0000;
const lastPosition = 15;
/** Exclude the steps from the last Vietnamese positions to the first English ones: the names are separate texts. */
const oneStepMask = ~0x0001_0000;
const twoStepMask = ~0x0003_0000;

/**
 * Fields of a score, least weight first, as shift and maximum; greater values count as the maximum. 21 bits in total, so that the score and a
 * 31-bit sales count fit into one double.
 */
const fields = {
  early: { shift: 0, maximum: 15 },
  inLocale: { shift: 4, maximum: 1 },
  wholeName: { shift: 5, maximum: 1 },
  lastWordExact: { shift: 6, maximum: 1 },
  beginsName: { shift: 7, maximum: 1 },
  closeness: { shift: 8, maximum: 31 },
  finishedExact: { shift: 13, maximum: 15 },
  fewTypos: { shift: 17, maximum: 15 },
} as const;

const maxTypos = fields.fewTypos.maximum;

/** Points of two consecutive words of a keyword, by how they stand in the name. */
const closenessPoints = { adjacent: 3, oneBetween: 2, swapped: 1 } as const;

export interface ScoreContext {
  names: ProductNames;
  locale: Locale;
}

const positionsOf = (locale: Locale) => (locale === 'vi' ? vietnamesePositions : englishPositions);

/** 15 for a word that is the first of its name in either language, down to 0. */
function earliness(positions: number): number {
  const either = (positions | (positions >>> 16)) & vietnamesePositions;
  return lastPosition - (31 - Math.clz32(either & -either));
}

function closenessOf(previous: number, positions: number): number {
  if (((previous << 1) & positions & oneStepMask) !== 0) return closenessPoints.adjacent;
  if (((previous << 2) & positions & twoStepMask) !== 0) return closenessPoints.oneBetween;
  return ((positions << 1) & previous & oneStepMask) === 0 ? 0 : closenessPoints.swapped;
}

/**
 * Returns a function that scores the name of a document as one integer. Criteria by weight: fewest typos, most whole words among the finished ones
 * (all but the last, which may still be being typed), words close together in the keyword's order, name beginning with the keyword, last word whole,
 * name equal to the keyword, all words in the reader's language, first word early in the name.
 */
export function createScorer(wordHits: readonly WordHits[], { names, locale }: ScoreContext): (docIndex: number) => number {
  const words = wordHits.length;
  const last = words - 1;
  const localeBits = positionsOf(locale);
  const [firstHits] = wordHits as [WordHits, ...WordHits[]];
  const greatestCloseness = last * closenessPoints.adjacent;
  const { vi, en } = names.lengths;

  return (docIndex) => {
    let typos = 0;
    let exact = 0;
    let closeness = 0;
    let inLocale = 1;
    let previous = 0;
    for (let wordIndex = 0; wordIndex < words; wordIndex += 1) {
      const hits = wordHits[wordIndex] as WordHits;
      const positions = hits.positions[docIndex] as number;
      const level = hits.quality[docIndex];
      if (level === quality.typo) typos += 1;
      else if (level === quality.exact) exact += 1;
      if (wordIndex > 0) closeness += closenessOf(previous, positions);
      if ((positions & localeBits) === 0) inLocale = 0;
      previous = positions;
    }
    const lastWordExact = (wordHits[last] as WordHits).quality[docIndex] === quality.exact ? 1 : 0;
    const early = earliness(firstHits.positions[docIndex] as number);
    const isPrefix = early === lastPosition && closeness === greatestCloseness;
    const wholeName = isPrefix && exact === words && (vi[docIndex] === words || en[docIndex] === words) ? 1 : 0;
    return (
      ((maxTypos - Math.min(typos, maxTypos)) << fields.fewTypos.shift) |
      (Math.min(exact - lastWordExact, fields.finishedExact.maximum) << fields.finishedExact.shift) |
      (Math.min(closeness, fields.closeness.maximum) << fields.closeness.shift) |
      (isPrefix && last > 0 ? 1 << fields.beginsName.shift : 0) |
      (lastWordExact << fields.lastWordExact.shift) |
      (wholeName << fields.wholeName.shift) |
      (inLocale << fields.inLocale.shift) |
      early
    );
  };
}

/** Fast path for a single term without typos: a one-letter prefix matches most products. Scores as `createScorer` does. */
export function createSingleWordScorer({ names, locale }: ScoreContext): (docIndex: number, positions: number, isExact: boolean) => number {
  const localeBits = positionsOf(locale);
  const { vi, en } = names.lengths;

  return (docIndex, positions, isExact) => {
    const early = earliness(positions);
    const inLocale = (positions & localeBits) === 0 ? 0 : 1;
    const common = (maxTypos << fields.fewTypos.shift) | (inLocale << fields.inLocale.shift) | early;
    if (!isExact) return common;
    const wholeName = early === lastPosition && (vi[docIndex] === 1 || en[docIndex] === 1) ? 1 : 0;
    return common | (1 << fields.lastWordExact.shift) | (wholeName << fields.wholeName.shift);
  };
}

/** At most 15: more are not counted. */
export function typoCountOf(score: number): number {
  return maxTypos - (score >>> fields.fewTypos.shift);
}
