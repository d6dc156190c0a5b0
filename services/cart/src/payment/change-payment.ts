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
  /** What the caller saw; undefined is not checked. */
  revision: number | undefined;
  staffAction: string;
  /** Orders that change beside the one that it names, by id or code. */
  orders?: readonly string[];
  context: EventContext;
  /** Changes the payment by `writePayment`, and orders by `changeOrderIn`; runs in the transaction, perhaps more than once. */
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

/** Of the payment, its reference, the order that it names, which stays the same for good, and the other ones. */
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
 * Changes a payment by staff's word, with what else follows from it, in one transaction; the order that it names takes what it may take of the rest. Throws
 * PAYMENT_NOT_FOUND, VERSION_CONFLICT and what `apply` throws.
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
