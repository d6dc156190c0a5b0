import type { CartDashboard } from '@gvg/contracts/cart/http/dashboard';
import { orderStatuses } from '@gvg/contracts/cart/terms';

/** What the list of orders can be narrowed to: a status, or those with money to give back. */
export const orderTabs = [...orderStatuses, 'OWED'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** How many orders a tab has, and whether some of them are beyond what was promised. The figures leave out statuses that end an order: their tabs have no count. */
export function countOfTab(
  figures: Pick<CartDashboard, 'orders' | 'owed'> | undefined,
  tab: OrderTab,
): { count?: number; isUrgent?: boolean } {
  if (tab === 'OWED' && figures) return { count: figures.owed.count, isUrgent: figures.owed.count > 0 };
  const ofStatus = figures?.orders.find(({ status }) => status === tab);
  return ofStatus ? { count: ofStatus.count, isUrgent: ofStatus.late > 0 } : {};
}
