import type { QueryFilter } from 'mongoose';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { listMyOrders, listOrders } from '@gvg/contracts/cart/http/orders';
import { orderGroups } from '@gvg/contracts/cart/terms';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import type { QueryOf } from '@gvg/contracts/definitions/endpoint';
import type { Page, Paging } from '@gvg/contracts/definitions/paging';
import { parseSort } from '@gvg/contracts/definitions/sorting';
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

function filterOf({ search, user, country, ...query }: Partial<QueryOf<typeof listOrders>>): QueryFilter<StoredOrder> {
  const statuses = statusesOf(query);
  return {
    ...(statuses && { status: { $in: [...statuses] } }),
    ...(user !== undefined && { user }),
    ...(country !== undefined && { 'shipping.country': country }),
    ...(query.owed === true && { owed: { $gt: 0 } }),
    ...searchFilter(search),
  };
}

/** The customer's orders by their age, staff's as they ask for. */
export function listOrdersRoutes(cart: Cart): void {
  async function findOrders(
    {
      page,
      limit,
      sort,
      ...query
    }: Paging & Partial<QueryOf<typeof listOrders>> & Pick<QueryOf<typeof listOrders>, 'sort'>,
    reader: string,
  ): Promise<Page<Order>> {
    const present = await openOrderPresenter(cart);
    const { field, direction } = parseSort(sort);
    return findPage<StoredOrder, Order>(cart.orders, {
      filter: filterOf(query),
      sort: { [field]: direction, _id: direction },
      paging: { page, limit },
      present: (order) => present(order, reader),
    });
  }
  mount(cart.app, listMyOrders, ({ query, caller: { id } }) =>
    findOrders({ ...query, user: id, sort: '-createdAt' }, id),
  );
  mount(cart.app, listOrders, ({ query, caller: { id } }) => findOrders(query, id));
}
