import type { Cart } from '../cart.ts';
import { turnOf } from '../in-turn.ts';
import { orderFilter } from './order-filter.ts';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';

/** Returns the turns of orders by id or code in any spelling. Throws `ORDER_NOT_FOUND`. */
export function orderTurns({ orders }: Pick<Cart, 'orders'>, keys: readonly string[]): Promise<string[]> {
  return Promise.all(
    keys.map(async (key) => {
      const order = await orders.findOne(orderFilter(key), { _id: 1 }).lean();
      if (order === null) throw new ApiFailure('ORDER_NOT_FOUND');
      return turnOf.order(order._id);
    }),
  );
}
