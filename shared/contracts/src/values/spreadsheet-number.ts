const exponent = /^-?\d([.,]\d+)?E[+-]?\d+$/i;

/** Whether a spreadsheet has written a long number as a power of ten: `1.23457E+11`, of which the last digits are lost. */
export const isScientific = (text: string): boolean => exponent.test(text);
