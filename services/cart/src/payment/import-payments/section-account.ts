import { plainAccount } from '../reference-key.ts';
import { plainText } from './plain-text.ts';

const label = /^(so tai khoan|account number|account no|tai khoan|stk|so tk)\b/;
const digits = /(?<![\d*x])\d[\d .-]{4,}\d(?![\d*x])/i;

/** Account number as compared: without leading zeros, which spreadsheets remove. */
const comparedAccount = (account: string): string => plainAccount(account).replace(/^0+/, '');

export const isSameAccount = (one: string, other: string): boolean => comparedAccount(one) === comparedAccount(other);

/** Returns the account of a cell that contains only a number; undefined for masked numbers and powers of ten. */
export const writtenAccount = (cell: string | undefined): string | undefined =>
  cell !== undefined && /^\d[\d .-]*$/.test(cell) ? plainAccount(cell) : undefined;

/** Returns the account that a letterhead row names; undefined for any other row, and for an incomplete number. */
export function sectionAccount(row: readonly string[]): string | undefined {
  const start = row.findIndex((cell) => label.test(plainText(cell)));
  if (start < 0) return undefined;
  const number = row.slice(start).flatMap((cell) => digits.exec(cell)?.[0] ?? [])[0];
  return number === undefined ? undefined : plainAccount(number);
}

const sum = /^(tong|cong|so du|total|sub total|opening|closing|beginning|ending|balance|phat sinh trong|doanh so)\b/;

/** Returns true for a row that is a balance or a sum of other rows. */
export const isSumRow = (row: readonly string[]): boolean => sum.test(plainText(row.find((cell) => cell !== '') ?? ''));
