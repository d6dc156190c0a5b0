import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { LedgerEntryKind, OrderStatus } from '@gvg/contracts/cart/terms';
import { reducedBy } from '../charge-differences.ts';
import { withEntries } from '../ledger.ts';
import type { NewLedgerEntry } from '../ledger.ts';
import { advanceOrder } from '../move-order.ts';
import type { StoredOrder } from '../order.model.ts';
import { totalsOf } from '../order-totals.ts';
import { findLine } from '../with-line.ts';

export interface Reduction {
  /** The line whose goods it is for; of the whole order without one. */
  line?: string | undefined;
  /** VND, above 0. */
  amount: number;
  reason: string;
}

/** Before, lines and amounts themselves change (`amendOrder`). */
const reducibleStatuses: readonly OrderStatus[] = ['PACKED', 'SHIPPED', 'DELIVERED'];

interface Charge {
  kind: LedgerEntryKind;
  line?: string;
  amount: number;
}

/**
 * What is charged by now, in the order in which something is taken off it: of a line its goods, then its fee, neither more than the whole order is still charged of
 * its kind; of an order first the parcel.
 */
function chargesOf(order: StoredOrder, id: string | undefined): Charge[] {
  const { freight, surcharge, serviceFee, goods } = totalsOf(order);
  if (id === undefined) {
    return [
      { kind: 'FREIGHT', amount: freight },
      { kind: 'SURCHARGE', amount: surcharge },
      { kind: 'SERVICE_FEE', amount: serviceFee },
      { kind: 'GOODS', amount: goods },
    ];
  }
  const { status, price, amount, fee } = findLine(order, id);
  if (status === 'CANCELLED') return [];
  const lineGoods = price * amount + reducedBy(order, id, 'GOODS');
  const lineFee = fee + reducedBy(order, id, 'SERVICE_FEE');
  return [
    { kind: 'GOODS', line: id, amount: Math.max(0, Math.min(lineGoods, goods)) },
    { kind: 'SERVICE_FEE', line: id, amount: Math.max(0, Math.min(lineFee, serviceFee)) },
  ];
}

/**
 * The order with less charged, such as for a piece that broke while it was packed: what is beyond the due is its credit. Throws ORDER_NOT_FOUND for an unknown line,
 * ORDER_STATUS_CONFLICT before the order is packed, and for more than is charged.
 */
export function reducedOrder(order: StoredOrder, { line, amount, reason }: Reduction, at: Date): StoredOrder {
  const charges = chargesOf(order, line);
  if (!reducibleStatuses.includes(order.status)) throw new ApiFailure('ORDER_STATUS_CONFLICT');
  let left = amount;
  const entries = charges.map(({ amount: charged, ...of }): NewLedgerEntry => {
    const taken = Math.min(left, charged);
    left -= taken;
    return { ...of, amount: -taken, note: reason, isReduction: true, isWithBalance: true };
  });
  if (left > 0) throw new ApiFailure('ORDER_STATUS_CONFLICT');
  return advanceOrder(withEntries(order, entries, at), { at });
}
