import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Cart } from '../cart.ts';
import { orderFilter } from './order-filter.ts';
import type { StoredOrder } from './order.model.ts';

/** Returns the order with this id or code, in any spelling. Throws `ORDER_NOT_FOUND`, also for an order that is not visible to the reader. */
export async function findOrder(
  { orders }: Pick<Cart, 'orders'>,
  key: string,
  isVisible: (order: StoredOrder) => boolean = () => true,
): Promise<StoredOrder> {
  const order = await orders.findOne(orderFilter(key)).lean<StoredOrder>();
  if (order === null || !isVisible(order)) throw new ApiFailure('ORDER_NOT_FOUND');
  return order;
}
