import { foldVietnamese } from '@gvg/contracts/slug';

const word = /[\p{L}\p{N}]+/gu;
const compound = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/** Lowercase, without accents, đ as d, however the accents were typed; an apostrophe parts no word. */
function fold(text: string): string {
  return foldVietnamese(text).replace(/['’ʼ]/g, '');
}

/** The words of a text as search compares them. */
export function wordsOf(text: string): string[] {
  return fold(text).match(word) ?? [];
}

/** What hyphens join, written as one word, by the place of its first part: who looks for `omega-3` may type `omega3`. */
export function compoundsOf(text: string): { word: string; place: number }[] {
  const folded = fold(text);
  return [...folded.matchAll(compound)].map(({ 0: parts, index }) => ({ word: parts.replaceAll('-', ''), place: folded.slice(0, index).match(word)?.length ?? 0 }));
}
