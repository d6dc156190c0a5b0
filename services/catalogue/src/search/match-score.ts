import type { Locale } from '@gvg/contracts/values/locale';
import type { ProductNames } from './product-names.ts';

/** Quality of a match of a query term: by a word of the product's name, or (`group`) by the name of its category or producer. */
export const quality = { typo: 1, prefix: 2, group: 3, exact: 4 } as const;

/** Added to the quality of a match with the typed accents, and of one that the category or producer is named by as well. */
export const accentFlag = 8;
export const groupFlag = 16;
const levelMask = 7;

/** How a keyword was rewritten before it was matched, best first. */
export const rewriting = { asTyped: 3, respaced: 2, synonym: 1, corrected: 0 } as const;
export type Rewriting = keyof typeof rewriting;

/** For one query term, by docIndex: match quality (with flags) and matched positions (bitset as in posting-lists; 0 for a match by group). */
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
 * Fields of a score, least weight first, as shift and maximum; greater values count as the maximum. 27 bits in total, so that the score and a
 * 26-bit sales count fit into one double.
 */
const fields = {
  early: { shift: 0, maximum: 15 },
  inLocale: { shift: 4, maximum: 1 },
  inGroup: { shift: 5, maximum: 1 },
  wholeName: { shift: 6, maximum: 1 },
  lastWordExact: { shift: 7, maximum: 1 },
  beginsName: { shift: 8, maximum: 1 },
  closeness: { shift: 9, maximum: 31 },
  finishedExact: { shift: 14, maximum: 15 },
  accents: { shift: 18, maximum: 7 },
  rewriting: { shift: 21, maximum: 3 },
  fewTypos: { shift: 23, maximum: 15 },
} as const;

const maxTypos = fields.fewTypos.maximum;

/** Points of two consecutive words of a keyword by their distance in the name; `inGroup`: both in the name of the category or producer. */
const closenessPoints = { adjacent: 3, oneBetween: 2, inGroup: 2, swapped: 1 } as const;

export interface ScoreContext {
  names: ProductNames;
  locale: Locale;
  rewriting: Rewriting;
}

const positionsOf = (locale: Locale) => (locale === 'vi' ? vietnamesePositions : englishPositions);

/** Returns 15 for the first word of its name, down to 0; in the reader's language if the word is there. */
function earliness(positions: number, localeBits: number): number {
  const read = positions & localeBits || positions;
  const either = (read | (read >>> 16)) & vietnamesePositions;
  return either === 0 ? 0 : lastPosition - (31 - Math.clz32(either & -either));
}

function closenessOf(previous: number, positions: number): number {
  if (((previous << 1) & positions & oneStepMask) !== 0) return closenessPoints.adjacent;
  if (((previous << 2) & positions & twoStepMask) !== 0) return closenessPoints.oneBetween;
  return ((positions << 1) & previous & oneStepMask) === 0 ? 0 : closenessPoints.swapped;
}

/**
 * Returns a function that scores the name of a document as one integer. Criteria by weight: fewest typos, keyword as typed before its rewritings, most words
 * with the typed accents, most whole words among the finished ones (all but the last, which may be unfinished), words close together in the keyword's order,
 * name beginning with the keyword, last word whole, name equal to the keyword, in the category or of the producer of that name, all words in the reader's
 * language, first word early in the name.
 */
export function createScorer(
  wordHits: readonly WordHits[],
  { names, locale, rewriting: how }: ScoreContext,
): (docIndex: number) => number {
  const words = wordHits.length;
  const last = words - 1;
  const localeBits = positionsOf(locale);
  const [firstHits] = wordHits as [WordHits, ...WordHits[]];
  const greatestCloseness = last * closenessPoints.adjacent;
  const rewritingBits = rewriting[how] << fields.rewriting.shift;
  const { vi, en } = names.lengths;

  return (docIndex) => {
    let typos = 0;
    let exact = 0;
    let accents = 0;
    let closeness = 0;
    let inLocale = 1;
    let inGroup = 1;
    let previous = 0;
    let previousLevel = 0;
    for (let wordIndex = 0; wordIndex < words; wordIndex += 1) {
      const hits = wordHits[wordIndex] as WordHits;
      const positions = hits.positions[docIndex] as number;
      const hit = hits.quality[docIndex] as number;
      const level = hit & levelMask;
      if (level === quality.typo) typos += 1;
      else if (level >= quality.group) exact += 1;
      if ((hit & accentFlag) !== 0) accents += 1;
      if ((hit & groupFlag) === 0) inGroup = 0;
      if (wordIndex > 0)
        closeness +=
          level === quality.group && previousLevel === quality.group
            ? closenessPoints.inGroup
            : closenessOf(previous, positions);
      if ((positions & localeBits) === 0) inLocale = 0;
      previous = positions;
      previousLevel = level;
    }
    const lastWordExact = previousLevel === quality.exact ? 1 : 0;
    const early = earliness(firstHits.positions[docIndex] as number, localeBits);
    const isPrefix = early === lastPosition && closeness === greatestCloseness;
    const wholeName = isPrefix && exact === words && (vi[docIndex] === words || en[docIndex] === words) ? 1 : 0;
    return (
      ((maxTypos - Math.min(typos, maxTypos)) << fields.fewTypos.shift) |
      rewritingBits |
      (Math.min(accents, fields.accents.maximum) << fields.accents.shift) |
      (Math.min(exact - (previousLevel >= quality.group ? 1 : 0), fields.finishedExact.maximum) <<
        fields.finishedExact.shift) |
      (Math.min(closeness, fields.closeness.maximum) << fields.closeness.shift) |
      (isPrefix && last > 0 ? 1 << fields.beginsName.shift : 0) |
      (lastWordExact << fields.lastWordExact.shift) |
      (wholeName << fields.wholeName.shift) |
      (inGroup << fields.inGroup.shift) |
      (inLocale << fields.inLocale.shift) |
      early
    );
  };
}

export interface SingleWordHit {
  positions: number;
  isExact: boolean;
  hasAccents: boolean;
}

/** Fast path for a single term without typos: a one-letter prefix matches most products. Scores like `createScorer`. */
export function createSingleWordScorer({
  names,
  locale,
  rewriting: how,
}: ScoreContext): (docIndex: number, hit: SingleWordHit) => number {
  const localeBits = positionsOf(locale);
  const always = (maxTypos << fields.fewTypos.shift) | (rewriting[how] << fields.rewriting.shift);
  const { vi, en } = names.lengths;

  return (docIndex, { positions, isExact, hasAccents }) => {
    const early = earliness(positions, localeBits);
    const inLocale = (positions & localeBits) === 0 ? 0 : 1;
    const common =
      always | ((hasAccents ? 1 : 0) << fields.accents.shift) | (inLocale << fields.inLocale.shift) | early;
    if (!isExact) return common;
    const wholeName = early === lastPosition && (vi[docIndex] === 1 || en[docIndex] === 1) ? 1 : 0;
    return common | (1 << fields.lastWordExact.shift) | (wholeName << fields.wholeName.shift);
  };
}

/** Returns true if at least this many adjacent pairs of the keyword are adjacent in the name. */
export function hasAdjacentPairs(score: number, pairs: number): boolean {
  return (
    ((score >>> fields.closeness.shift) & fields.closeness.maximum) >=
    Math.min(pairs * closenessPoints.adjacent, fields.closeness.maximum)
  );
}

/** At most 15: more are not counted. */
export function typoCountOf(score: number): number {
  return maxTypos - (score >>> fields.fewTypos.shift);
}
