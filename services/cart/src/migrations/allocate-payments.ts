import { Types } from 'mongoose';
import type { ClientSession } from 'mongoose';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import type { StoredLedgerEntry, StoredOrder } from '../order/order.model.ts';
import { unallocatedOf } from '../payment/allocations.ts';
import type { StoredAllocation, StoredPayment } from '../payment/payment.model.ts';
import { paymentStatusOf } from '../payment/payment-status.ts';
import { findNamedOrder } from '../payment/record-payment/find-named-order.ts';
import { plainAccount, plainReference, referenceKeyOf, separateKeyOf } from '../payment/reference-key.ts';
import type { MigratedCart } from './migrated-cart.ts';

/** As stored by an earlier version: `order` is the order that it counts for. */
type EarlierPayment = Omit<StoredPayment, 'referenceKey' | 'allocations' | 'corrections'>;
type BookedEntry = Pick<StoredOrder, 'code'> & { order: Types.ObjectId; entry: StoredLedgerEntry };

const untouched = { referenceKey: { $exists: false } };

/**
 * Adds allocations to payments stored before allocations existed, from the ledgers of orders: amounts booked there, amounts returned from there, and the rest
 * of a fully returned payment. Where references become equal in the new form, the later payment keeps its own spelling and gets a separate key.
 */
export async function allocatePayments(cart: MigratedCart): Promise<number> {
  const earlier = await cart.payments.find(untouched, { _id: 1 }).sort({ createdAt: 1, _id: 1 }).lean();
  if (earlier.length === 0) return 0;
  const booked = await bookedEntries(cart, new Set(earlier.map(({ _id }) => _id.toHexString())));
  let changed = 0;
  for (const { _id } of earlier) if (await allocateOnce(cart, _id, booked.get(_id.toHexString()) ?? [])) changed += 1;
  return changed;
}

/** Returns the entries of all ledgers that belong to these payments. */
async function bookedEntries(
  { orders }: MigratedCart,
  payments: ReadonlySet<string>,
): Promise<Map<string, BookedEntry[]>> {
  const booked = new Map<string, BookedEntry[]>();
  for await (const { _id: order, code, ledger } of orders
    .find({ 'ledger.payment': { $exists: true } }, { code: 1, ledger: 1 })
    .lean<Pick<StoredOrder, '_id' | 'code' | 'ledger'>[]>()
    .cursor()) {
    for (const entry of ledger) {
      if (entry.payment === undefined || !payments.has(entry.payment)) continue;
      booked.set(entry.payment, [...(booked.get(entry.payment) ?? []), { order, code, entry }]);
    }
  }
  return booked;
}

/** Another instance may assign the same key concurrently; the second attempt sees it. */
async function allocateOnce(cart: MigratedCart, id: Types.ObjectId, booked: readonly BookedEntry[]): Promise<boolean> {
  const allocate = () => cart.withTransaction(({ session }) => allocateIn(cart, session, id, booked));
  try {
    return await allocate();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return allocate();
  }
}

async function allocateIn(
  cart: MigratedCart,
  session: ClientSession,
  id: Types.ObjectId,
  booked: readonly BookedEntry[],
): Promise<boolean> {
  const earlier = await cart.payments
    .findOne({ ...untouched, _id: id })
    .session(session)
    .lean<EarlierPayment>();
  if (earlier === null) return false;
  const named = await findNamedOrder(cart, session, earlier.content);
  const { order, code, ...fields } = earlier;
  // The next migration takes the surplus out of its order.
  const statusOf = (payment: StoredPayment) =>
    earlier.status === 'OVERPAID' ? earlier.status : paymentStatusOf(payment, named);
  const reference = await referenceOf(cart, session, earlier);
  const allocated: StoredPayment = {
    ...fields,
    ...reference,
    ...(named !== undefined && { order: named._id, code: named.code }),
    allocations: allocationsOf(earlier, booked),
    corrections: [],
    revision: earlier.revision + 1,
  };
  const { matchedCount } = await cart.payments.replaceOne(
    { _id: id, revision: earlier.revision },
    { ...allocated, status: statusOf(allocated) },
    { session },
  );
  return matchedCount === 1;
}

async function referenceOf(
  { payments }: MigratedCart,
  session: ClientSession,
  payment: EarlierPayment,
): Promise<Pick<StoredPayment, 'account' | 'bankReference' | 'referenceKey'>> {
  const account = plainAccount(payment.account);
  const referenceKey = referenceKeyOf(payment);
  if ((await payments.exists({ referenceKey }).session(session)) === null)
    return { account, bankReference: plainReference(payment.bankReference), referenceKey };
  return { account, bankReference: payment.bankReference, referenceKey: separateKeyOf(payment) };
}

function allocationsOf(payment: EarlierPayment, booked: readonly BookedEntry[]): StoredAllocation[] {
  const returned = (amount: number, note: string, at: Date): StoredAllocation => ({
    _id: new Types.ObjectId(),
    kind: 'RETURNED',
    amount,
    note,
    at,
  });
  const allocations = booked.flatMap(({ order, code, entry: { _id, kind, amount, note, at } }): StoredAllocation[] => [
    { _id, kind: 'ORDER', order, code, amount, note, at },
    ...(kind === 'REFUND' ? [returned(-amount, note, at)] : []),
  ]);
  const rest = unallocatedOf({ amount: payment.amount, allocations });
  return payment.status === 'RETURNED' && rest > 0
    ? [...allocations, returned(rest, payment.note, payment.createdAt)]
    : allocations;
}
