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

/** Returns the order in its new status with a timeline entry. Throws `ORDER_STATUS_CONFLICT` for a move that is not in the table. */
export function moveOrder(order: StoredOrder, to: OrderStatus, { by, at, note = '' }: Move): StoredOrder {
  if (!isMoveAllowed(order, to, by)) throw new ApiFailure('ORDER_STATUS_CONFLICT');
  return { ...order, status: to, timeline: [...order.timeline, { status: to, at, by, note }] };
}

/** Returns the cancelled order, with the amount paid as credit. Throws `ORDER_STATUS_CONFLICT` if the mover may not cancel it. */
export function cancelledOrder(order: StoredOrder, cancelReason: CancelReason, move: Move): StoredOrder {
  return { ...moveOrder(order, 'CANCELLED', move), cancelReason };
}

/** Applies all automatic moves that follow from a change of money or lines. Returns the same order if none applies. */
export function advanceOrder(order: StoredOrder, { by, note, at }: Omit<Move, 'by'> & { by?: Mover }): StoredOrder {
  let settled = order;
  for (let to = nextMove(settled); to !== undefined; to = nextMove(settled)) {
    // The author of the change moves the order forward; backward moves are made by the system.
    const mover =
      by !== undefined && isMoveAllowed(settled, to, by)
        ? { by, ...(note !== undefined && { note }) }
        : { by: 'SYSTEM' as const };
    settled = moveOrder(settled, to, { ...mover, at });
  }
  return settled;
}
