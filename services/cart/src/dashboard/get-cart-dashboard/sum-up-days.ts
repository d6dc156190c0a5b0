import type { CartDashboard } from '@gvg/contracts/cart/http/dashboard';
import { addDays, countDays, daysBetween, startOfVietnamDay, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import type { Cart } from '../../cart.ts';
import { moneyKinds } from '../../order/ledger.ts';
import type { StoredLedgerEntry } from '../../order/order.model.ts';
import { firstToOrder } from '../../payment/allocations.ts';
import { ordersPaidLater } from '../../payment/orders-paid-later.ts';
import type { StoredPayment } from '../../payment/payment.model.ts';

export interface Period {
  /** Days in Vietnam, both included. */
  from: string;
  to: string;
}

type Figures = Pick<CartDashboard, 'days' | 'before'>;

/** Returns the bank's day of each transfer by the id of its first allocation to an order, which is also the id of the ledger entry. */
async function bankDays({ payments }: Pick<Cart, 'payments'>, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await payments
    .find({ _id: { $in: ids } }, { receivedAt: 1, allocations: 1 })
    .lean<Pick<StoredPayment, 'receivedAt' | 'allocations'>[]>();
  return new Map(
    found.flatMap((payment) => {
      const first = firstToOrder(payment);
      return first === undefined ? [] : [[first._id.toHexString(), vietnamDayOf(payment.receivedAt)] as const];
    }),
  );
}

/** Orders with entries that may count since `start`: orders changed since then, and those of transfers with a later bank day. */
async function ordersSince(
  cart: Pick<Cart, 'orders' | 'payments'>,
  start: Date,
): Promise<{ ledger: StoredLedgerEntry[] }[]> {
  const [changed, paidLater] = await Promise.all([
    cart.orders
      .find({ updatedAt: { $gte: start } }, { ledger: 1 })
      .hint({ updatedAt: -1, _id: -1 })
      .lean<{ ledger: StoredLedgerEntry[] }[]>(),
    ordersPaidLater(cart, start),
  ]);
  if (paidLater.length === 0) return changed;
  const unchanged = await cart.orders
    .find({ _id: { $in: paidLater }, updatedAt: { $lt: start } }, { ledger: 1 })
    .lean<{ ledger: StoredLedgerEntry[] }[]>();
  return [...changed, ...unchanged];
}

/** Revenue by day in Vietnam: money received and refunded by orders. */
async function revenueByDay(cart: Pick<Cart, 'orders' | 'payments'>, start: Date): Promise<Map<string, number>> {
  const orders = await ordersSince(cart, start);
  const entries = orders.flatMap(({ ledger }) => ledger).filter(({ kind }) => moneyKinds.includes(kind));
  const transfers = [...new Set(entries.flatMap(({ payment }) => payment ?? []))];
  const days = await bankDays(cart, transfers);
  const sums = new Map<string, number>();
  for (const { _id, at, amount } of entries) {
    const day = days.get(_id.toHexString()) ?? vietnamDayOf(at);
    sums.set(day, (sums.get(day) ?? 0) + amount);
  }
  return sums;
}

async function ordersByDay({ orders }: Pick<Cart, 'orders'>, start: Date, end: Date): Promise<Map<string, number>> {
  const placed = await orders
    .find({ createdAt: { $gte: start, $lt: end } }, { createdAt: 1 })
    .hint({ createdAt: -1, _id: -1 })
    .lean<{ createdAt: Date }[]>();
  const byDay = Map.groupBy(placed, ({ createdAt }) => vietnamDayOf(createdAt));
  return new Map([...byDay].map(([day, all]) => [day, all.length]));
}

/** Returns each day of the period, and the sums of the same number of days before it. */
export async function sumUpDays(cart: Pick<Cart, 'orders' | 'payments'>, { from, to }: Period): Promise<Figures> {
  const before = addDays(from, -countDays(from, to));
  const start = startOfVietnamDay(before);
  const [revenue, placed] = await Promise.all([
    revenueByDay(cart, start),
    ordersByDay(cart, start, startOfVietnamDay(addDays(to, 1))),
  ]);
  const figuresOf = (day: string) => ({ day, revenue: revenue.get(day) ?? 0, orders: placed.get(day) ?? 0 });
  const earlier = daysBetween(before, addDays(from, -1)).map(figuresOf);
  return {
    days: daysBetween(from, to).map(figuresOf),
    before: {
      revenue: earlier.reduce((sum, day) => sum + day.revenue, 0),
      orders: earlier.reduce((sum, day) => sum + day.orders, 0),
    },
  };
}
