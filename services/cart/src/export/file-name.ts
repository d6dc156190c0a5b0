import { vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import type { Days } from '../days-filter.ts';

/** Of what and of which days a file is, for example `orders_2026-11-01_2026-11-30`; of all days the one on which it was made. */
export function fileName(what: string, { from, to }: Days, now: Date): string {
  const days = [from, to].filter((day) => day !== undefined);
  return [what, ...(days.length === 0 ? [vietnamDayOf(now)] : days)].join('_');
}
