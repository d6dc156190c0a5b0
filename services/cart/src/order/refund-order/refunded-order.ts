import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { withEntries } from '../ledger.ts';
import { advanceOrder } from '../move-order.ts';
import type { StoredOrder } from '../order.model.ts';
import { totalsOf } from '../order-totals.ts';

export interface Refund {
  idempotencyKey: string;
  /** VND, above 0. */
  amount: number;
  bankReference: string;
  /** Day in Vietnam. */
  bankDay?: string | undefined;
  note: string;
}

/**
 * Returns the order with a refund. A cancelled order becomes REFUNDED once its credit is 0. Returns the same object if the refund is in the ledger already.
 * Throws `PAYMENT_WAS_EXISTED` for its key with another amount or reference, and `ORDER_STATUS_CONFLICT` above the credit.
 */
export function refundedOrder(
  order: StoredOrder,
  { idempotencyKey, amount, bankReference, bankDay, note }: Refund,
  at: Date,
): StoredOrder {
  const same = order.ledger.find((entry) => entry.idempotencyKey === idempotencyKey);
  if (same !== undefined) {
    if (same.amount === -amount && same.bankReference === bankReference) return order;
    throw new ApiFailure('PAYMENT_WAS_EXISTED');
  }
  if (amount > totalsOf(order).credit) throw new ApiFailure('ORDER_STATUS_CONFLICT');
  const sent = { bankReference, ...(bankDay !== undefined && { bankDay }) };
  return advanceOrder(withEntries(order, [{ kind: 'REFUND', amount: -amount, ...sent, idempotencyKey, note }], at), {
    at,
  });
}
