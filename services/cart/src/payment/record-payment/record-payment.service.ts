import { Types } from 'mongoose';
import type { ClientSession } from 'mongoose';
import type { BodyOf } from '@gvg/contracts/endpoint';
import type { recordPayment } from '@gvg/contracts/cart/http/payments';
import type { EventContext } from '@gvg/messaging/outbox';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { recordAudit } from '@gvg/service-kit/audit';
import { isDuplicateKey } from '@gvg/service-kit/duplicate-key';
import type { Cart } from '../../cart.ts';
import type { StoredOrder } from '../../order/order.model.ts';
import { countPayment, isClosed } from '../count-payment.ts';
import { recordReceived, recordUnmatched } from '../payment-events.ts';
import type { StoredPayment } from '../payment.model.ts';
import { presentPayment } from '../payment.presenter.ts';
import { findNamedOrder } from './find-named-order.ts';

export type NewTransfer = BodyOf<typeof recordPayment>;

/** Number of an account in the form in which it is stored. */
export const plainAccount = (account: string): string => account.replace(/\s/g, '');

/** Stores a transfer and counts it for the order that its content names, in one transaction. Throws PAYMENT_WAS_EXISTED for a reference known for the account. */
export async function recordTransfer(cart: Cart, transfer: NewTransfer, context: EventContext): Promise<StoredPayment> {
  try {
    return await cart.transact((session) => storeTransfer(cart, session, transfer, context));
  } catch (error) {
    if (isDuplicateKey(error)) throw new ApiFailure('PAYMENT_WAS_EXISTED', { cause: error });
    throw error;
  }
}

async function storeTransfer(cart: Cart, session: ClientSession, transfer: NewTransfer, context: EventContext): Promise<StoredPayment> {
  const { bankReference } = transfer;
  const account = plainAccount(transfer.account);
  if ((await cart.payments.exists({ account, bankReference }).session(session)) !== null) throw new ApiFailure('PAYMENT_WAS_EXISTED');

  const received: StoredPayment = { ...transfer, account, _id: new Types.ObjectId(), receivedAt: new Date(transfer.receivedAt), status: 'UNMATCHED', note: '', revision: 1, createdAt: cart.now() };
  const named = await findNamedOrder(cart, session, transfer.content);
  const { payment, order } = await matchTransfer(cart, session, { received, named, context });
  await cart.payments.insertMany([payment], { session });

  const events = { payment, context };
  if (payment.order !== undefined && order !== undefined) await recordReceived(cart.connection, session, { ...events, amount: payment.amount, order });
  if (payment.status !== 'MATCHED') await recordUnmatched(cart.connection, session, { ...events, order });
  const subject = { type: 'payment', id: payment._id.toHexString() };
  await recordAudit(cart.connection, session, { action: 'payment.record', subject, before: null, after: presentPayment(payment), context });
  return payment;
}

interface Match {
  received: StoredPayment;
  named: StoredOrder | undefined;
  context: EventContext;
}

async function matchTransfer(cart: Cart, session: ClientSession, { received, named, context }: Match): Promise<{ payment: StoredPayment; order: StoredOrder | undefined }> {
  if (named === undefined) return { payment: received, order: undefined };
  if (isClosed(named)) return { payment: { ...received, status: 'ORDER_CANCELLED' }, order: named };
  const { order, status } = await countPayment(cart, session, { payment: received._id, amount: received.amount, order: named._id, context });
  return { payment: { ...received, status, order: order._id, code: order.code }, order };
}
