import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { setOrderStatus } from '@gvg/contracts/cart/http/orders';
import { cancelledOrder, moveOrder } from '../move-order.ts';
import type { Move } from '../move-order.ts';
import type { StoredOrder } from '../order.model.ts';
import { sentIncomplete } from '../packing/packed-line.ts';

type Target = Pick<BodyOf<typeof setOrderStatus>, 'status' | 'carrier' | 'trackingCode'> & {
  /** Reason for sending it with missing ticks. */
  unpackedReason?: Parameters<typeof sentIncomplete>[1];
};

/**
 * Returns the order after staff's move. Throws `ORDER_STATUS_CONFLICT` for a move that is not in the table, and `PACKING_INCOMPLETE` for sending an
 * incompletely ticked parcel.
 */
export function movedByStaff(
  order: StoredOrder,
  { status, carrier, trackingCode, unpackedReason }: Target,
  move: Move,
): StoredOrder {
  if (status === 'CANCELLED') return cancelledOrder(order, 'BY_STAFF', move);
  const moved = moveOrder(order, status, move);
  if (status !== 'SHIPPED' || carrier === undefined || trackingCode === undefined) return moved;
  return sentIncomplete({ ...moved, shipping: { ...moved.shipping, carrier, trackingCode } }, unpackedReason);
}
