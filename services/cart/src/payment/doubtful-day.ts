import { addDays, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';

const oneYearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/** Returns true for a bank day that is probably mistyped: after tomorrow or more than a year ago, in Vietnam's time zone. */
export function isDoubtfulDay(receivedAt: Date, now: Date): boolean {
  const [day, today] = [vietnamDayOf(receivedAt), vietnamDayOf(now)];
  return day > addDays(today, 1) || day < oneYearBefore(today);
}
