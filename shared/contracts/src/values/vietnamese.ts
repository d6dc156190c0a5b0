import { withoutLeftMarks } from './typed-text.ts';

/** Letters of other languages that look like đ, which old fonts and look-alike keyboards write in its place. */
const otherDong = /[ðɖ]/g;
const otherCapitalDong = /[ÐƉ]/g;

/** A tone on the second of two vowels that carry it together: `hoà`, `khoẻ`, `thuỳ`. */
const toneOnSecond = /(o[ae]|uy)([\u0300\u0301\u0303\u0309\u0323])(?!\p{M})/giu;

/**
 * A text in one of the spellings that Vietnamese has for it, in NFC: with đ for what looks like it, and the tone on the first vowel (`hòa`, `khỏe`, `thùy`, and
 * with a letter behind it too), where the beginning of a word that is still typed has it.
 */
export const inOneSpelling = (text: string): string =>
  text
    .replace(otherDong, 'đ')
    .replace(otherCapitalDong, 'Đ')
    .normalize('NFD')
    .replace(toneOnSecond, (_, [first, second]: string, tone: string) => `${first}${tone}${second}`)
    .normalize('NFC');

/** Lowercase without accents, đ as d: the form of slugs. */
export function foldVietnamese(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[đðɖ]/g, 'd')
    .normalize('NFC');
}

/** The form that searches compare: as `foldVietnamese`, with letters of full width as plain ones and without the marks that copying leaves. */
export const foldForSearch = (text: string): string => foldVietnamese(withoutLeftMarks(text).normalize('NFKC'));

/** Behind every plain letter, so that `ăn` follows `am`: a ă â, d đ, e ê, o ô ơ, u ư. */
const afterLetters = ['{', '|'] as const;
const letterMarks: Readonly<Record<string, (typeof afterLetters)[number]>> = {
  'a\u0306': '{',
  'a\u0302': '|',
  'e\u0302': '{',
  'o\u0302': '{',
  'o\u031b': '|',
  'u\u031b': '{',
};
/** Of two names that differ by tones alone, level comes first, then huyền, hỏi, ngã, sắc, nặng. */
const tones = ['\u0300', '\u0309', '\u0303', '\u0301', '\u0323'];

/**
 * What sorts as Vietnamese does where it is compared by code points, as in a database: by letters of the Vietnamese alphabet, then by tones; case makes no
 * difference (`Intl.Collator` with vi, for names in Latin letters).
 */
export function sortKeyOf(text: string): string {
  const letters: string[] = [];
  const marks: string[] = [];
  for (const character of inOneSpelling(text).toLowerCase().replace(/\s+/g, ' ').trim().normalize('NFD')) {
    const tone = tones.indexOf(character);
    const last = letters.length - 1;
    const mark = letterMarks[`${letters[last] ?? ''}${character}`];
    if (tone >= 0) marks[last] = String(tone + 1);
    else if (mark !== undefined) letters[last] += mark;
    else if (character === 'đ') letters.push('d{');
    else if (!/\p{M}/u.test(character)) letters.push(character);
  }
  const tonesOf = letters.map((_, index) => marks[index] ?? '0').join('');
  return `${letters.join('')}\t${tonesOf.replace(/0+$/, '')}`;
}
