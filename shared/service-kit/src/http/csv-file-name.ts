import { vietnamDayOf } from '@gvg/contracts/values/vietnam-day';

/** Of what and of which days a file is, for example `orders_2026-11-01_2026-11-30`; of all days the one on which it was made. */
export function csvFileName(
  what: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): string {
  const days = [from, to].filter((day) => day !== undefined);
  return [what, ...(days.length === 0 ? [vietnamDayOf(now)] : days)].join('_');
}
