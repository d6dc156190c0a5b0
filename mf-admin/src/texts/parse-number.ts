/** A number with decimals as people type it: `7.5`, `7,5`, `1,234.5`, `18.000.000` is refused for what it could be; undefined for anything else. */
export function parseDecimal(text: string): number | undefined {
  const typed = text.trim();
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(typed)) return Number(typed.replaceAll(',', ''));
  return /^\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

/** A whole number: `1,234`, `1.234`, `1234`; undefined for anything else. */
export function parseWhole(text: string): number | undefined {
  const typed = text.trim();
  return /^\d{1,3}([., ]\d{3})*$/.test(typed) || /^\d+$/.test(typed) ? Number(typed.replaceAll(/\D/g, '')) : undefined;
}

const gramsPerKilogram = 1_000;

/** Grams of kilograms as people type them: `7.5`, `7,5`, `28`; undefined for anything else. One `.` or `,` is always the decimal sign (rules/money-weight-language.md). */
export function parseKilograms(text: string): number | undefined {
  const typed = text.trim().replace(/\s*kg$/i, '');
  if (!/^\d+([.,]\d{1,3})?$/.test(typed)) return undefined;
  return Math.round(Number(typed.replace(',', '.')) * gramsPerKilogram);
}

/** Kilograms of grams, without trailing zeros: `28.5`. */
export const formatKilograms = (grams: number): string => String(grams / gramsPerKilogram);
