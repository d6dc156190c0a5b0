import { withPlainSigns } from './typed-text.ts';

/** Returns a code of a label, seller or carrier in a comparable form: upper case, without punctuation and spaces. */
export const codeKeyOf = (text: string): string =>
  withPlainSigns(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
