import { vietnamDayOf } from '@gvg/contracts/values/vietnam-day';

/** Returns a file name of contents and period, such as `orders_2026-11-01_2026-11-30`; without a period, the day of its creation. */
export function csvFileName(
  what: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): string {
  const days = [from, to].filter((day) => day !== undefined);
  return [what, ...(days.length === 0 ? [vietnamDayOf(now)] : days)].join('_');
}
