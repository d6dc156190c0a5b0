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
  /** Line whose goods it is for; absent for the whole order. */
  line?: string | undefined;
  /** VND, above 0. */
  amount: number;
  reason: string;
}

/** Until then, lines and amounts themselves are changed (`amendOrder`). */
const reducibleStatuses: readonly OrderStatus[] = ['PACKED', 'SHIPPED', 'DELIVERED'];

interface Charge {
  kind: LedgerEntryKind;
  line?: string;
  amount: number;
}

/**
 * Current charges in the order of reduction. For a line: goods, then fee, each at most what the whole order is still charged of that kind. For an order: parcel
 * charges first.
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
 * Returns the order with reduced charges, for example for a piece broken during packing. The part beyond the due amount becomes credit. Throws
 * `ORDER_NOT_FOUND` for an unknown line, and `ORDER_STATUS_CONFLICT` before the order is packed or for more than is charged.
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
