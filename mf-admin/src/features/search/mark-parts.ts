import { searchedDigits } from '@gvg/addresses/phones';
import { foldForSearch, foldVietnamese } from '@gvg/contracts/values/vietnamese';

export interface TextPart {
  text: string;
  isMarked: boolean;
}

const word = /[\p{L}\p{M}\p{N}]+/gu;
const sign = /[^\p{L}\p{N}]/u;
/** Shorter numbers would match too many others. */
const shortestNumber = 4;

const fold = (text: string) => foldVietnamese(text.normalize('NFC').toLowerCase());
const wordsOf = (text: string): string[] => foldForSearch(text).match(word) ?? [];

/** Ranges `[from, to)` of word beginnings that match a word of the search. */
function markedWords(text: string, search: string): [number, number][] {
  const wanted = wordsOf(search).toSorted((a, b) => b.length - a.length);
  return [...text.matchAll(word)].flatMap(({ 0: found, index }): [number, number][] => {
    const start = wanted.find((each) => fold(found).startsWith(each));
    return start === undefined ? [] : [[index, index + start.length]];
  });
}

/** Range of a number or code that is formatted differently in the search. */
function markedNumber(text: string, search: string): [number, number][] {
  const wanted = searchedDigits(search) ?? wordsOf(search).join('');
  if (wanted.length < shortestNumber || !/\d/.test(wanted)) return [];
  const characters = [...text].length === text.length ? [...text] : [];
  const places = characters.flatMap((character, place) => (sign.test(character) ? [] : place));
  const plain = fold(places.map((place) => characters[place]).join(''));
  const found = plain.indexOf(wanted);
  if (found === -1) return [];
  // Includes the domestic prefix 0 of a phone number.
  const first = plain[found - 1] === '0' && /^\d/.test(wanted) ? found - 1 : found;
  return [[places[first] as number, (places[found + wanted.length - 1] as number) + 1]];
}

/** Splits a text into parts, with those marked that matched the search. */
export function markParts(source: string, search: string): TextPart[] {
  const text = source.normalize('NFC');
  const number = markedNumber(text, search);
  const ranges = number.length > 0 ? number : markedWords(text, search);
  const parts: TextPart[] = [];
  let end = 0;
  for (const [from, to] of ranges) {
    if (from > end) parts.push({ text: text.slice(end, from), isMarked: false });
    parts.push({ text: text.slice(from, to), isMarked: true });
    end = to;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMarked: false });
  return parts;
}
