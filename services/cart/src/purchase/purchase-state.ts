import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import type { PurchaseState } from '@gvg/contracts/cart/terms';
import type { StoredOrder } from '../order/order.model.ts';
import { isHeld } from '../order/work/is-held.ts';

/** State of an order line at the buying desk; undefined for a line that is not the desk's or has arrived. Equivalent to `linesInState` for a loaded line. */
export function purchaseStateOf(
  { status, askedPrice, purchase, cancelReason }: OrderLine,
  order: Pick<StoredOrder, 'work'>,
  now: Date,
): PurchaseState | undefined {
  if (cancelReason !== undefined) return 'SOLD_OUT';
  if (status === 'TO_BUY') return askedPrice === undefined ? 'TO_BUY' : 'ASKED';
  if (status !== 'BOUGHT') return undefined;
  const isOver = purchase !== undefined && purchase.arriveBy <= now.toISOString();
  return isOver && !isHeld(order, now) ? 'LATE' : 'BOUGHT';
}

/** Host of a URL as written, in lower case; empty without one. */
export const hostOf = (url = ''): string => url.split('/')[2]?.toLowerCase() ?? '';
