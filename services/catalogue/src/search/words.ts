import { foldVietnamese } from '@gvg/contracts/slug';

const word = /[\p{L}\p{N}]+/gu;
const compound = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/** Lowercase, without accents, đ as d, in any Unicode normalisation; apostrophes are removed. */
function fold(text: string): string {
  return foldVietnamese(text).replace(/['’ʼ]/g, '');
}

/** Tokenises a text for search. */
export function wordsOf(text: string): string[] {
  return fold(text).match(word) ?? [];
}

/** Hyphenated compounds as one word, at the position of their first word: `omega-3` is also found as `omega3`. */
export function compoundsOf(text: string): { word: string; position: number }[] {
  const folded = fold(text);
  return [...folded.matchAll(compound)].map(({ 0: compoundText, index }) => ({ word: compoundText.replaceAll('-', ''), position: folded.slice(0, index).match(word)?.length ?? 0 }));
}
