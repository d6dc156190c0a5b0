import { foldVietnamese } from '@gvg/contracts/values/vietnamese';

/** Whether a word was typed, in any case, also on a keyboard without Vietnamese letters. */
export const isTyped = (typed: string, word: string): boolean =>
  foldVietnamese(typed).trim() === foldVietnamese(word).trim();
