import { warehouseDays } from '@gvg/contracts/cart/urgency';
import type { StoredOrder } from '../../order/order.model.ts';
import { isHeld } from '../../order/work/is-held.ts';

const dayMs = 24 * 3_600_000;

export type Promised = Pick<
  StoredOrder,
  'status' | 'payBy' | 'timeline' | 'createdAt' | 'shipping' | 'work' | 'proposal'
>;

/** Until when its deposit is waited for; undefined while it waits for another answer of the customer: no sweep cancels it then. */
export const depositEnd = ({ status, payBy, proposal }: Promised): Date | undefined =>
  status === 'AWAITING_DEPOSIT' && proposal === undefined ? payBy : undefined;

/** When the order came into its status. */
export const statusSince = ({ status, timeline, createdAt }: Pick<StoredOrder, 'status' | 'timeline' | 'createdAt'>) =>
  timeline.findLast((entry) => entry.status === status)?.at ?? createdAt;

/** Whether what the shop has promised for this step is past (rules/admin-pages.md), and it is not on hold: the deposit's end, two days at the warehouse, the longest transit. */
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
