import type { ClientSession } from 'mongoose';
import type { Cart } from '../../cart.ts';
import { findOrderCodes } from '../../order/order-code.ts';
import type { StoredOrder } from '../../order/order.model.ts';

/** Returns the order whose code is in the content of a transfer. Undefined for none, and for several, which staff resolves. */
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
