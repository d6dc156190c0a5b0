import { apiQuery } from '@gvg/browser-kit';
import { addDays, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import type { QueryClient } from '@gvg/query';
import { ordersQuery } from '../../orders/api/orders.ts';

/** Periods of the figures, in days. */
export const periods = [7, 14, 90] as const;
export type Period = (typeof periods)[number];
export const usualPeriod: Period = 14;

/** Period from the URL. */
export const periodOf = (parameters: URLSearchParams): Period =>
  periods.find((days) => String(days) === parameters.get('days')) ?? usualPeriod;

/** Last `days` days in Vietnam, including today. */
function lastDays(days: Period) {
  const to = vietnamDayOf(new Date());
  return { from: addDays(to, 1 - days), to };
}

/** Waiting orders, quotes and payments, and the figures of the period. */
export const figuresQuery = (days: Period = usualPeriod) => apiQuery('getCartDashboard', { query: lastDays(days) });

/** Stock that will run out soon. */
export const stockQuery = () => apiQuery('getCatalogueDashboard', { query: lastDays(usualPeriod) });

/** Conversations that wait for an answer. */
export const conversationsQuery = () => apiQuery('getChatDashboard', { query: lastDays(usualPeriod) });

export const newestOrdersQuery = ordersQuery({ limit: 5, sort: '-createdAt' });

/** Prefetches the data of the first screen. */
export function beginQueries(client: QueryClient): void {
  void client.prefetchQuery(figuresQuery(periodOf(new URLSearchParams(location.search))));
  void client.prefetchQuery(conversationsQuery());
}
