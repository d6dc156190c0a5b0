import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import type { CancelReason, LineCancelReason } from '@gvg/contracts/cart/terms';
import { chargeDifferences } from './charge-differences.ts';
import { withEntries } from './ledger.ts';
import type { Move } from './move-order.ts';
import { advanceOrder, cancelledOrder } from './move-order.ts';
import type { StoredOrder } from './order.model.ts';
import { withLine } from './with-line.ts';

export interface LineCancellation {
  /** Reason of the buying desk; absent for other cancellations. */
  reason?: LineCancelReason;
  note: string;
  /** Cancellation reason of the order if this was its last line. */
  orderReason: CancelReason;
}

/** Returns the order with a line cancelled and its charges reversed. */
export function withCancelledLine(
  order: StoredOrder,
  line: OrderLine,
  { note, at, ...why }: { note: string; at: Date } & Pick<OrderLine, 'cancelReason' | 'isRemoved'>,
): StoredOrder {
  const { askedPrice: _, ...rest } = line;
  const nothing = { price: line.price, amount: 0, fee: 0 };
  return withEntries(
    withLine(order, line, { ...rest, status: 'CANCELLED', ...why, ...(note !== '' && { note }) }),
    chargeDifferences(order, line, { wanted: nothing, note }),
    at,
  );
}

/** Applies `withCancelledLine` and moves the order on as its other lines allow. An order without remaining lines is cancelled. */
export function cancelledLine(
  order: StoredOrder,
  line: OrderLine,
  { reason, note, orderReason }: LineCancellation,
  move: Move,
): StoredOrder {
  const why = reason !== undefined && { cancelReason: reason };
  const changed = withCancelledLine(order, line, { note, at: move.at, ...why });
  return changed.lines.every(({ status }) => status === 'CANCELLED')
    ? cancelledOrder(changed, orderReason, move)
    : advanceOrder(changed, move);
}
