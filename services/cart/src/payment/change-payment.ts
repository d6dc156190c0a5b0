import type { ClientSession } from 'mongoose';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { auditEvent } from '@gvg/service-kit/data/audit';
import { checkRevision } from '@gvg/service-kit/data/revision';
import type { Cart } from '../cart.ts';
import { settleOrderIn } from '../order/change-order.ts';
import type { StoredPayment } from './payment.model.ts';
import { presentPayment } from './payment.presenter.ts';

export interface PaymentChange {
  id: string;
  /** What the caller saw; undefined is not checked. */
  revision: number | undefined;
  staffAction: string;
  context: EventContext;
  /** Changes the payment by `writePayment`, and orders by `changeOrderIn`; runs in the transaction, perhaps more than once. */
  apply(payment: StoredPayment, transaction: Transaction): Promise<unknown>;
}

async function findPayment(
  { payments }: Pick<Cart, 'payments'>,
  id: string,
  session: ClientSession,
): Promise<StoredPayment> {
  const payment = await payments.findById(id).session(session).lean<StoredPayment>();
  if (payment === null) throw new ApiFailure('PAYMENT_NOT_FOUND');
  return payment;
}

/**
 * Changes a payment by staff's word, with what else follows from it, in one transaction; the order that it names takes what it may take of the rest. Throws
 * PAYMENT_NOT_FOUND, VERSION_CONFLICT and what `apply` throws.
 */
export function changePayment(
  cart: Cart,
  { id, revision, staffAction, context, apply }: PaymentChange,
): Promise<Payment> {
  return cart.withTransaction(async (transaction) => {
    const { session } = transaction;
    const stored = await findPayment(cart, id, session);
    checkRevision(stored, revision, presentPayment);
    await apply(stored, transaction);
    if (stored.order !== undefined) await settleOrderIn(cart, transaction, stored.order, context);
    const before = presentPayment(stored);
    const after = presentPayment(await findPayment(cart, id, session));
    transaction.record(auditEvent({ action: staffAction, subject: { type: 'payment', id }, before, after, context }));
    return after;
  });
}
