import type { QueryFilter } from 'mongoose';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { listMyOrders, listOrders } from '@gvg/contracts/cart/http/orders';
import { orderGroups } from '@gvg/contracts/cart/terms';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import type { QueryOf } from '@gvg/contracts/definitions/endpoint';
import { parseSort } from '@gvg/contracts/definitions/sorting';
import { addDays, startOfVietnamDay } from '@gvg/contracts/values/vietnam-day';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findPage, findStaffPage } from '@gvg/service-kit/data/pagination';
import type { Cart } from '../../cart.ts';
import type { StoredOrder } from '../order.model.ts';
import { openOrderPresenter, readerOf } from '../order.presenter.ts';
import { searchFilter } from '../search-text.ts';

/** On which of Vietnam's days it was placed, both included. */
function placedBetween({ from, to }: Partial<QueryOf<typeof listOrders>>): QueryFilter<StoredOrder> {
  if (from === undefined && to === undefined) return {};
  return {
    createdAt: {
      ...(from !== undefined && { $gte: startOfVietnamDay(from) }),
      ...(to !== undefined && { $lt: startOfVietnamDay(addDays(to, 1)) }),
    },
  };
}

/** Of `status` and `group` together: what both name. */
function statusesOf({ status, group }: Partial<QueryOf<typeof listOrders>>): readonly OrderStatus[] | undefined {
  if (group === undefined) return status && [status];
  return orderGroups[group].filter((one) => status === undefined || one === status);
}

function filterOf({
  search,
  user,
  country,
  service,
  payment,
  assignee,
  ...query
}: Partial<QueryOf<typeof listOrders>>): QueryFilter<StoredOrder> {
  const statuses = statusesOf(query);
  return {
    // One status is an equality: only then does the index also sort.
    ...(statuses && { status: statuses.length === 1 ? statuses[0] : { $in: [...statuses] } }),
    ...(user !== undefined && { user }),
    ...(country !== undefined && { 'shipping.country': country }),
    ...(service !== undefined && { 'shipping.service': service }),
    ...(payment !== undefined && { due: payment === 'DUE' ? { $gt: 0 } : 0 }),
    ...(assignee !== undefined && { 'work.assignee': assignee === 'none' ? null : assignee }),
    ...(query.held !== undefined && { 'work.hold': { $exists: query.held } }),
    ...(query.owed === true && { owed: { $gt: 0 } }),
    ...placedBetween(query),
    ...searchFilter(search),
  };
}

/** The customer's orders by their age, staff's as they ask for. */
export function listOrdersRoutes(cart: Cart): void {
  mount(cart.app, listMyOrders, async ({ query, caller }) => {
    const present = await openOrderPresenter(cart);
    const reader = readerOf(caller);
    return findPage<StoredOrder, Order>(cart.orders, {
      filter: filterOf({ ...query, user: caller.id }),
      sort: { createdAt: -1, _id: -1 },
      paging: query,
      present: (order) => present(order, reader),
    });
  });
  mount(cart.app, listOrders, async ({ query, caller }) => {
    const present = await openOrderPresenter(cart);
    const reader = readerOf(caller);
    const { field, direction } = parseSort(query.sort);
    // A code is unique already.
    const sort = field === 'code' ? { code: direction } : { [field]: direction, _id: direction };
    return findStaffPage<StoredOrder, Order>(cart.orders, {
      filter: filterOf(query),
      sort,
      paging: query,
      present: (order) => present(order, reader),
    });
  });
}
