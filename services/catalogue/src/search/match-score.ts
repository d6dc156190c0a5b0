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
/** Excludes the step from the last Vietnamese position to the first English one from adjacency. */
const adjacencyMask = ~0x0001_0000;
const firstPositions = 0x0001_0001;

const maxTypos = 63;
const typoShift = 15;
const exactShift = 9;
const adjacentShift = 3;

const wholeNameBit = 4;
const localeBit = 2;
const startsWithBit = 1;

export interface ScoreContext {
  names: ProductNames;
  locale: Locale;
}

const positionsOf = (locale: Locale) => (locale === 'vi' ? vietnamesePositions : englishPositions);

/**
 * Returns a function that scores the name of a document as one integer. Criteria by weight: fewest typos, most whole words, most adjacent words in
 * the keyword's order, name equal to the keyword, all words in the reader's language, name starting with the first word.
 */
export function createScorer(wordHits: readonly WordHits[], { names, locale }: ScoreContext): (docIndex: number) => number {
  const words = wordHits.length;
  const localeBits = positionsOf(locale);
  const [firstHits] = wordHits as [WordHits, ...WordHits[]];
  const { vi, en } = names.lengths;

  return (docIndex) => {
    let typos = 0;
    let exact = 0;
    let adjacent = 0;
    let inLocale = localeBit;
    let previous = 0;
    for (let wordIndex = 0; wordIndex < words; wordIndex += 1) {
      const hits = wordHits[wordIndex] as WordHits;
      const positions = hits.positions[docIndex] as number;
      const level = hits.quality[docIndex];
      if (level === quality.typo) typos += 1;
      else if (level === quality.exact) exact += 1;
      if (((previous << 1) & positions & adjacencyMask) !== 0) adjacent += 1;
      if ((positions & localeBits) === 0) inLocale = 0;
      previous = positions;
    }
    const startsWith = ((firstHits.positions[docIndex] as number) & firstPositions) === 0 ? 0 : startsWithBit;
    const wholeName = startsWith !== 0 && exact === words && adjacent === words - 1 && (vi[docIndex] === words || en[docIndex] === words) ? wholeNameBit : 0;
    return ((maxTypos - typos) << typoShift) | (exact << exactShift) | (adjacent << adjacentShift) | wholeName | inLocale | startsWith;
  };
}

/** Fast path for a single term without typos: a one-letter prefix matches most products. */
export function createSingleWordScorer({ names, locale }: ScoreContext): (docIndex: number, positions: number, isExact: boolean) => number {
  const localeBits = positionsOf(locale);
  const { vi, en } = names.lengths;

  return (docIndex, positions, isExact) => {
    const startsWith = (positions & firstPositions) === 0 ? 0 : startsWithBit;
    const inLocale = (positions & localeBits) === 0 ? 0 : localeBit;
    if (!isExact) return (maxTypos << typoShift) | inLocale | startsWith;
    const wholeName = startsWith !== 0 && (vi[docIndex] === 1 || en[docIndex] === 1) ? wholeNameBit : 0;
    return (maxTypos << typoShift) | (1 << exactShift) | wholeName | inLocale | startsWith;
  };
}

export function typoCountOf(score: number): number {
  return maxTypos - (score >>> typoShift);
}
