const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').trim().toLowerCase();

/** Whether a word was typed, in any case, also on a keyboard without Vietnamese letters. */
export const isTyped = (typed: string, word: string): boolean => plain(typed) === plain(word);
