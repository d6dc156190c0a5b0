import type { ClientSession } from 'mongoose';
import type { Cart } from '../cart.ts';
import type { StoredOrder } from '../order/order.model.ts';
import { firstToOrder } from './allocations.ts';
import type { StoredPayment } from './payment.model.ts';

/** The order that identifies a transfer's customer: the one that it names, otherwise the first that it paid. Undefined while the customer is unknown. */
export async function orderOfSender(
  { orders }: Pick<Cart, 'orders'>,
  session: ClientSession,
  payment: Pick<StoredPayment, 'order' | 'allocations'>,
): Promise<StoredOrder | undefined> {
  const id = payment.order ?? firstToOrder(payment)?.order;
  if (id === undefined) return undefined;
  return (await orders.findById(id).session(session).lean<StoredOrder>()) ?? undefined;
}
