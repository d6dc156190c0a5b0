/** A code on a label as people compare it: without case, and without the signs and spaces that labels are printed with. */
export const codeKeyOf = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
