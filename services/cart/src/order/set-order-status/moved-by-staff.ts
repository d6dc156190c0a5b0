import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { setOrderStatus } from '@gvg/contracts/cart/http/orders';
import { cancelledOrder, moveOrder } from '../move-order.ts';
import type { Move } from '../move-order.ts';
import type { StoredOrder } from '../order.model.ts';
import { sentIncomplete } from '../packing/packed-line.ts';

type Target = Pick<BodyOf<typeof setOrderStatus>, 'status' | 'carrier' | 'trackingCode'> & {
  /** Why it is sent without every tick. */
  unpackedReason?: Parameters<typeof sentIncomplete>[1];
};

/** The order as staff has moved it. Throws ORDER_STATUS_CONFLICT for a move that is not in the table, PACKING_INCOMPLETE for sending a parcel that is not. */
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
