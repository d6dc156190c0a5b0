import { typedNumber } from '@gvg/contracts/values/parse-number';

const typedDate = /^(?<day>\d{1,2})\s*[/.-]\s*(?<month>\d{1,2})\s*[/.-]\s*(?<year>\d{4})$/;

/** Converts a date typed as day/month/year to YYYY-MM-DD. Returns other texts unchanged, for the contract's schema to reject. */
export function parseBirthday(typed: string): string {
  const { day = '', month = '', year = '' } = typedDate.exec(typedNumber(typed))?.groups ?? {};
  return year === '' ? typed.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Formats 1994-02-14 as 14/02/1994. */
export function formatBirthday(date: string): string {
  return date.split('-').reverse().join('/');
}
