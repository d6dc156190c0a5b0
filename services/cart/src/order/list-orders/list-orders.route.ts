import type { QueryFilter } from 'mongoose';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { listMyOrders, listOrders } from '@gvg/contracts/cart/http/orders';
import { orderGroups } from '@gvg/contracts/cart/terms';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import type { QueryOf } from '@gvg/contracts/definitions/endpoint';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findPage } from '@gvg/service-kit/data/pagination';
import type { Cart } from '../../cart.ts';
import type { StoredOrder } from '../order.model.ts';
import { openOrderPresenter } from '../order.presenter.ts';
import { searchFilter } from '../search-text.ts';

/** Of `status` and `group` together: what both name. */
function statusesOf({ status, group }: Partial<QueryOf<typeof listOrders>>): readonly OrderStatus[] | undefined {
  if (group === undefined) return status && [status];
  return orderGroups[group].filter((one) => status === undefined || one === status);
}

function filterOf({ search, user, ...query }: Partial<QueryOf<typeof listOrders>>): QueryFilter<StoredOrder> {
  const statuses = statusesOf(query);
  return {
    ...(statuses && { status: { $in: [...statuses] } }),
    ...(user !== undefined && { user }),
    ...(query.owed === true && { owed: { $gt: 0 } }),
    ...searchFilter(search),
  };
}

/** The customer's orders by their age, staff's by their latest change. */
export function listOrdersRoutes(cart: Cart): void {
  mount(cart.app, listMyOrders, async ({ query: { page, limit, ...query }, caller }) => {
    const present = await openOrderPresenter(cart);
    const filter = filterOf({ ...query, user: caller.id });
    return findPage<StoredOrder, Order>(cart.orders, {
      filter,
      sort: { createdAt: -1, _id: -1 },
      paging: { page, limit },
      present: (order) => present(order, caller.id),
    });
  });
  mount(cart.app, listOrders, async ({ query: { page, limit, ...query }, caller }) => {
    const present = await openOrderPresenter(cart);
    return findPage<StoredOrder, Order>(cart.orders, {
      filter: filterOf(query),
      sort: { updatedAt: -1, _id: -1 },
      paging: { page, limit },
      present: (order) => present(order, caller.id),
    });
  });
}
