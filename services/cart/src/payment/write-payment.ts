import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import type { Cart } from '../cart.ts';
import type { StoredOrder } from '../order/order.model.ts';
import type { StoredPayment } from './payment.model.ts';
import { storePayment } from './store-payment.ts';

/** Stores payment fields that are not part of an order's ledger, in the transaction of `changePayment`. */
export async function writePayment(
  cart: Pick<Cart, 'payments' | 'orders'>,
  transaction: Transaction,
  { before, fields, context }: { before: StoredPayment; fields: Partial<StoredPayment>; context: EventContext },
): Promise<StoredPayment> {
  const { session } = transaction;
  const named =
    before.order === undefined ? null : await cart.orders.findById(before.order).session(session).lean<StoredOrder>();
  return storePayment(cart, transaction, {
    before,
    after: { ...before, ...fields },
    named: named ?? undefined,
    context,
  });
}
