import { foldVietnamese } from '@gvg/contracts/values/vietnamese';

/** Returns whether a word was typed, ignoring case and Vietnamese marks. */
export const isTyped = (typed: string, word: string): boolean =>
  foldVietnamese(typed).trim() === foldVietnamese(word).trim();
