import type { OrderGroup } from '@gvg/contracts/cart/terms';

/** Tabs of /user/purchase in their order; `all` stands in no address. */
export const tabs = ['all', 'quotes', 'pay', 'buying', 'warehouse', 'shipping', 'delivered', 'cancelled'] as const;
export type Tab = (typeof tabs)[number];

/** The orders that a tab shows; all of them without an entry. */
export const groupOfTab: Partial<Record<Tab, OrderGroup>> = {
  pay: 'TO_PAY',
  buying: 'BUYING',
  warehouse: 'WAREHOUSE',
  shipping: 'ON_THE_WAY',
  delivered: 'DELIVERED',
  cancelled: 'CANCELLED',
};

/** What the address asks for; an unknown tab is `all`. */
export function readPurchasesAddress(address: URLSearchParams): { tab: Tab; search: string } {
  const tab = tabs.find((each) => each === address.get('tab')) ?? 'all';
  return { tab, search: (address.get('search') ?? '').trim() };
}

/** The page with this tab and search. */
export function purchasesPath({ tab, search }: { tab: Tab; search: string }): string {
  const address = new URLSearchParams({ ...(tab === 'all' ? {} : { tab }), ...(search === '' ? {} : { search }) });
  return `/user/purchase${address.size === 0 ? '' : `?${address.toString()}`}`;
}
