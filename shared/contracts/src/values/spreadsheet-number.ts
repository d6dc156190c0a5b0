const exponent = /^-?\d([.,]\d+)?E[+-]?\d+$/i;

/** Returns whether a spreadsheet rewrote a long number as a power of ten: `1.23457E+11`, which has lost its last digits. */
export const isScientific = (text: string): boolean => exponent.test(text);
