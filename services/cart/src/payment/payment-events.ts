import {
  orderRefundTakenBack,
  orderRefunded,
  paymentReceived,
  paymentSurplus,
  paymentUnmatched,
} from '@gvg/contracts/cart/events';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { toJson } from '@gvg/service-kit/data/to-json';
import type { StoredOrder } from '../order/order.model.ts';
import { totalsOf } from '../order/order-totals.ts';
import { restForOrder } from './allocations.ts';
import type { StoredPayment } from './payment.model.ts';

/** Part of a transfer and the order that it belongs to. */
interface PaymentOfOrder {
  payment: StoredPayment;
  /** VND. */
  amount: number;
  order: StoredOrder;
  context: EventContext;
}

/** Records that `amount` of a transfer counts for an order in its current state. Only the order that the transfer names reports the surplus. */
export function recordReceived({ record }: Transaction, { payment, amount, order, context }: PaymentOfOrder): void {
  const { code, user } = order;
  const rest = payment.order?.equals(order._id) === true ? restForOrder(payment) : 0;
  const data = toJson({ _id: payment._id, order: order._id, code, user, amount, due: totalsOf(order).due, rest });
  record({ contract: paymentReceived, subjectId: data._id, revision: payment.revision, data, context });
}

/** Records that `amount` of a transfer is reserved for the order that it names, which has nothing due. */
export function recordSurplus({ record }: Transaction, { payment, amount, order, context }: PaymentOfOrder): void {
  const { code, user, status } = order;
  const data = toJson({ _id: payment._id, order: order._id, code, user, amount, status });
  record({ contract: paymentSurplus, subjectId: data._id, revision: payment.revision, data, context });
}

/** Records that `amount` of a transfer, which no order used, was returned to the customer of `order`; `order` is its state before the return. */
export function recordReturned({ record }: Transaction, { payment, amount, order, context }: PaymentOfOrder): void {
  const { code, user, status, revision, unallocated } = order;
  const isHeldForOrder = payment.order?.equals(order._id) === true && payment.isDetached !== true;
  const left = totalsOf(order).credit + unallocated - (isHeldForOrder ? amount : 0);
  const data = toJson({ _id: order._id, code, user, status, amount, left });
  record({ contract: orderRefunded, subjectId: data._id, revision, data, context });
}

/** Records that a return was booked by mistake. */
export function recordReturnTakenBack(
  { record }: Transaction,
  { amount, order, context }: Omit<PaymentOfOrder, 'payment'>,
): void {
  const { code, user, revision } = order;
  const data = toJson({ _id: order._id, code, user, amount });
  record({ contract: orderRefundTakenBack, subjectId: data._id, revision, data, context });
}

/** Records that a transfer is waiting in the queue, with the order that its content names. */
export function recordUnmatched(
  { record }: Transaction,
  { payment, context }: { payment: StoredPayment; context: EventContext },
): void {
  const { _id, amount, status, order } = payment;
  const data = toJson({ _id, amount, status, ...(order && { order }) });
  record({ contract: paymentUnmatched, subjectId: data._id, revision: payment.revision, data, context });
}
