import type { LineAmendment, OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { amendableStatuses } from '@gvg/contracts/cart/terms';
import { withCancelledLine } from '../cancelled-line.ts';
import { chargeDifferences } from '../charge-differences.ts';
import { withEntries } from '../ledger.ts';
import { advanceOrder } from '../move-order.ts';
import type { Amendment, StoredOrder } from '../order.model.ts';
import { withoutPacking } from '../packing/packed-line.ts';
import { unweighedOrder } from '../weigh-order/weighed-order.ts';
import { findLine, withLine } from '../with-line.ts';

const amendable: ReadonlySet<string> = new Set(amendableStatuses);

/** Returns true while staff may change the contents and destination of an order. */
export const isAmendable = ({ status }: Pick<StoredOrder, 'status'>): boolean => amendable.has(status);

/** Returns the line with another amount and the proportional share of the agreed fee. */
function withPieces(line: OrderLine, amount: number): OrderLine {
  const { agreedFee: agreed = { fee: line.fee, amount: line.amount }, ...rest } = line;
  if (amount === agreed.amount) return { ...rest, amount, fee: agreed.fee };
  return { ...rest, amount, fee: Math.round((agreed.fee * amount) / agreed.amount), agreedFee: agreed };
}

/** Returns the order with another amount of a line and the difference charged: with the deposit while that is awaited, later with the balance. */
function withAmount(order: StoredOrder, { line: id, amount, reason = '' }: LineAmendment, at: Date): StoredOrder {
  const line = findLine(order, id);
  if (amount === 0) return withCancelledLine(order, line, { isRemoved: true, note: reason, at });
  const changed = withPieces(line, amount);
  const isWithBalance = order.status !== 'AWAITING_DEPOSIT';
  return withEntries(
    withLine(order, line, changed),
    chargeDifferences(order, line, { wanted: changed, note: reason, isWithBalance }),
    at,
  );
}

/** Returns the order with another line, charged in full: with the deposit while that is awaited, later with the balance. */
function withAddedLine(order: StoredOrder, line: OrderLine, at: Date): StoredOrder {
  const isWithBalance = order.status !== 'AWAITING_DEPOSIT';
  return withEntries(
    { ...order, lines: [...order.lines, line] },
    chargeDifferences(order, { ...line, amount: 0, fee: 0 }, { wanted: line, note: '', isWithBalance }),
    at,
  );
}

/**
 * Returns the order after the amendment. A change of lines, service or country changes the parcel: a weighed order waits at the warehouse to be weighed again.
 */
export function amendedOrder(
  order: StoredOrder,
  { recipient, note, lines, added = [], shipping }: Amendment,
  at: Date,
): StoredOrder {
  const withAmounts = lines.reduce((left, line) => withAmount(left, line, at), order);
  const withLines = added.reduce((left, line) => withAddedLine(left, line, at), withAmounts);
  const written = {
    ...withLines,
    ...(recipient !== undefined && { recipient }),
    ...(note !== undefined && { note }),
    amendedAt: at,
  };
  if (shipping === undefined) return written;
  const unweighed = withoutPacking(unweighedOrder(written, at));
  return advanceOrder({ ...unweighed, shipping: { ...unweighed.shipping, ...shipping } }, { at });
}
