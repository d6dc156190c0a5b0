import { foldVietnamese } from '@gvg/contracts/slug';

/** The words of a text as search compares them: lowercase, without accents, đ as d, however the accents were typed. */
export function wordsOf(text: string): string[] {
  return foldVietnamese(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
