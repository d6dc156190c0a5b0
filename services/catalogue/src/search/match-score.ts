import type { Locale } from '@gvg/contracts/locale';
import type { ProductNames } from './product-names.ts';

/** How well a word of the keyword met a word of a name. */
export const quality = { typo: 1, prefix: 2, exact: 3 } as const;

/** For one word of the keyword: by slot, how well it was met and at which positions (a bit each, as posting-lists numbers them). */
export interface WordHits {
  quality: Uint8Array;
  positions: Uint32Array;
}

const vietnamesePositions = 0x0000_ffff;
const englishPositions = 0xffff_0000;
/** A step from the last place in Vietnamese leads to the first in English: no neighbours. */
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
 * How well the name in a slot matches, as one number whose parts weigh in this order: fewest typos, most whole words, most neighbours in the
 * keyword's order, the name being the keyword and nothing else, all words in the reader's language, the name beginning with the first word.
 */
export function createScorer(meetings: readonly WordHits[], { names, locale }: ScoreContext): (slot: number) => number {
  const words = meetings.length;
  const localeBits = positionsOf(locale);
  const [firstHits] = meetings as [WordHits, ...WordHits[]];
  const { vi, en } = names.lengths;

  return (slot) => {
    let typos = 0;
    let exact = 0;
    let adjacent = 0;
    let inLocale = localeBit;
    let previous = 0;
    for (let wordIndex = 0; wordIndex < words; wordIndex += 1) {
      const hits = meetings[wordIndex] as WordHits;
      const positions = hits.positions[slot] as number;
      const level = hits.quality[slot];
      if (level === quality.typo) typos += 1;
      else if (level === quality.exact) exact += 1;
      if (((previous << 1) & positions & adjacencyMask) !== 0) adjacent += 1;
      if ((positions & localeBits) === 0) inLocale = 0;
      previous = positions;
    }
    const begins = ((firstHits.positions[slot] as number) & firstPositions) === 0 ? 0 : startsWithBit;
    const whole = begins !== 0 && exact === words && adjacent === words - 1 && (vi[slot] === words || en[slot] === words) ? wholeNameBit : 0;
    return ((maxTypos - typos) << typoShift) | (exact << exactShift) | (adjacent << adjacentShift) | whole | inLocale | begins;
  };
}

/** The same for a keyword of one word that was met without a typo: one letter of it meets most products, so there is nothing to spare. */
export function createSingleWordScorer({ names, locale }: ScoreContext): (slot: number, positions: number, isExact: boolean) => number {
  const localeBits = positionsOf(locale);
  const { vi, en } = names.lengths;

  return (slot, positions, isExact) => {
    const begins = (positions & firstPositions) === 0 ? 0 : startsWithBit;
    const inLocale = (positions & localeBits) === 0 ? 0 : localeBit;
    if (!isExact) return (maxTypos << typoShift) | inLocale | begins;
    const whole = begins !== 0 && (vi[slot] === 1 || en[slot] === 1) ? wholeNameBit : 0;
    return (maxTypos << typoShift) | (1 << exactShift) | whole | inLocale | begins;
  };
}

export function typoCountOf(score: number): number {
  return maxTypos - (score >>> typoShift);
}
