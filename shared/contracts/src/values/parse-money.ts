import { parseNumber, typedNumber } from './parse-number.ts';

/** Before or after the amount; `,-` in place of a fraction, as price tags have it. An Icelandic ð is taken for đ. */
const currency = /^(₫|đ|ð|vnđ|vnd)\s*|[.,]-$|\s*(đồng|₫|đ|ð|vnđ|vnð|vnd)$/gi;
const thousand = /\s*k$/i;
/** Neither a group nor a fraction of money. */
const noFraction = /[.,]\d{4,}$/;

/** Whole VND as people type them: `1,362,000`, `1.362.000đ`, `₫1.362.000`, `1362000`, `65k`; undefined for anything else. */
export function parseMoney(text: string): number | undefined {
  const typed = typedNumber(text).replaceAll(currency, '');
  const number = typed.replace(thousand, '');
  const value = noFraction.test(number) ? undefined : parseNumber(number);
  const amount = value === undefined ? undefined : thousand.test(typed) ? Math.round(value * 1_000) : value;
  return amount !== undefined && Number.isSafeInteger(amount) ? amount : undefined;
}

/** As `parseMoney`, but asked back where it is more likely a slip of the hand: undefined also between 0 and `smallestUsualAmount`. */
export function parseUsualMoney(text: string): number | undefined {
  const amount = parseMoney(text);
  return amount === undefined || (amount > 0 && amount < smallestUsualAmount) ? undefined : amount;
}

/** An amount below it is more likely a slip of the hand (decisions, "Numbers typed by people"). */
export const smallestUsualAmount = 1_000;
