import { Types } from 'mongoose';
import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { recordPayment } from '@gvg/contracts/cart/http/payments';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { auditEvent } from '@gvg/service-kit/data/audit';
import type { Cart } from '../../cart.ts';
import { settleOrderIn } from '../../order/change-order.ts';
import type { StoredOrder } from '../../order/order.model.ts';
import { recordUnmatched } from '../payment-events.ts';
import type { StoredPayment } from '../payment.model.ts';
import { presentPayment } from '../payment.presenter.ts';
import { isQueued } from '../payment-status.ts';
import { paymentKeysOf } from '../../search/search-keys.ts';
import { plainAccount, plainReference, referenceKeyOf } from '../reference-key.ts';
import { refuseDuplicate } from '../refuse-duplicate.ts';
import { findNamedOrder } from './find-named-order.ts';

export type NewTransfer = BodyOf<typeof recordPayment>;

/**
 * Stores a transfer, of which the order that its content names takes what it has due, in one transaction. Throws PAYMENT_WAS_EXISTED for a reference known for
 * the account, which is one of the shop's.
 */
export function recordTransfer(cart: Cart, transfer: NewTransfer, context: EventContext): Promise<StoredPayment> {
  return refuseDuplicate(cart.withTransaction((transaction) => storeTransfer(cart, transaction, transfer, context)));
}

async function storeTransfer(
  cart: Cart,
  transaction: Transaction,
  transfer: NewTransfer,
  context: EventContext,
): Promise<StoredPayment> {
  const { session } = transaction;
  const referenceKey = referenceKeyOf(transfer);
  if ((await cart.payments.exists({ referenceKey }).session(session)) !== null)
    throw new ApiFailure('PAYMENT_WAS_EXISTED');

  const named = await findNamedOrder(cart, session, transfer.content);
  const received = receivedPayment(transfer, named, cart.now());
  await cart.payments.insertMany([received], { session });
  if (named !== undefined) await settleOrderIn(cart, transaction, named._id, context);
  const payment = await cart.payments.findById(received._id).session(session).orFail().lean<StoredPayment>();

  if (isQueued(payment)) recordUnmatched(transaction, { payment, context });
  const subject = { type: 'payment', id: payment._id.toHexString() };
  transaction.record(
    auditEvent({ action: 'payment.record', subject, before: null, after: presentPayment(payment), context }),
  );
  return payment;
}

/** One that names an order is too little until that order has said otherwise. */
function receivedPayment(transfer: NewTransfer, named: StoredOrder | undefined, createdAt: Date): StoredPayment {
  const receivedAt = new Date(transfer.receivedAt);
  const received = { ...transfer, bankReference: plainReference(transfer.bankReference) };
  return {
    ...received,
    _id: new Types.ObjectId(),
    account: plainAccount(transfer.account),
    referenceKey: referenceKeyOf(transfer),
    receivedAt,
    status: named === undefined ? 'UNMATCHED' : 'UNDERPAID',
    ...(named !== undefined && { order: named._id, code: named.code }),
    ...(named !== undefined && cameInTime(named, receivedAt) && { wasInTime: true }),
    allocations: [],
    corrections: [],
    note: '',
    searchKeys: paymentKeysOf({ ...received, allocations: [], ...(named !== undefined && { code: named.code }) }),
    revision: 1,
    createdAt,
  };
}

const cameInTime = ({ status, cancelReason, payBy }: StoredOrder, receivedAt: Date) =>
  status === 'CANCELLED' && cancelReason === 'UNPAID' && payBy !== undefined && receivedAt <= payBy;
