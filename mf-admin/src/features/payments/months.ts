import { addDays, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';

const dayOne = (month: string) => `${month}-01`;
const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length);

/** Returns the current month in Vietnam and those before it, such as `2026-11`. */
export function lastMonths(count: number, now: Date): string[] {
  const months = [monthOf(vietnamDayOf(now))];
  while (months.length < count) months.push(monthOf(addDays(dayOne(months.at(-1) ?? ''), -1)));
  return months;
}

/** Returns the first and last day of a month. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const inNext = addDays(dayOne(month), 31);
  return { from: dayOne(month), to: addDays(dayOne(monthOf(inNext)), -1) };
}
