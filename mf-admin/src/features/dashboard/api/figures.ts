import { apiQuery } from '@gvg/browser-kit';
import { addDays, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';

/** For how many days figures are shown. */
export const periods = [7, 14, 90] as const;
export type Period = (typeof periods)[number];
export const usualPeriod: Period = 14;

/** What waits, and the figures of the last days, today included. */
export function figuresQuery(days: Period = usualPeriod) {
  const to = vietnamDayOf(new Date());
  return apiQuery('getCartDashboard', { query: { from: addDays(to, 1 - days), to } });
}
