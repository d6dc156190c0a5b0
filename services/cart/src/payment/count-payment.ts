import type { ClientSession, Types } from 'mongoose';
import type { PaymentStatus } from '@gvg/contracts/cart/terms';
import type { EventContext } from '@gvg/messaging/outbox';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { Cart } from '../cart.ts';
import { changeOrderIn } from '../order/change-order.ts';
import { withEntries } from '../order/ledger.ts';
import { settledOrder } from '../order/move-order.ts';
import type { StoredOrder } from '../order/order.model.ts';
import { totalsOf } from '../order/order-totals.ts';

/** Whether no transfer counts for the order any more. */
export const isClosed = ({ status }: Pick<StoredOrder, 'status'>): boolean => status === 'CANCELLED' || status === 'REFUNDED';

export interface PaymentToCount {
  payment: Types.ObjectId;
  /** VND; the whole transfer, or what of it is for this order. */
  amount: number;
  order: Types.ObjectId;
  context: EventContext;
}

export interface CountedPayment {
  /** As it is afterwards. */
  order: StoredOrder;
  /** By what was due before. */
  status: Extract<PaymentStatus, 'MATCHED' | 'UNDERPAID' | 'OVERPAID'>;
}

/**
 * Counts a transfer for an order, in the transaction of the payment: a paid deposit or balance moves the order, and earlier transfers that were too little
 * alone leave the queue once nothing is due. Throws ORDER_STATUS_CONFLICT for an order that was cancelled.
 */
export async function countPayment(cart: Cart, session: ClientSession, { payment, amount, order: id, context }: PaymentToCount): Promise<CountedPayment> {
  const at = cart.now();
  let dueBefore = 0;
  const order = await changeOrderIn(cart, session, {
    key: id.toHexString(),
    context,
    apply(before) {
      if (isClosed(before)) throw new ApiFailure('ORDER_STATUS_CONFLICT');
      dueBefore = totalsOf(before).due;
      return settledOrder(withEntries(before, [{ kind: 'PAYMENT', amount, payment: payment.toHexString() }], at), { at });
    },
  });
  if (totalsOf(order).due === 0) {
    await cart.payments.updateMany({ order: order._id, status: 'UNDERPAID', _id: { $ne: payment } }, { $set: { status: 'MATCHED' }, $inc: { revision: 1 } }, { session });
  }
  return { order, status: amount === dueBefore ? 'MATCHED' : amount < dueBefore ? 'UNDERPAID' : 'OVERPAID' };
}
