import { parseNumber, typedNumber } from './parse-number.ts';

/** Before or after the amount. `,-` replaces a fraction on price tags. An Icelandic ð is accepted for đ. */
const currency = /^(₫|đ|ð|vnđ|vnd)\s*|[.,]-$|\s*(đồng|₫|đ|ð|vnđ|vnð|vnd)$/gi;
const thousand = /\s*k$/i;
/** Neither a thousands group nor a fraction of money. */
const noFraction = /[.,]\d{4,}$/;

/** Parses whole VND as typed: `1,362,000`, `1.362.000đ`, `₫1.362.000`, `1362000`, `65k`; undefined for anything else. */
export function parseMoney(text: string): number | undefined {
  const typed = typedNumber(text).replaceAll(currency, '');
  const number = typed.replace(thousand, '');
  const value = noFraction.test(number) ? undefined : parseNumber(number);
  const amount = value === undefined ? undefined : thousand.test(typed) ? Math.round(value * 1_000) : value;
  return amount !== undefined && Number.isSafeInteger(amount) ? amount : undefined;
}

/**
 * Like `parseMoney`, but undefined also between 0 and `smallestUsualAmount`, where a typing error is more likely and the form asks again.
 */
export function parseUsualMoney(text: string): number | undefined {
  const amount = parseMoney(text);
  return amount === undefined || (amount > 0 && amount < smallestUsualAmount) ? undefined : amount;
}

/** Smaller amounts are probably typing errors (decisions, "Numbers typed by people"). */
export const smallestUsualAmount = 1_000;
