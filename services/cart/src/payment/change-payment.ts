import type { ClientSession } from 'mongoose';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { auditEvent } from '@gvg/service-kit/data/audit';
import { checkRevision } from '@gvg/service-kit/data/revision';
import type { Cart } from '../cart.ts';
import { inLockedTurn, turnOf } from '../in-turn.ts';
import { settleOrderIn } from '../order/change-order.ts';
import { orderTurns } from '../order/order-turns.ts';
import type { StoredPayment } from './payment.model.ts';
import { presentPayment } from './payment.presenter.ts';
import { referenceKeyOf } from './reference-key.ts';

export interface PaymentChange {
  id: string;
  /** Revision that the caller saw; undefined skips the check. */
  revision: number | undefined;
  staffAction: string;
  /** Ids or codes of orders that change in addition to the order that the payment names. */
  orders?: readonly string[];
  context: EventContext;
  /** Changes the payment with `writePayment` and orders with `changeOrderIn`. Runs inside the transaction, possibly more than once. */
  apply(payment: StoredPayment, transaction: Transaction): Promise<unknown>;
}

async function findPayment(
  { payments }: Pick<Cart, 'payments'>,
  id: string,
  session: ClientSession | null,
): Promise<StoredPayment> {
  const payment = await payments.findById(id).session(session).lean<StoredPayment>();
  if (payment === null) throw new ApiFailure('PAYMENT_NOT_FOUND');
  return payment;
}

/** Turns of the payment, its reference, the order that it names (which never changes) and the other orders. */
async function turnsOf(cart: Cart, id: string, orders: readonly string[]): Promise<string[]> {
  const payment = await findPayment(cart, id, null);
  return [
    turnOf.payment(payment._id),
    turnOf.reference(referenceKeyOf(payment)),
    ...(payment.order === undefined ? [] : [turnOf.order(payment.order)]),
    ...(await orderTurns(cart, orders)),
  ];
}

/**
 * Applies a staff change to a payment and everything that follows from it in one transaction. The order that the payment names takes what it can of the rest.
 * Throws `PAYMENT_NOT_FOUND`, `VERSION_CONFLICT` and the errors of `apply`.
 */
export async function changePayment(
  cart: Cart,
  { id, revision, staffAction, orders = [], context, apply }: PaymentChange,
): Promise<Payment> {
  return inLockedTurn(cart, await turnsOf(cart, id, orders), async (transaction) => {
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
