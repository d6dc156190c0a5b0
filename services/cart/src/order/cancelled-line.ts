import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import type { CancelReason, LineCancelReason } from '@gvg/contracts/cart/terms';
import { withEntries } from './ledger.ts';
import type { NewLedgerEntry } from './ledger.ts';
import type { Move } from './move-order.ts';
import { advanceOrder, cancelledOrder } from './move-order.ts';
import type { StoredOrder } from './order.model.ts';
import { withLine } from './with-line.ts';

export interface LineCancellation {
  /** Why the buying desk cancels it; a line that is cancelled otherwise has none. */
  reason?: LineCancelReason;
  note: string;
  /** Why the order is cancelled when this was its last line. */
  orderReason: CancelReason;
}

/** The order with a line cancelled and its charges taken back, moved on as its other lines let it; without any line left it is cancelled. */
export function cancelledLine(
  order: StoredOrder,
  line: OrderLine,
  { reason, note, orderReason }: LineCancellation,
  move: Move,
): StoredOrder {
  const { askedPrice: _, ...rest } = line;
  const changed = withEntries(
    withLine(order, line, {
      ...rest,
      status: 'CANCELLED',
      ...(reason !== undefined && { cancelReason: reason }),
      ...(note !== '' && { note }),
    }),
    chargesBack(order, line, note),
    move.at,
  );
  return changed.lines.every(({ status }) => status === 'CANCELLED')
    ? cancelledOrder(changed, orderReason, move)
    : advanceOrder(changed, move);
}

/** What was charged with the deposit and what with the balance goes back apart, so that neither changes by the other. */
function chargesBack({ ledger }: StoredOrder, { _id, price, amount, fee }: OrderLine, note: string): NewLedgerEntry[] {
  const raised = ledger.reduce(
    (sum, entry) => (entry.isWithBalance && entry.line === _id ? sum + entry.amount : sum),
    0,
  );
  return [
    { kind: 'GOODS', amount: raised - price * amount, line: _id, note },
    { kind: 'GOODS', amount: -raised, line: _id, note, isWithBalance: true },
    { kind: 'SERVICE_FEE', amount: -fee, line: _id, note },
  ];
}
