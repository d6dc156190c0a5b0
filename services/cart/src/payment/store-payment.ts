import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import type { Cart } from '../cart.ts';
import type { StoredOrder } from '../order/order.model.ts';
import { paymentKeysOf } from '../search/search-keys.ts';
import { recordUnmatched } from './payment-events.ts';
import type { StoredPayment } from './payment.model.ts';
import { isQueued, paymentStatusOf } from './payment-status.ts';

export interface PaymentWrite {
  before: StoredPayment;
  /** Status, keys and revision are derived. */
  after: StoredPayment;
  /** Order that it names, as read in the transaction. */
  named: StoredOrder | undefined;
  context: EventContext;
}

/**
 * The only way to change a payment, within the caller's transaction: increments the revision, derives the status and records `payment.unmatched` when it enters
 * the queue. An unchanged payment is not written. The transaction retries on concurrent changes.
 */
export async function storePayment(
  { payments }: Pick<Cart, 'payments'>,
  transaction: Transaction,
  { before, after, named, context }: PaymentWrite,
): Promise<StoredPayment> {
  const { session } = transaction;
  const status = paymentStatusOf(after, named);
  if (after === before && status === before.status) return before;
  const searchKeys = paymentKeysOf(after);
  const stored: StoredPayment = { ...after, status, searchKeys, revision: before.revision + 1 };
  const { matchedCount } = await payments.replaceOne({ _id: before._id, revision: before.revision }, stored, {
    session,
  });
  if (matchedCount === 0) throw concurrentChangeError(`payment ${before._id.toHexString()}`);
  if (isQueued(stored) && !isQueued(before)) recordUnmatched(transaction, { payment: stored, context });
  return stored;
}
