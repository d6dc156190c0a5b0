import type { EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { withEntries, withinCharges } from '../ledger.ts';
import type { NewLedgerEntry } from '../ledger.ts';
import type { Move } from '../move-order.ts';
import { advanceOrder } from '../move-order.ts';
import type { StoredOrder } from '../order.model.ts';

export interface Weighing {
  grams: number;
  row: Pick<EstimateRow, 'chargeableGrams' | 'freight' | 'surcharges' | 'total'>;
}

const weighableStatuses: readonly OrderStatus[] = ['AT_WAREHOUSE', 'AWAITING_BALANCE', 'PACKED'];

/** Returns true while the order's parcel is at the warehouse: a wrong weight can be corrected until it is sent. */
export const isWeighable = ({ status }: Pick<StoredOrder, 'status'>): boolean => weighableStatuses.includes(status);

type Charge = NewLedgerEntry & { kind: 'FREIGHT' | 'SURCHARGE'; note: string };

/** Current parcel charges by kind. The note of a surcharge is its goods type. */
function chargedFor({ ledger }: StoredOrder): Charge[] {
  return ledger.flatMap(({ kind, amount, note, isReduction }) =>
    (kind === 'FREIGHT' || kind === 'SURCHARGE') && isReduction === undefined ? [{ kind, amount, note }] : [],
  );
}

/** Returns the entries that turn one list of charges into another, one for each kind and note that changes. */
function differences(charged: readonly Charge[], wanted: readonly Charge[]): Charge[] {
  const keyOf = ({ kind, note }: Charge) => `${kind} ${note}`;
  const entries = [...wanted, ...charged.map((charge) => ({ ...charge, amount: -charge.amount }))];
  return [...Map.groupBy(entries, keyOf).values()].map((same) => ({
    ...(same[0] as Charge),
    amount: same.reduce((sum, { amount }) => sum + amount, 0),
  }));
}

/**
 * Returns the order with freight and surcharges by weight, booked as differences to earlier charges. It waits for the balance, or is packed when nothing is
 * due. Throws `ORDER_STATUS_CONFLICT` if its parcel is not at the warehouse.
 */
export function weighedOrder(order: StoredOrder, { grams, row }: Weighing, move: Move): StoredOrder {
  if (!isWeighable(order)) throw new ApiFailure('ORDER_STATUS_CONFLICT');
  const { chargeableGrams, freight, surcharges, total } = row;
  const wanted: Charge[] = [
    { kind: 'FREIGHT', amount: freight, note: '' },
    ...surcharges.map(({ goodsType, amount }) => ({ kind: 'SURCHARGE' as const, amount, note: goodsType })),
  ];
  const weighed = { ...order, shipping: { ...order.shipping, actualGrams: grams, chargeableGrams, fee: total } };
  const entries = withinCharges(order, differences(chargedFor(order), wanted));
  return advanceOrder(withEntries(weighed, entries, move.at), move);
}

/** Returns the order to its state before weighing, without parcel charges, because the parcel has changed. */
export function unweighedOrder(order: StoredOrder, at: Date): StoredOrder {
  const { actualGrams, chargeableGrams: _, fee: __, ...shipping } = order.shipping;
  if (actualGrams === undefined) return order;
  return withEntries({ ...order, shipping }, withinCharges(order, differences(chargedFor(order), [])), at);
}
