import type { Locale } from '@gvg/contracts/locale';
import type { ProductNames } from './product-names.ts';

/** How well a word of the keyword met a word of a name. */
export const quality = { typo: 1, prefix: 2, exact: 3 } as const;

/** For one word of the keyword: by slot, how well it was met and at which positions (a bit each, as posting-lists numbers them). */
export interface Meetings {
  quality: Uint8Array;
  positions: Uint32Array;
}

const bitsOf: Record<Locale, number> = { vi: 0x0000_ffff, en: 0xffff_0000 };
/** A step from the last place in Vietnamese leads to the first in English: no neighbours. */
const neighbours = ~0x0001_0000;
const firstPlaces = 0x0001_0001;

const counts = 63;
const typoShift = 15;

export interface ScoreContext {
  words: number;
  locale: Locale;
  names: ProductNames;
}

/**
 * How well the name in `slot` matches, as one number whose parts weigh in this order: fewest typos, most whole words, most neighbours in the
 * keyword's order, the name being the keyword and nothing else, all words in the reader's language, the name beginning with the first word.
 */
export function scoreOf(meetings: readonly Meetings[], slot: number, { words, locale, names }: ScoreContext): number {
  let typos = 0;
  let exact = 0;
  let adjacent = 0;
  let common = ~0;
  let previous = 0;
  for (let place = 0; place < words; place += 1) {
    const met = meetings[place] as Meetings;
    const positions = met.positions[slot] as number;
    if (met.quality[slot] === quality.typo) typos += 1;
    else if (met.quality[slot] === quality.exact) exact += 1;
    if (place > 0 && ((previous << 1) & positions & neighbours) !== 0) adjacent += 1;
    common &= languagesOf(positions);
    previous = positions;
  }
  const first = (meetings[0] as Meetings).positions[slot] as number;
  const inLocale = (common & bitsOf[locale]) !== 0;
  const begins = (first & firstPlaces) !== 0;
  const lengths = names.lengthsOf(slot);
  const whole = begins && exact === words && adjacent === words - 1 && ((first & 1) !== 0 ? lengths.vi === words || lengths.en === words : lengths.en === words);
  return ((counts - typos) << typoShift) | (exact << 9) | (adjacent << 3) | (whole ? 4 : 0) | (inLocale ? 2 : 0) | (begins ? 1 : 0);
}

export function typosIn(score: number): number {
  return counts - (score >>> typoShift);
}

function languagesOf(positions: number): number {
  return ((positions & bitsOf.vi) === 0 ? 0 : bitsOf.vi) | ((positions & bitsOf.en) === 0 ? 0 : bitsOf.en);
}
