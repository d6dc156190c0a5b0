import { queuedPaymentStatuses } from '@gvg/contracts/cart/terms';
import type { PaymentStatus } from '@gvg/contracts/cart/terms';
import { isClosed } from '../order/is-closed.ts';
import type { StoredOrder } from '../order/order.model.ts';
import { totalsOf } from '../order/order-totals.ts';
import { allocatedTo, allocatedToOrders, unallocatedOf } from './allocations.ts';
import type { StoredPayment } from './payment.model.ts';

export const isQueued = ({ status }: Pick<StoredPayment, 'status'>): boolean =>
  queuedPaymentStatuses.some((queued) => queued === status);

/**
 * Derives the status of a payment from its allocations and the order that it names. An underpayment is detected at recording and lasts until that order has
 * nothing due: a deposit that was paid exactly does not become an underpayment once freight is due.
 */
export function paymentStatusOf(payment: StoredPayment, order: StoredOrder | undefined): PaymentStatus {
  if (payment.amount === 0) return 'VOIDED';
  const named = payment.isDetached === true ? undefined : order;
  if (unallocatedOf(payment) > 0) {
    if (named !== undefined && isClosed(named)) return 'ORDER_CANCELLED';
    return named !== undefined || allocatedToOrders(payment) > 0 ? 'OVERPAID' : 'UNMATCHED';
  }
  const withNamed = named === undefined ? 0 : allocatedTo(payment, named._id);
  if (payment.status === 'UNDERPAID' && named !== undefined && withNamed > 0 && totalsOf(named).due > 0)
    return 'UNDERPAID';
  const withOrders = allocatedToOrders(payment);
  if (withOrders === 0) return 'RETURNED';
  return withOrders === withNamed ? 'MATCHED' : 'ASSIGNED';
}
