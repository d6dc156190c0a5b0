import type { ClientSession } from 'mongoose';
import type { Cart } from '../../cart.ts';
import { findOrderCodes } from '../../order/order-code.ts';
import type { StoredOrder } from '../../order/order.model.ts';

/** The order whose code stands in the content of a transfer; undefined for none, and for several, among which staff decides. */
export async function findNamedOrder(
  { orders }: Pick<Cart, 'orders'>,
  session: ClientSession | null,
  content: string,
): Promise<StoredOrder | undefined> {
  const codes = findOrderCodes(content);
  if (codes.length === 0) return undefined;
  const [order, another] = await orders
    .find({ code: { $in: codes } })
    .limit(2)
    .session(session)
    .lean<StoredOrder[]>();
  return another === undefined ? order : undefined;
}
