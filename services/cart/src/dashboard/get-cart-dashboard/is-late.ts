import { warehouseDays } from '@gvg/contracts/cart/urgency';
import type { StoredOrder } from '../../order/order.model.ts';
import { isHeld } from '../../order/work/is-held.ts';

const dayMs = 24 * 3_600_000;

export type Promised = Pick<
  StoredOrder,
  'status' | 'payBy' | 'timeline' | 'createdAt' | 'shipping' | 'work' | 'proposal'
>;

/** Deadline of the deposit. Undefined during an open proposal, because no sweep cancels the order then. */
export const depositEnd = ({ status, payBy, proposal }: Promised): Date | undefined =>
  status === 'AWAITING_DEPOSIT' && proposal === undefined ? payBy : undefined;

/** Time at which the order entered its status. */
export const statusSince = ({ status, timeline, createdAt }: Pick<StoredOrder, 'status' | 'timeline' | 'createdAt'>) =>
  timeline.findLast((entry) => entry.status === status)?.at ?? createdAt;

/**
 * Returns true if the step's deadline has passed (rules/admin-pages.md) and the order is not on hold: the deposit deadline, two days at the warehouse, the
 * longest transit time.
 */
export function isLate(order: Promised, now: Date): boolean {
  if (isHeld(order, now)) return false;
  const daysHere = (now.getTime() - statusSince(order).getTime()) / dayMs;
  switch (order.status) {
    case 'AWAITING_DEPOSIT': {
      const end = depositEnd(order);
      return end !== undefined && end < now;
    }
    case 'AT_WAREHOUSE':
      return daysHere > warehouseDays;
    case 'SHIPPED':
      return daysHere > order.shipping.transitDays.max;
    default:
      return false;
  }
}
