import type { QueryFilter } from 'mongoose';
import type { listOrders } from '@gvg/contracts/cart/http/orders';
import { orderGroups } from '@gvg/contracts/cart/terms';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import type { QueryOf } from '@gvg/contracts/definitions/endpoint';
import { codeKeyOf } from '@gvg/contracts/values/code-key';
import { daysFilter } from '../../days-filter.ts';
import type { StoredOrder } from '../order.model.ts';
import { searchFilter } from '../search-filter.ts';

/** Filters of order lists (`orderFilters` in the contracts). */
export type OrdersFilter = Partial<Omit<QueryOf<typeof listOrders>, 'page' | 'limit' | 'count' | 'sort'>>;

/** Intersection of `status` and `group`. */
function statusesOf({ status, group }: OrdersFilter): readonly OrderStatus[] | undefined {
  if (group === undefined) return status && [status];
  return orderGroups[group].filter((one) => status === undefined || one === status);
}

export function ordersFilter({
  search,
  user,
  country,
  service,
  payment,
  assignee,
  tracking,
  ...query
}: OrdersFilter): QueryFilter<StoredOrder> {
  const statuses = statusesOf(query);
  return {
    // A single status is queried by equality: only then can the index also sort.
    ...(statuses && { status: statuses.length === 1 ? statuses[0] : { $in: [...statuses] } }),
    ...(user !== undefined && { user }),
    ...(country !== undefined && { 'shipping.country': country }),
    ...(service !== undefined && { 'shipping.service': service }),
    ...(payment !== undefined && { due: payment === 'DUE' ? { $gt: 0 } : 0 }),
    ...(assignee !== undefined && { 'work.assignee': assignee === 'none' ? null : assignee }),
    // As typed and as scanners read it: equality matches that use the index.
    ...(tracking !== undefined && {
      'shipping.trackingCode': { $in: [tracking, tracking.toUpperCase(), codeKeyOf(tracking)] },
    }),
    ...(query.held !== undefined && { 'work.hold': { $exists: query.held } }),
    ...(query.owed === true && { owed: { $gt: 0 } }),
    ...daysFilter('createdAt', query),
    ...searchFilter(search),
  };
}
