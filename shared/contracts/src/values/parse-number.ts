import { withPlainSigns } from './typed-text.ts';

/** Longer than any number that people type, including its unit and the spaces of a spreadsheet around it. */
const longestNumber = 60;

/**
 * Returns a typed number with ASCII digits, spaces and punctuation. Empty for an overlong text, so that no regular expression processes it.
 */
export const typedNumber = (text: string): string => (text.length > longestNumber ? '' : withPlainSigns(text).trim());

const grouped = /^\d{1,3}(?:([., '])\d{3})(?:\1\d{3})*$/;
/** Whole amounts in the format of spreadsheets: `32,000.00`. */
const zeroFraction = /^(\d{1,3}(?:,\d{3})+)\.00?$|^(\d{1,3}(?:\.\d{3})+),00?$|^(\d{1,3}(?:[ ']\d{3})+)[.,]00?$/;
const decimal = /^\d+([.,]\d+)?$/;

/**
 * Parses a number as typed. `.` or `,` before three digits is a thousands separator, like spaces and apostrophes, otherwise the decimal
 * separator (rules/money-weight-language.md). Undefined for anything else.
 */
export function parseNumber(text: string): number | undefined {
  const typed = typedNumber(text);
  const whole = typed.replace(zeroFraction, '$1$2$3');
  if (grouped.test(whole)) return Number(whole.replaceAll(/\D/g, ''));
  return decimal.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

/** Parses a whole number: `1,234`, `1.234`, `1234`; undefined for anything else. */
export function parseWhole(text: string): number | undefined {
  const value = parseNumber(text);
  return value !== undefined && Number.isSafeInteger(value) ? value : undefined;
}

/** Parses a decimal number as typed: `7.5`, `7,5`, `1,234.5`. Undefined for anything else, including the ambiguous `18.000.000`. */
export function parseDecimal(text: string): number | undefined {
  const typed = typedNumber(text);
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(typed)) return Number(typed.replaceAll(',', ''));
  return decimal.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

const gramsPerKilogram = 1_000;

/**
 * Parses typed kilograms and returns grams: `7.5`, `7,5`, `28`; undefined for anything else. A single `.` or `,` is always the decimal
 * separator (rules/money-weight-language.md).
 */
export function parseKilograms(text: string): number | undefined {
  const typed = typedNumber(text).replace(/\s*kg$/i, '');
  if (!/^\d+([.,]\d{1,3})?$/.test(typed)) return undefined;
  return Math.round(Number(typed.replace(',', '.')) * gramsPerKilogram);
}

/** Goods above this weight are probably a typing error, so the form asks again (rules/money-weight-language.md). */
const heaviestUsualGrams = 100 * gramsPerKilogram;

/** Parses whole grams: `560`, `1,200 g`, `1.25 kg`; undefined for anything else, and for more than 100 kg typed as kilograms. */
export function parseGrams(text: string): number | undefined {
  const typed = typedNumber(text);
  if (!/kg$/i.test(typed)) return parseWhole(typed.replace(/\s*g$/i, ''));
  const grams = parseKilograms(typed);
  return grams === undefined || grams > heaviestUsualGrams ? undefined : grams;
}

/** Formats grams as kilograms without trailing zeros: `28.5`. */
export const formatKilograms = (grams: number): string => String(grams / gramsPerKilogram);
