import type { CartDashboard } from '@gvg/contracts/cart/http/dashboard';
import { orderStatuses } from '@gvg/contracts/cart/terms';

/** Tabs of the list of orders: a status, or those with money to pay back. */
export const orderTabs = [...orderStatuses, 'OWED'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** Number of orders in a tab, and whether some are later than promised. The figures exclude final statuses, so their tabs have no count. */
export function countOfTab(
  figures: Pick<CartDashboard, 'orders' | 'owed'> | undefined,
  tab: OrderTab,
): { count?: number; isUrgent?: boolean } {
  if (tab === 'OWED' && figures) return { count: figures.owed.count, isUrgent: figures.owed.count > 0 };
  const ofStatus = figures?.orders.find(({ status }) => status === tab);
  return ofStatus ? { count: ofStatus.count, isUrgent: ofStatus.late > 0 } : {};
}
