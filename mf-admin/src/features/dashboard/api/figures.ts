import { apiQuery } from '@gvg/browser-kit';
import { addDays, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';

/** For how many days figures are shown. */
export const periods = [7, 14, 90] as const;
export type Period = (typeof periods)[number];
export const usualPeriod: Period = 14;

/** The last days, today included. */
function lastDays(days: Period) {
  const to = vietnamDayOf(new Date());
  return { from: addDays(to, 1 - days), to };
}

/** What waits of orders, quotes and payments, and the figures of the last days. */
export const figuresQuery = (days: Period = usualPeriod) => apiQuery('getCartDashboard', { query: lastDays(days) });

/** What of the stock ends soon. */
export const stockQuery = () => apiQuery('getCatalogueDashboard', { query: lastDays(usualPeriod) });

/** Conversations that wait for an answer. */
export const conversationsQuery = () => apiQuery('getChatDashboard', { query: lastDays(usualPeriod) });
