import { withPlainSigns } from './typed-text.ts';

/** Longer than any number that people type, with its unit and the blanks of a spreadsheet around it. */
const longestNumber = 60;

/** What somebody typed as a number, with plain digits, blanks and signs; empty for what is too long to be one, which no expression looks at. */
export const typedNumber = (text: string): string => (text.length > longestNumber ? '' : withPlainSigns(text).trim());

const grouped = /^\d{1,3}(?:([., '])\d{3})(?:\1\d{3})*$/;
/** As spreadsheets show whole amounts: `32,000.00`. */
const zeroFraction = /^(\d{1,3}(?:,\d{3})+)\.00?$|^(\d{1,3}(?:\.\d{3})+),00?$|^(\d{1,3}(?:[ ']\d{3})+)[.,]00?$/;
const decimal = /^\d+([.,]\d+)?$/;

/**
 * A number as people type it: `.` or `,` before three digits groups, as blanks and apostrophes do, otherwise it is the decimal sign
 * (rules/money-weight-language.md); undefined for anything else.
 */
export function parseNumber(text: string): number | undefined {
  const typed = typedNumber(text);
  const whole = typed.replace(zeroFraction, '$1$2$3');
  if (grouped.test(whole)) return Number(whole.replaceAll(/\D/g, ''));
  return decimal.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

/** A whole number: `1,234`, `1.234`, `1234`; undefined for anything else. */
export function parseWhole(text: string): number | undefined {
  const value = parseNumber(text);
  return value !== undefined && Number.isSafeInteger(value) ? value : undefined;
}

/** A number with decimals as people type it: `7.5`, `7,5`, `1,234.5`, `18.000.000` is refused for what it could be; undefined for anything else. */
export function parseDecimal(text: string): number | undefined {
  const typed = typedNumber(text);
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(typed)) return Number(typed.replaceAll(',', ''));
  return decimal.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

const gramsPerKilogram = 1_000;

/** Grams of kilograms as people type them: `7.5`, `7,5`, `28`; undefined for anything else. One `.` or `,` is always the decimal sign (rules/money-weight-language.md). */
export function parseKilograms(text: string): number | undefined {
  const typed = typedNumber(text).replace(/\s*kg$/i, '');
  if (!/^\d+([.,]\d{1,3})?$/.test(typed)) return undefined;
  return Math.round(Number(typed.replace(',', '.')) * gramsPerKilogram);
}

/** Goods of more kilograms are more likely a slip of the hand, and asked back (rules/money-weight-language.md). */
const heaviestUsualGrams = 100 * gramsPerKilogram;

/** Whole grams: `560`, `1,200 g`, `1.25 kg`; undefined for anything else, and for more than 100 kg that are typed as kilograms. */
export function parseGrams(text: string): number | undefined {
  const typed = typedNumber(text);
  if (!/kg$/i.test(typed)) return parseWhole(typed.replace(/\s*g$/i, ''));
  const grams = parseKilograms(typed);
  return grams === undefined || grams > heaviestUsualGrams ? undefined : grams;
}

/** Kilograms of grams, without trailing zeros: `28.5`. */
export const formatKilograms = (grams: number): string => String(grams / gramsPerKilogram);
