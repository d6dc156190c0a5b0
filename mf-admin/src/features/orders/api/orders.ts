import { apiQuery } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { keepPreviousData } from '@gvg/query';

export type OrdersFilter = NonNullable<CallInput<'listOrders'>['query']>;

/** One page of orders; the one before stays until it is there. */
export const ordersQuery = (query: OrdersFilter) => ({
  ...apiQuery('listOrders', { query }),
  placeholderData: keepPreviousData,
});
