import type { ImportIssue } from '@gvg/contracts/catalogue/terms';
import { isScientific } from '@gvg/contracts/values/spreadsheet-number';

const months = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|thg|tháng)';
const namedDate = new RegExp(
  `^(\\d{1,4}[-/ .]${months}[a-z]*\\.?([-/ ]?\\d{1,4})?|${months}[a-z]*[-/ .]\\d{1,4})$`,
  'i',
);
const date = /^\d{1,4}[-/.]\d{1,2}([-/.]\d{1,4})?$/;
/** Longer than any code or number that a spreadsheet produces. */
const longestCode = 200;
/** Significant digits of a number in spreadsheets. */
const exactDigits = 15;

/** Returns how a spreadsheet has changed a text that looks like a number or date. `current` is the stored text, undefined for a new product. */
export function rewrittenAs(text: string, current: string | undefined, isNumber: boolean): ImportIssue | undefined {
  if (text === current || text.length > longestCode) return undefined;
  if (isScientific(text)) return 'LONG_NUMBER';
  if (current === undefined) {
    if (namedDate.test(text)) return 'DATE';
    // Bar codes have 8, 12, 13 or 14 digits.
    return isNumber && /^(\d{7}|\d{11})$/.test(text) ? 'LEADING_ZERO' : undefined;
  }
  if (/^0\d/.test(current) && /^\d+$/.test(text) && current.replace(/^0+/, '') === text) return 'LEADING_ZERO';
  const exact = current.slice(0, exactDigits);
  if (/^\d{16,}$/.test(current) && text === exact.padEnd(current.length, '0')) return 'LONG_NUMBER';
  if (namedDate.test(text) || (date.test(text) && /\d/.test(current)))
    return isSameNumber(text, current) ? 'REWRITTEN_NUMBER' : 'DATE';
  return isSameNumber(text, current) ? 'REWRITTEN_NUMBER' : undefined;
}

/** Numbers that a spreadsheet may read from a text: `3.500` is 3.5 in English and 3500 in Vietnamese. */
function numbersOf(text: string): number[] {
  const spellings = [text, text.replace(',', '.'), text.replaceAll(/[.,](?=\d{3}\b)/g, '')];
  return spellings
    .filter((one) => one.trim() !== '')
    .map(Number)
    .filter((value) => Number.isFinite(value));
}

const isSameNumber = (one: string, other: string): boolean =>
  numbersOf(one).some((value) => numbersOf(other).includes(value));
