import type { EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { withEntries } from '../ledger.ts';
import type { Move } from '../move-order.ts';
import { settledOrder } from '../move-order.ts';
import type { StoredOrder } from '../order.model.ts';

export interface Weighing {
  grams: number;
  row: Pick<EstimateRow, 'chargeableGrams' | 'freight' | 'surcharges' | 'total'>;
}

/** The order with freight and surcharges charged, waiting for the balance, or packed when nothing is due. Throws ORDER_STATUS_CONFLICT outside AT_WAREHOUSE. */
export function weighedOrder(order: StoredOrder, { grams, row }: Weighing, move: Move): StoredOrder {
  if (order.status !== 'AT_WAREHOUSE') throw new ApiFailure('ORDER_STATUS_CONFLICT');
  const { chargeableGrams, freight, surcharges, total } = row;
  const charges = [{ kind: 'FREIGHT' as const, amount: freight }, ...surcharges.map(({ goodsType, amount }) => ({ kind: 'SURCHARGE' as const, amount, note: goodsType }))];
  const weighed = { ...order, shipping: { ...order.shipping, actualGrams: grams, chargeableGrams, fee: total } };
  return settledOrder(withEntries(weighed, charges, move.at), move);
}
