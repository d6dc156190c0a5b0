import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { cancelledLine } from '../cancelled-line.ts';
import type { Move } from '../move-order.ts';
import { advanceOrder } from '../move-order.ts';
import type { StoredOrder } from '../order.model.ts';
import { totalsOf } from '../order-totals.ts';
import { findLine, withLine } from '../with-line.ts';

export interface LineChange {
  line: string;
  status: 'READY' | 'CANCELLED';
  note: string;
}

/** Buying stops while the deposit is not covered. Goods that are already bought may arrive. */
function isAllowed(order: StoredOrder, from: OrderLine['status'], to: LineChange['status']): boolean {
  if (order.status !== 'PURCHASING') return false;
  if (to === 'CANCELLED') return from !== 'CANCELLED';
  return from === 'BOUGHT' || (from === 'TO_BUY' && totalsOf(order).due === 0);
}

/**
 * Returns the order with a line arrived, or cancelled with its charges reversed. The last missing line moves it to AT_WAREHOUSE; without remaining lines it is
 * cancelled. Throws `ORDER_STATUS_CONFLICT` outside PURCHASING, for buying while something is due, and for a line that is ready or cancelled already,
 * `ORDER_NOT_FOUND` for an unknown line.
 */
export function changedLine(order: StoredOrder, { line: id, status, note }: LineChange, move: Move): StoredOrder {
  const line = findLine(order, id);
  if (!isAllowed(order, line.status, status)) throw new ApiFailure('ORDER_STATUS_CONFLICT');
  if (status === 'CANCELLED') return cancelledLine(order, line, { note, orderReason: 'BY_STAFF' }, move);
  const { askedPrice: _, ...rest } = line;
  return advanceOrder(withLine(order, line, { ...rest, status, ...(note !== '' && { note }) }), move);
}
