import { paymentReceived, paymentUnmatched } from '@gvg/contracts/cart/events';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { toJson } from '@gvg/service-kit/data/to-json';
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
  const { code, user } = order;
  const data = toJson({ _id: payment._id, order: order._id, code, user, amount, due: totalsOf(order).due });
  record({ contract: paymentReceived, subjectId: data._id, revision: payment.revision, data, context });
}

/** Records that a transfer waits in the queue, with the order that its content names. */
export function recordUnmatched(
  { record }: Transaction,
  { payment, context }: { payment: StoredPayment; context: EventContext },
): void {
  const { _id, amount, status, order } = payment;
  const data = toJson({ _id, amount, status, ...(order && { order }) });
  record({ contract: paymentUnmatched, subjectId: data._id, revision: payment.revision, data, context });
}
