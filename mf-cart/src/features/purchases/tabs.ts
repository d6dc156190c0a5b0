import type { OrderGroup } from '@gvg/contracts/cart/terms';

/** Tabs of /user/purchase in order. `all` is not in the URL. */
export const tabs = ['all', 'quotes', 'pay', 'buying', 'warehouse', 'shipping', 'delivered', 'cancelled'] as const;
export type Tab = (typeof tabs)[number];

/** The group of orders that a tab shows; all orders without an entry. */
export const groupOfTab: Partial<Record<Tab, OrderGroup>> = {
  pay: 'TO_PAY',
  buying: 'BUYING',
  warehouse: 'WAREHOUSE',
  shipping: 'ON_THE_WAY',
  delivered: 'DELIVERED',
  cancelled: 'CANCELLED',
};

/** Parses the URL. An unknown tab is `all`. */
export function readPurchasesAddress(address: URLSearchParams): { tab: Tab; search: string } {
  const tab = tabs.find((each) => each === address.get('tab')) ?? 'all';
  return { tab, search: (address.get('search') ?? '').trim() };
}

/** Returns the path of the page with this tab and search. */
export function purchasesPath({ tab, search }: { tab: Tab; search: string }): string {
  const address = new URLSearchParams({ ...(tab === 'all' ? {} : { tab }), ...(search === '' ? {} : { search }) });
  return `/user/purchase${address.size === 0 ? '' : `?${address.toString()}`}`;
}
