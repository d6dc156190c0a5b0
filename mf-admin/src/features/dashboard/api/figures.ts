import { apiQuery } from '@gvg/browser-kit';
import { addDays, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import type { QueryClient } from '@gvg/query';
import { ordersQuery } from '../../orders/api/orders.ts';

/** For how many days figures are shown. */
export const periods = [7, 14, 90] as const;
export type Period = (typeof periods)[number];
export const usualPeriod: Period = 14;

/** The period in the page's address. */
export const periodOf = (parameters: URLSearchParams): Period =>
  periods.find((days) => String(days) === parameters.get('days')) ?? usualPeriod;

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

export const newestOrdersQuery = ordersQuery({ limit: 5, sort: '-createdAt' });

/** Reads what the page shows first, before it is shown. */
export function beginQueries(client: QueryClient): void {
  void client.prefetchQuery(figuresQuery(periodOf(new URLSearchParams(location.search))));
  void client.prefetchQuery(conversationsQuery());
}
