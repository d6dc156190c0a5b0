import { paymentReceived, paymentUnmatched } from '@gvg/contracts/cart/events';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import type { StoredOrder } from '../order/order.model.ts';
import { totalsOf } from '../order/order-totals.ts';
import type { StoredPayment } from './payment.model.ts';

/** Records that `amount` of a transfer counts for an order, as it is now. */
export function recordReceived(
  { record }: Transaction,
  {
    payment,
    amount,
    order,
    context,
  }: { payment: StoredPayment; amount: number; order: StoredOrder; context: EventContext },
): void {
  const _id = payment._id.toHexString();
  const data = {
    _id,
    order: order._id.toHexString(),
    code: order.code,
    user: order.user,
    amount,
    due: totalsOf(order).due,
  };
  record({ contract: paymentReceived, subjectId: _id, revision: payment.revision, data, context });
}

/** Records that a transfer waits in the queue, with the order that its content names. */
export function recordUnmatched(
  { record }: Transaction,
  { payment, context }: { payment: StoredPayment; context: EventContext },
): void {
  const _id = payment._id.toHexString();
  const data = {
    _id,
    amount: payment.amount,
    status: payment.status,
    ...(payment.order === undefined ? {} : { order: payment.order.toHexString() }),
  };
  record({ contract: paymentUnmatched, subjectId: _id, revision: payment.revision, data, context });
}
