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

export type Scorer = (slot: number) => number;

/**
 * How well the name in a slot matches, as one number whose parts weigh in this order: fewest typos, most whole words, most neighbours in the
 * keyword's order, the name being the keyword and nothing else, all words in the reader's language, the name beginning with the first word.
 */
export function scorerOf(meetings: readonly Meetings[], names: ProductNames, locale: Locale): Scorer {
  const words = meetings.length;
  const localeBits = locale === 'vi' ? vietnamese : english;
  const [firstMeetings] = meetings as [Meetings, ...Meetings[]];
  const { vi, en } = names.lengths;
  const isWhole = (slot: number) => vi[slot] === words || en[slot] === words;

  // Most suggestions are for one word, and one letter of it meets most products: nothing to count there.
  if (words === 1) {
    return (slot) => {
      const positions = firstMeetings.positions[slot] as number;
      const level = firstMeetings.quality[slot] as number;
      const begins = (positions & firstPlaces) === 0 ? 0 : 1;
      const inLocale = (positions & localeBits) === 0 ? 0 : 1;
      const exact = level === quality.exact ? 1 : 0;
      const whole = exact === 1 && begins === 1 && isWhole(slot) ? 1 : 0;
      return ((level === quality.typo ? mostTypos - 1 : mostTypos) << typoShift) | (exact << 9) | (whole << 2) | (inLocale << 1) | begins;
    };
  }

  return (slot) => {
    let typos = 0;
    let exact = 0;
    let adjacent = 0;
    let inLocale = 1;
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
    const begins = ((firstMeetings.positions[slot] as number) & firstPlaces) === 0 ? 0 : 1;
    const whole = begins === 1 && exact === words && adjacent === words - 1 && isWhole(slot) ? 1 : 0;
    return ((mostTypos - typos) << typoShift) | (exact << 9) | (adjacent << 3) | (whole << 2) | (inLocale << 1) | begins;
  };
}

export function typosIn(score: number): number {
  return mostTypos - (score >>> typoShift);
}
