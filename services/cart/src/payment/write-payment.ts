import type { ClientSession } from 'mongoose';
import type { EventContext } from '@gvg/messaging/outbox';
import type { Cart } from '../cart.ts';
import type { StoredOrder } from '../order/order.model.ts';
import type { StoredPayment } from './payment.model.ts';
import { storePayment } from './store-payment.ts';

/** Stores fields of a payment that no order's ledger has, in the transaction of `changePayment`. */
export async function writePayment(
  cart: Pick<Cart, 'payments' | 'orders' | 'connection'>,
  session: ClientSession,
  { before, fields, context }: { before: StoredPayment; fields: Partial<StoredPayment>; context: EventContext },
): Promise<StoredPayment> {
  const named =
    before.order === undefined ? null : await cart.orders.findById(before.order).session(session).lean<StoredOrder>();
  return storePayment(cart, session, { before, after: { ...before, ...fields }, named: named ?? undefined, context });
}
