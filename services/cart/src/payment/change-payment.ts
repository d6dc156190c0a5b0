import type { ClientSession } from 'mongoose';
import { queuedPaymentStatuses } from '@gvg/contracts/cart/terms';
import type { EventContext } from '@gvg/messaging/outbox';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { recordAudit } from '@gvg/service-kit/audit';
import { concurrentChangeError } from '@gvg/service-kit/concurrent-change';
import type { Cart } from '../cart.ts';
import type { StoredPayment } from './payment.model.ts';
import { presentPayment } from './payment.presenter.ts';

export interface PaymentChange {
  id: string;
  staffAction: string;
  context: EventContext;
  /** Returns the resolved payment; runs in the transaction, perhaps more than once. */
  apply(payment: StoredPayment, session: ClientSession): Promise<StoredPayment>;
}

const isQueued = ({ status }: StoredPayment) => queuedPaymentStatuses.some((queued) => queued === status);

/** Resolves a payment of the queue, with what else follows from it, in one transaction. Throws PAYMENT_NOT_FOUND, PAYMENT_STATUS_CONFLICT and what `apply` throws. */
export function changePayment(cart: Cart, { id, staffAction, context, apply }: PaymentChange): Promise<StoredPayment> {
  return cart.transact(async (session) => {
    const before = await cart.payments.findById(id).session(session).lean<StoredPayment>();
    if (before === null) throw new ApiFailure('PAYMENT_NOT_FOUND');
    if (!isQueued(before)) throw new ApiFailure('PAYMENT_STATUS_CONFLICT');
    const after = await apply({ ...before, revision: before.revision + 1 }, session);
    const { matchedCount } = await cart.payments.replaceOne({ _id: before._id, revision: before.revision }, after, { session });
    if (matchedCount === 0) throw concurrentChangeError(`payment ${id}`);
    await recordAudit(cart.connection, session, { action: staffAction, subject: { type: 'payment', id }, before: presentPayment(before), after: presentPayment(after), context });
    return after;
  });
}
