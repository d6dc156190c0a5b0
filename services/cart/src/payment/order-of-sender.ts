import type { ClientSession } from 'mongoose';
import type { Cart } from '../cart.ts';
import type { StoredOrder } from '../order/order.model.ts';
import { firstToOrder } from './allocations.ts';
import type { StoredPayment } from './payment.model.ts';

/** The order by which a transfer's customer is known: the one that it names, else the first that it paid. Undefined while nobody knows of whom it is. */
export async function orderOfSender(
  { orders }: Pick<Cart, 'orders'>,
  session: ClientSession,
  payment: Pick<StoredPayment, 'order' | 'allocations'>,
): Promise<StoredOrder | undefined> {
  const id = payment.order ?? firstToOrder(payment)?.order;
  if (id === undefined) return undefined;
  return (await orders.findById(id).session(session).lean<StoredOrder>()) ?? undefined;
}
