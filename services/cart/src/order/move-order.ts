import type { CancelReason, OrderStatus } from '@gvg/contracts/cart/terms';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { StoredOrder } from './order.model.ts';
import type { Mover } from './transitions.ts';
import { isMoveAllowed, nextMove } from './transitions.ts';

export interface Move {
  by: Mover;
  at: Date;
  note?: string;
}

/** The order in its new status, with an entry of the timeline. Throws ORDER_STATUS_CONFLICT for a move that is not in the table. */
export function moveOrder(order: StoredOrder, to: OrderStatus, { by, at, note = '' }: Move): StoredOrder {
  if (!isMoveAllowed(order, to, by)) throw new ApiFailure('ORDER_STATUS_CONFLICT');
  return { ...order, status: to, timeline: [...order.timeline, { status: to, at, by, note }] };
}

/** The order cancelled; what was paid for it is its credit. Throws ORDER_STATUS_CONFLICT where the mover may not cancel it. */
export function cancelledOrder(order: StoredOrder, cancelReason: CancelReason, move: Move): StoredOrder {
  return { ...moveOrder(order, 'CANCELLED', move), cancelReason };
}

/** The order where the shop moves it by itself after a change of its money or lines, perhaps by several moves; the order as it is when it stays. */
export function advanceOrder(order: StoredOrder, { by, note, at }: Omit<Move, 'by'> & { by?: Mover }): StoredOrder {
  let settled = order;
  for (let to = nextMove(settled); to !== undefined; to = nextMove(settled)) {
    // Who has changed the order moves it on; back it goes by itself.
    const mover =
      by !== undefined && isMoveAllowed(settled, to, by)
        ? { by, ...(note !== undefined && { note }) }
        : { by: 'SYSTEM' as const };
    settled = moveOrder(settled, to, { ...mover, at });
  }
  return settled;
}
