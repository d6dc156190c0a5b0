import { withoutLeftMarks } from './typed-text.ts';

/** Look-alikes of đ from other languages, written by old fonts and other keyboards. */
const otherDong = /[ðɖ]/g;
const otherCapitalDong = /[ÐƉ]/g;

/** A tone on the second of two vowels that share it: `hoà`, `khoẻ`, `thuỳ`. */
const toneOnSecond = /(o[ae]|uy)([\u0300\u0301\u0303\u0309\u0323])(?!\p{M})/giu;

/**
 * Returns a text in one of its Vietnamese spellings, in NFC: đ for its look-alikes, and the tone on the first vowel (`hòa`, `khỏe`,
 * `thùy`). Also before a further letter, so that the beginning of a word being typed matches.
 */
export const inOneSpelling = (text: string): string =>
  text
    .replace(otherDong, 'đ')
    .replace(otherCapitalDong, 'Đ')
    .normalize('NFD')
    .replace(toneOnSecond, (_, [first, second]: string, tone: string) => `${first}${tone}${second}`)
    .normalize('NFC');

/** Returns the text in lower case without accents, with d for đ: the form of slugs. */
export function foldVietnamese(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[đðɖ]/g, 'd')
    .normalize('NFC');
}

/**
 * Returns the form that searches compare: as `foldVietnamese`, with full-width letters as plain ones and without invisible characters from
 * copying.
 */
export const foldForSearch = (text: string): string => foldVietnamese(withoutLeftMarks(text).normalize('NFKC'));

/** Sort after every plain letter, so that `ăn` follows `am`: a ă â, d đ, e ê, o ô ơ, u ư. */
const afterLetters = ['{', '|'] as const;
const letterMarks: Readonly<Record<string, (typeof afterLetters)[number]>> = {
  'a\u0306': '{',
  'a\u0302': '|',
  'e\u0302': '{',
  'o\u0302': '{',
  'o\u031b': '|',
  'u\u031b': '{',
};
/** Order of names that differ only by tones: level first, then huyền, hỏi, ngã, sắc, nặng. */
const tones = ['\u0300', '\u0309', '\u0303', '\u0301', '\u0323'];

/**
 * Returns a key that sorts in Vietnamese order when compared by code points, as in a database: by letters of the Vietnamese alphabet, then
 * by tones, ignoring case (like `Intl.Collator` with vi, for names in Latin letters).
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
