import type { Locale } from '@gvg/contracts/locale';
import type { ProductNames } from './product-names.ts';

/** How well a word of the keyword met a word of a name. */
export const quality = { typo: 1, prefix: 2, exact: 3 } as const;

/** For one word of the keyword: by slot, how well it was met and at which positions (a bit each, as posting-lists numbers them). */
export interface Meetings {
  quality: Uint8Array;
  positions: Uint32Array;
}

const vietnamese = 0x0000_ffff;
const english = 0xffff_0000;
/** A step from the last place in Vietnamese leads to the first in English: no neighbours. */
const neighbours = ~0x0001_0000;
const firstPlaces = 0x0001_0001;

const mostTypos = 63;
const typoShift = 15;
const exactShift = 9;
const adjacentShift = 3;

const wholeBit = 4;
const localeBit = 2;
const beginsBit = 1;

export interface ScoreContext {
  names: ProductNames;
  locale: Locale;
}

const bitsOf = (locale: Locale) => (locale === 'vi' ? vietnamese : english);

/**
 * How well the name in a slot matches, as one number whose parts weigh in this order: fewest typos, most whole words, most neighbours in the
 * keyword's order, the name being the keyword and nothing else, all words in the reader's language, the name beginning with the first word.
 */
export function scorerOf(meetings: readonly Meetings[], { names, locale }: ScoreContext): (slot: number) => number {
  const words = meetings.length;
  const localeBits = bitsOf(locale);
  const [firstMeetings] = meetings as [Meetings, ...Meetings[]];
  const { vi, en } = names.lengths;

  return (slot) => {
    let typos = 0;
    let exact = 0;
    let adjacent = 0;
    let inLocale = localeBit;
    let previous = 0;
    for (let place = 0; place < words; place += 1) {
      const met = meetings[place] as Meetings;
      const positions = met.positions[slot] as number;
      const level = met.quality[slot];
      if (level === quality.typo) typos += 1;
      else if (level === quality.exact) exact += 1;
      if (((previous << 1) & positions & neighbours) !== 0) adjacent += 1;
      if ((positions & localeBits) === 0) inLocale = 0;
      previous = positions;
    }
    const begins = ((firstMeetings.positions[slot] as number) & firstPlaces) === 0 ? 0 : beginsBit;
    const whole = begins !== 0 && exact === words && adjacent === words - 1 && (vi[slot] === words || en[slot] === words) ? wholeBit : 0;
    return ((mostTypos - typos) << typoShift) | (exact << exactShift) | (adjacent << adjacentShift) | whole | inLocale | begins;
  };
}

/** The same for a keyword of one word that was met without a typo: one letter of it meets most products, so there is nothing to spare. */
export function oneWordScorerOf({ names, locale }: ScoreContext): (slot: number, positions: number, isExact: boolean) => number {
  const localeBits = bitsOf(locale);
  const { vi, en } = names.lengths;

  return (slot, positions, isExact) => {
    const begins = (positions & firstPlaces) === 0 ? 0 : beginsBit;
    const inLocale = (positions & localeBits) === 0 ? 0 : localeBit;
    if (!isExact) return (mostTypos << typoShift) | inLocale | begins;
    const whole = begins !== 0 && (vi[slot] === 1 || en[slot] === 1) ? wholeBit : 0;
    return (mostTypos << typoShift) | (1 << exactShift) | whole | inLocale | begins;
  };
}

export function typosIn(score: number): number {
  return mostTypos - (score >>> typoShift);
}
