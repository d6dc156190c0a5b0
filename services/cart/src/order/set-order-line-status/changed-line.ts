import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { withEntries } from '../ledger.ts';
import type { Move } from '../move-order.ts';
import { cancelledOrder, advanceOrder } from '../move-order.ts';
import type { StoredOrder } from '../order.model.ts';
import { totalsOf } from '../order-totals.ts';

export interface LineChange {
  line: string;
  status: 'READY' | 'CANCELLED';
  note: string;
}

/** Nothing more is bought while the deposit is not covered. */
const isAllowed = (order: StoredOrder, from: OrderLine['status'], to: LineChange['status']) =>
  order.status === 'PURCHASING' &&
  (to === 'CANCELLED' ? from !== 'CANCELLED' : from === 'TO_BUY' && totalsOf(order).due === 0);

/**
 * The order with a line bought, or cancelled with its charges taken back. The last line that was to be bought moves it to AT_WAREHOUSE; without any line left
 * it is cancelled. Throws ORDER_STATUS_CONFLICT outside PURCHASING, for READY while something is due, and for a line that is bought or cancelled already, ORDER_NOT_FOUND for an unknown one.
 */
export function changedLine(order: StoredOrder, { line: id, status, note }: LineChange, move: Move): StoredOrder {
  const line = order.lines.find(({ _id }) => _id === id);
  if (line === undefined) throw new ApiFailure('ORDER_NOT_FOUND');
  if (!isAllowed(order, line.status, status)) throw new ApiFailure('ORDER_STATUS_CONFLICT');
  const lines = order.lines.map((other) =>
    other === line ? { ...line, status, ...(note === '' ? {} : { note }) } : other,
  );
  const changed = withEntries({ ...order, lines }, status === 'CANCELLED' ? chargesBack(line, note) : [], move.at);
  return lines.every((other) => other.status === 'CANCELLED')
    ? cancelledOrder(changed, 'BY_STAFF', move)
    : advanceOrder(changed, move);
}

function chargesBack({ _id, price, amount, fee }: OrderLine, note: string) {
  return [
    { kind: 'GOODS' as const, amount: -price * amount, line: _id, note },
    { kind: 'SERVICE_FEE' as const, amount: -fee, line: _id, note },
  ];
}
