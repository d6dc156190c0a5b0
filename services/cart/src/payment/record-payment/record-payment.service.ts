import { Types } from 'mongoose';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import type { newPaymentSchema } from '@gvg/contracts/cart/http/payments';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { auditEvent } from '@gvg/service-kit/data/audit';
import type { Cart } from '../../cart.ts';
import { inLockedTurn, turnOf } from '../../in-turn.ts';
import { settleOrderIn } from '../../order/change-order.ts';
import type { StoredOrder } from '../../order/order.model.ts';
import { compareReference, findByReference } from '../compare-reference.ts';
import { recordSurplus, recordUnmatched } from '../payment-events.ts';
import type { StoredPayment } from '../payment.model.ts';
import { presentPayment } from '../payment.presenter.ts';
import { isQueued } from '../payment-status.ts';
import { paymentKeysOf } from '../../search/search-keys.ts';
import { plainAccount, plainReference, referenceKeyOf, separateKeyOf } from '../reference-key.ts';
import { refuseDuplicate } from '../refuse-duplicate.ts';
import { findNamedOrder } from './find-named-order.ts';
import { KnownTransferError } from './known-transfer.error.ts';

export type NewTransfer = z.infer<typeof newPaymentSchema>;

/** Staff's confirmations about a transfer and the state of its account. */
export interface TransferFacts {
  /** It is not the recorded transfer that has the same reference and another amount or day. */
  isAnotherTransfer?: boolean;
  isDayConfirmed?: boolean;
  isFormerAccount?: boolean;
}

export interface Recording {
  transfer: NewTransfer;
  facts?: TransferFacts;
  context: EventContext;
}

/**
 * Stores a transfer in one transaction, in which the order that its content names takes what it has due. Throws `KnownTransferError` for a recorded transfer or
 * a possible duplicate.
 */
export async function recordTransfer(cart: Cart, recording: Recording): Promise<StoredPayment> {
  const { transfer } = recording;
  const named = await findNamedOrder(cart, null, transfer.content);
  const turns = [turnOf.reference(referenceKeyOf(transfer)), ...(named === undefined ? [] : [turnOf.order(named._id)])];
  return refuseDuplicate(
    inLockedTurn(
      cart,
      turns,
      (transaction) => storeTransfer(cart, transaction, recording),
      async () => void (await findTwin(cart, null, recording)),
    ),
  );
}

/**
 * Returns the transfer with the same reference if staff confirmed this one as different. Throws `KnownTransferError` for the same transfer, and for a possible
 * duplicate without that confirmation.
 */
async function findTwin(
  cart: Cart,
  session: ClientSession | null,
  { transfer, facts = {} }: Recording,
): Promise<StoredPayment | undefined> {
  const { account, bankReference } = transfer;
  const known = await findByReference(cart, { account, references: [bankReference] }, session);
  const match = compareReference(known, { ...transfer, receivedAt: new Date(transfer.receivedAt) });
  if (match !== undefined && (match.kind === 'KNOWN' || facts.isAnotherTransfer !== true))
    throw new KnownTransferError(match);
  return match?.known;
}

async function storeTransfer(cart: Cart, transaction: Transaction, recording: Recording): Promise<StoredPayment> {
  const { session } = transaction;
  const { transfer, context } = recording;
  const twin = await findTwin(cart, session, recording);
  const named = await findNamedOrder(cart, session, transfer.content);
  const received = receivedPayment(recording, { twin, named, createdAt: cart.now() });
  await cart.payments.insertMany([received], { session });
  if (named !== undefined) await settleOrderIn(cart, transaction, named._id, context);
  const payment = await cart.payments.findById(received._id).session(session).orFail().lean<StoredPayment>();

  if (named !== undefined && payment.allocations.length === 0)
    recordSurplus(transaction, { payment, amount: payment.amount, order: named, context });
  if (isQueued(payment)) recordUnmatched(transaction, { payment, context });
  const subject = { type: 'payment', id: payment._id.toHexString() };
  transaction.record(
    auditEvent({ action: 'payment.record', subject, before: null, after: presentPayment(payment), context }),
  );
  return payment;
}

/** A payment that names an order starts as an underpayment until that order has been settled. */
function receivedPayment(
  { transfer, facts: { isDayConfirmed, isFormerAccount } = {} }: Recording,
  { twin, named, createdAt }: { twin: StoredPayment | undefined; named: StoredOrder | undefined; createdAt: Date },
): StoredPayment {
  const receivedAt = new Date(transfer.receivedAt);
  const received = {
    ...transfer,
    _id: new Types.ObjectId(),
    account: plainAccount(transfer.account),
    bankReference: plainReference(transfer.bankReference),
  };
  return {
    ...received,
    referenceKey: twin === undefined ? referenceKeyOf(received) : separateKeyOf(received),
    receivedAt,
    status: named === undefined ? 'UNMATCHED' : 'UNDERPAID',
    ...(named !== undefined && { order: named._id, code: named.code }),
    ...(named !== undefined && cameInTime(named, receivedAt) && { wasInTime: true }),
    ...(twin !== undefined && { twin: twin._id }),
    ...(isDayConfirmed === true && { isDayConfirmed }),
    ...(isFormerAccount === true && { isFormerAccount }),
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
