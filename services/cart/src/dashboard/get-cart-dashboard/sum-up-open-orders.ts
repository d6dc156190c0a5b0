import { openOrderStatuses } from '@gvg/contracts/cart/terms';
import { isUrgent, warehouseDays } from '@gvg/contracts/cart/urgency';
import type { CartDashboard } from '@gvg/contracts/cart/http/dashboard';
import type { Cart } from '../../cart.ts';
import type { StoredOrder } from '../../order/order.model.ts';
import { isHeld } from '../../order/work/is-held.ts';
import { purchaseStateOf } from '../../purchase/purchase-state.ts';
import { depositEnd, isLate, statusSince } from './is-late.ts';
import type { Promised } from './is-late.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const fields = {
  status: 1,
  payBy: 1,
  timeline: 1,
  createdAt: 1,
  shipping: 1,
  due: 1,
  lines: 1,
  code: 1,
  'recipient.fullName': 1,
  'work.hold': 1,
  'proposal.until': 1,
} as const;
type OpenOrder = Promised & Pick<StoredOrder, '_id' | 'due' | 'lines' | 'code'> & { recipient: { fullName: string } };

type Figures = Pick<CartDashboard, 'orders' | 'soonCancelled' | 'purchases' | 'balanceDue' | 'toWeigh'>;

const piecesIn = ({ lines }: OpenOrder): number =>
  lines.filter(({ status }) => status !== 'CANCELLED').reduce((pieces, { amount }) => pieces + amount, 0);

const byId = (one: OpenOrder, other: OpenOrder) => one._id.toHexString().localeCompare(other._id.toHexString());

/** Unweighed parcels at the warehouse that are not on hold, longest waiting first. */
function parcelsToWeigh(atWarehouse: readonly OpenOrder[], now: Date, shown: number): CartDashboard['toWeigh'] {
  const waiting = atWarehouse
    .filter((order) => !isHeld(order, now))
    .map((order) => ({ order, since: statusSince(order) }))
    .toSorted((one, other) => one.since.getTime() - other.since.getTime() || byId(one.order, other.order));
  return {
    count: waiting.length,
    urgent: waiting.filter(({ since }) => isUrgent(new Date(since.getTime() + warehouseDays * dayMs), now)).length,
    first: waiting.slice(0, shown).map(({ order, since }) => ({
      code: order.code,
      fullName: order.recipient.fullName,
      country: order.shipping.country,
      pieces: piecesIn(order),
      since: since.toISOString(),
    })),
  };
}

/** Summarizes open orders. Their number depends on the current work, not on the shop's history. */
export async function sumUpOpenOrders(
  { orders, settings }: Pick<Cart, 'orders' | 'settings'>,
  now: Date,
  shown: number,
): Promise<Figures> {
  const [open, { importGraceHours }] = await Promise.all([
    orders
      .find({ status: { $in: openOrderStatuses } }, fields)
      .hint({ status: 1, updatedAt: -1, _id: -1 })
      .lean<OpenOrder[]>(),
    settings.readRecent(),
  ]);
  const byStatus = Map.groupBy(open, ({ status }) => status);
  const inStatus = (status: OpenOrder['status']) => byStatus.get(status) ?? [];
  const endsSoon = (order: OpenOrder) => {
    const end = isHeld(order, now) ? undefined : depositEnd(order);
    return end !== undefined && isUrgent(new Date(end.getTime() + importGraceHours * hourMs), now);
  };
  const states = inStatus('PURCHASING').flatMap((order) =>
    order.lines.map((line) => purchaseStateOf(line, order, now)),
  );
  return {
    orders: openOrderStatuses.map((status) => ({
      status,
      count: inStatus(status).length,
      late: inStatus(status).filter((order) => isLate(order, now)).length,
    })),
    soonCancelled: open.filter(endsSoon).length,
    purchases: {
      toBuy: states.filter((state) => state === 'TO_BUY').length,
      late: states.filter((state) => state === 'LATE').length,
    },
    toWeigh: parcelsToWeigh(inStatus('AT_WAREHOUSE'), now, shown),
    balanceDue: inStatus('AWAITING_BALANCE').reduce((sum, { due }) => sum + due, 0),
  };
}

/** Sums up the orders with money to return. */
export async function sumOwed({ orders }: Pick<Cart, 'orders'>): Promise<CartDashboard['owed']> {
  const [sum] = await orders.aggregate<CartDashboard['owed']>(
    [{ $match: { owed: { $gt: 0 } } }, { $group: { _id: null, count: { $sum: 1 }, amount: { $sum: '$owed' } } }],
    { hint: { owed: 1, updatedAt: -1 } },
  );
  return { count: sum?.count ?? 0, amount: sum?.amount ?? 0 };
}
