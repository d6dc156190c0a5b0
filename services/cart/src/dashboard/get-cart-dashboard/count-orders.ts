import { orderStatuses } from '@gvg/contracts/cart/terms';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import type { CartDashboard } from '@gvg/contracts/cart/http/dashboard';
import type { Cart } from '../../cart.ts';
import { isLate } from './is-late.ts';
import type { Promised } from './is-late.ts';

/** Statuses in which something is promised by a time. */
const promised = ['AWAITING_DEPOSIT', 'AT_WAREHOUSE', 'SHIPPED'] as const satisfies OrderStatus[];
const promiseFields = { status: 1, payBy: 1, timeline: 1, createdAt: 1, shipping: 1, 'work.hold': 1 } as const;

/** Orders by status, each status once. */
export async function countOrders({ orders }: Pick<Cart, 'orders'>, now: Date): Promise<CartDashboard['orders']> {
  const [counted, open] = await Promise.all([
    orders.aggregate<{ _id: OrderStatus; count: number }>([{ $group: { _id: '$status', count: { $sum: 1 } } }]),
    orders.find({ status: { $in: promised } }, promiseFields).lean<Promised[]>(),
  ]);
  const counts = new Map(counted.map(({ _id, count }) => [_id, count]));
  const late = Map.groupBy(
    open.filter((order) => isLate(order, now)),
    ({ status }) => status,
  );
  return orderStatuses.map((status) => ({
    status,
    count: counts.get(status) ?? 0,
    late: late.get(status)?.length ?? 0,
  }));
}

/** Orders with money to give back. */
export async function sumOwed({ orders }: Pick<Cart, 'orders'>): Promise<CartDashboard['owed']> {
  const [sum] = await orders.aggregate<CartDashboard['owed']>([
    { $match: { owed: { $gt: 0 } } },
    { $group: { _id: null, count: { $sum: 1 }, amount: { $sum: '$owed' } } },
  ]);
  return { count: sum?.count ?? 0, amount: sum?.amount ?? 0 };
}
