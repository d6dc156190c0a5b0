import { doneOrderStatuses } from '@gvg/contracts/cart/terms';
import type { ClientSession } from 'mongoose';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import type { Cart } from '../cart.ts';
import { restForOrder } from '../payment/allocations.ts';
import { recordReceived } from '../payment/payment-events.ts';
import type { StoredPayment } from '../payment/payment.model.ts';
import { storePayment } from '../payment/store-payment.ts';
import type { SettingsValues } from '../settings/settings-values.ts';
import { withEntries } from './ledger.ts';
import { advanceOrder } from './move-order.ts';
import type { StoredLedgerEntry, StoredOrder } from './order.model.ts';
import { totalsOf } from './order-totals.ts';

export type Books = Pick<Cart, 'orders' | 'payments' | 'settings' | 'now' | 'turns' | 'locks'>;

/** Payments by id, as read and as to be stored. */
type Held = Map<string, { before: StoredPayment; after: StoredPayment }>;

const hourMs = 3_600_000;

/**
 * Settles an order's money after a change, in its transaction. Rests of payments that name the order pay what is due, oldest bank date first. The order moves
 * as its money allows. Each new ledger entry with a payment becomes an allocation of that payment, so that ledger and allocations agree. `storePayments` stores
 * the payments after the order.
 */
export async function settleMoney(
  books: Books,
  session: ClientSession,
  { before, changed }: { before: StoredOrder; changed: StoredOrder },
): Promise<{ after: StoredOrder; held: Held }> {
  const at = books.now();
  const held = await holdPayments(books, session, { before, changed });
  let settled = payByRests(changed, held, at);
  // Rests pay before the order moves back for lack of money. After a move, more may be due.
  for (let moved = advanceOrder(settled, { at }); moved !== settled; moved = advanceOrder(settled, { at }))
    settled = payByRests(moved, held, at);
  const withEnd = await withPayBy(books, { before, settled });
  const unallocated = [...held.values()].reduce(
    (sum, { after }) => (isNaming(after, before) ? sum + restForOrder(after) : sum),
    0,
  );
  const owed = doneOrderStatuses.includes(withEnd.status) ? totalsOf(withEnd).credit + unallocated : 0;
  const { due } = totalsOf(withEnd);
  const isAsBefore = unallocated === before.unallocated && owed === before.owed && due === before.due;
  return {
    after: isAsBefore ? withEnd : { ...withEnd, unallocated, owed, due },
    held,
  };
}

/** Pays the due amount with the rests of the payments that name the order. */
function payByRests(order: StoredOrder, held: Held, at: Date): StoredOrder {
  let paid = order;
  for (const [payment, { after }] of held) {
    const amount = isNaming(after, order) ? Math.min(restForOrder(after), totalsOf(paid).due) : 0;
    const next = withEntries(paid, [{ kind: 'PAYMENT', amount, payment }], at);
    book(held, next, next.ledger.slice(paid.ledger.length));
    paid = next;
  }
  return paid;
}

const isNaming = ({ order }: StoredPayment, { _id }: StoredOrder): boolean => order?.equals(_id) === true;

/** Reads the payments that name the order, oldest bank date first, and those of its new entries, with these entries as allocations. */
async function holdPayments(
  { payments }: Books,
  session: ClientSession,
  { before, changed }: { before: StoredOrder; changed: StoredOrder },
): Promise<Held> {
  const added = changed.ledger.slice(before.ledger.length);
  const booked = [...new Set(added.flatMap(({ payment }) => payment ?? []))];
  const stored = await payments
    // A payment stored meanwhile by an earlier version gets its allocations at the next start.
    .find({ $or: [{ order: before._id }, { _id: { $in: booked } }], referenceKey: { $exists: true } })
    .sort({ receivedAt: 1, _id: 1 })
    .session(session)
    .lean<StoredPayment[]>();
  const held: Held = new Map(stored.map((payment) => [payment._id.toHexString(), { before: payment, after: payment }]));
  book(held, changed, added);
  return held;
}

function book(held: Held, { _id: order, code }: StoredOrder, entries: readonly StoredLedgerEntry[]): void {
  for (const { _id, payment, amount, note, at } of entries) {
    const one = payment === undefined ? undefined : held.get(payment);
    if (one === undefined) continue;
    one.after = {
      ...one.after,
      allocations: [...one.after.allocations, { _id, kind: 'ORDER', order, code, amount, note, at }],
    };
  }
}

/** Updates the deposit deadline: a payment extends it, and returning to AWAITING_DEPOSIT restarts it. */
async function withPayBy(
  { settings }: Books,
  { before, settled }: { before: StoredOrder; settled: StoredOrder },
): Promise<StoredOrder> {
  const isAsBefore =
    before.status === settled.status &&
    isPaid(before) === isPaid(settled) &&
    before.depositSince === settled.depositSince;
  if (settled.status !== 'AWAITING_DEPOSIT' || isAsBefore) return settled;
  return { ...settled, payBy: endOf(settled, await settings.readRecent()) };
}

const isPaid = (order: StoredOrder): boolean => totalsOf(order).paid > 0;

/** Deadline of an order that waits for its deposit, counted from the start of waiting or the customer's answer to a proposal. A partial payment extends it. */
export function endOf(
  order: StoredOrder,
  { unpaidHours, underpaidHours }: Pick<SettingsValues, 'unpaidHours' | 'underpaidHours'>,
): Date {
  const began = order.timeline.findLast(({ status }) => status === 'AWAITING_DEPOSIT')?.at ?? order.createdAt;
  const since = Math.max(began.getTime(), order.depositSince?.getTime() ?? 0);
  return new Date(since + (isPaid(order) ? underpaidHours : unpaidHours) * hourMs);
}

/** Stores the payments that changed with the order, and records the amounts that the order received. */
export async function storePayments(
  books: Books,
  transaction: Transaction,
  { order, held, context }: { order: StoredOrder; held: Held; context: EventContext },
): Promise<void> {
  const { session } = transaction;
  for (const { before, after } of held.values()) {
    const named =
      after.order === undefined || after.order.equals(order._id)
        ? order
        : await books.orders.findById(after.order).session(session).lean<StoredOrder>();
    const stored = await storePayment(books, transaction, {
      before,
      after,
      named: after.order === undefined ? undefined : (named ?? undefined),
      context,
    });
    for (const { amount } of stored.allocations.slice(before.allocations.length))
      if (amount > 0) recordReceived(transaction, { payment: stored, amount, order, context });
  }
}
