import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { listMyOrders, listOrders } from '@gvg/contracts/cart/http/orders';
import { parseSort } from '@gvg/contracts/definitions/sorting';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findPage, findStaffPage } from '@gvg/service-kit/data/pagination';
import type { Cart } from '../../cart.ts';
import type { StoredOrder } from '../order.model.ts';
import { openOrderPresenter, readerOf } from '../order.presenter.ts';
import { ordersFilter } from './orders-filter.ts';

/** Lists a customer's orders by age, and staff's by the requested sort. */
export function listOrdersRoutes(cart: Cart): void {
  mount(cart.app, listMyOrders, async ({ query, caller }) => {
    const present = await openOrderPresenter(cart);
    const reader = readerOf(caller);
    return findPage<StoredOrder, Order>(cart.orders, {
      filter: ordersFilter({ ...query, user: caller.id }),
      sort: { createdAt: -1, _id: -1 },
      paging: query,
      present: (order) => present(order, reader),
    });
  });
  mount(cart.app, listOrders, async ({ query, caller }) => {
    const present = await openOrderPresenter(cart);
    const reader = readerOf(caller);
    const { field, direction } = parseSort(query.sort);
    // A code is already unique.
    const sort = field === 'code' ? { code: direction } : { [field]: direction, _id: direction };
    return findStaffPage<StoredOrder, Order>(cart.orders, {
      filter: ordersFilter(query),
      sort,
      paging: query,
      present: (order) => present(order, reader),
    });
  });
}
