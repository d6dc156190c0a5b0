import { plainAccount } from '../reference-key.ts';
import { plainText } from './plain-text.ts';

const label = /^(so tai khoan|account number|account no|tai khoan|stk|so tk)\b/;
const digits = /(?<![\d*x])\d[\d .-]{4,}\d(?![\d*x])/i;

/** The number of an account as it is compared: a spreadsheet takes the zeros in front away. */
const comparedAccount = (account: string): string => plainAccount(account).replace(/^0+/, '');

export const isSameAccount = (one: string, other: string): boolean => comparedAccount(one) === comparedAccount(other);

/** The account of a cell that has nothing else; undefined for one that is written with marks in place of digits, or as a power of ten. */
export const writtenAccount = (cell: string | undefined): string | undefined =>
  cell !== undefined && /^\d[\d .-]*$/.test(cell) ? plainAccount(cell) : undefined;

/** The account that a row of a letterhead names; undefined for any other row, and for a number that is not written out. */
export function sectionAccount(row: readonly string[]): string | undefined {
  const start = row.findIndex((cell) => label.test(plainText(cell)));
  if (start < 0) return undefined;
  const number = row.slice(start).flatMap((cell) => digits.exec(cell)?.[0] ?? [])[0];
  return number === undefined ? undefined : plainAccount(number);
}

const sum = /^(tong|cong|so du|total|sub total|opening|closing|beginning|ending|balance|phat sinh trong|doanh so)\b/;

/** Whether a row is a balance or a sum of those beside it. */
export const isSumRow = (row: readonly string[]): boolean => sum.test(plainText(row.find((cell) => cell !== '') ?? ''));
