import type { LineAmendment } from '@gvg/contracts/cart/http/order-schema';
import { amendableStatuses } from '@gvg/contracts/cart/terms';
import { withCancelledLine } from '../cancelled-line.ts';
import { chargeDifferences } from '../charge-differences.ts';
import { withEntries } from '../ledger.ts';
import { advanceOrder } from '../move-order.ts';
import type { Amendment, StoredOrder } from '../order.model.ts';
import { withoutPacking } from '../packing/packed-line.ts';
import { searchTextOf } from '../search-text.ts';
import { unweighedOrder } from '../weigh-order/weighed-order.ts';
import { findLine, withLine } from '../with-line.ts';

const amendable: ReadonlySet<string> = new Set(amendableStatuses);

/** Whether staff may change what is sent, and where. */
export const isAmendable = ({ status }: Pick<StoredOrder, 'status'>): boolean => amendable.has(status);

/** The fee of a line in proportion to its pieces. */
const feeFor = ({ fee, amount }: { fee: number; amount: number }, wanted: number): number =>
  Math.round((fee * wanted) / amount);

/** The order with another amount of a line, charged by its difference; with the deposit while that is awaited, later with the balance. */
function withAmount(order: StoredOrder, { line: id, amount, reason = '' }: LineAmendment, at: Date): StoredOrder {
  const line = findLine(order, id);
  if (amount === 0) return withCancelledLine(order, line, { isRemoved: true, note: reason, at });
  const changed = { ...line, amount, fee: feeFor(line, amount) };
  const isWithBalance = order.status !== 'AWAITING_DEPOSIT';
  return withEntries(
    withLine(order, line, changed),
    chargeDifferences(order, line, { wanted: changed, note: reason, isWithBalance }),
    at,
  );
}

/**
 * The order as it is after the amendment. Where lines, service or country change, its parcel is another one: a weighed order waits at the warehouse for its
 * scale again.
 */
export function amendedOrder(
  order: StoredOrder,
  { recipient, note, lines, shipping }: Amendment,
  at: Date,
): StoredOrder {
  const withLines = lines.reduce((left, line) => withAmount(left, line, at), order);
  const written = {
    ...withLines,
    ...(recipient !== undefined && { recipient, searchText: searchTextOf({ ...withLines, recipient }) }),
    ...(note !== undefined && { note }),
    amendedAt: at,
  };
  if (shipping === undefined) return written;
  const unweighed = withoutPacking(unweighedOrder(written, at));
  return advanceOrder({ ...unweighed, shipping: { ...unweighed.shipping, ...shipping } }, { at });
}
