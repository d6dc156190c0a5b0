import type { ClientSession } from 'mongoose';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { auditEvent } from '@gvg/service-kit/data/audit';
import type { Cart } from '../cart.ts';
import { settleOrderIn } from '../order/change-order.ts';
import type { StoredPayment } from './payment.model.ts';
import { presentPayment } from './payment.presenter.ts';

export interface PaymentChange {
  id: string;
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
 * PAYMENT_NOT_FOUND and what `apply` throws.
 */
export function changePayment(cart: Cart, { id, staffAction, context, apply }: PaymentChange): Promise<StoredPayment> {
  return cart.withTransaction(async (transaction) => {
    const { session } = transaction;
    const before = await findPayment(cart, id, session);
    await apply(before, transaction);
    if (before.order !== undefined) await settleOrderIn(cart, transaction, before.order, context);
    const after = await findPayment(cart, id, session);
    transaction.record(
      auditEvent({
        action: staffAction,
        subject: { type: 'payment', id },
        before: presentPayment(before),
        after: presentPayment(after),
        context,
      }),
    );
    return after;
  });
}
