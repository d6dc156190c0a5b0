import { withPlainSigns } from './typed-text.ts';

/** A code of a label, seller or carrier as people compare it: without case, and without the signs and spaces that labels are printed with. */
export const codeKeyOf = (text: string): string =>
  withPlainSigns(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
