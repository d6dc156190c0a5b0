import type { CartDashboard } from '@gvg/contracts/cart/http/dashboard';
import { orderStatuses } from '@gvg/contracts/cart/terms';
import type { OrderStatus } from '@gvg/contracts/cart/terms';

/** What the list of orders can be narrowed to: a status, or those with money to give back. */
export const orderTabs = [...orderStatuses, 'OWED'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** How many orders a tab has, and whether some of them are beyond what was promised. */
export function countOfTab(
  figures: Pick<CartDashboard, 'orders' | 'owed'> | undefined,
  tab: OrderTab | undefined,
): { count?: number; isUrgent: boolean } {
  if (figures === undefined) return { isUrgent: false };
  const sumOf = (statuses: readonly OrderStatus[]) =>
    figures.orders.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0);
  if (tab === undefined) return { count: sumOf(orderStatuses), isUrgent: false };
  if (tab === 'OWED') return { count: figures.owed.count, isUrgent: figures.owed.count > 0 };
  return {
    count: sumOf([tab]),
    isUrgent: figures.orders.some(({ status, late }) => status === tab && late > 0),
  };
}
