import { deepStrictEqual } from 'node:assert/strict';
import type { CartDashboard } from '@gvg/contracts/cart/http/dashboard';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import type { Page } from '@gvg/contracts/definitions/paging';
import { parse } from 'csv-parse/sync';
import { checked } from './shop/start-shop.ts';
import type { Shop } from './shop/start-shop.ts';

/** Number of past days to count. A sequence moves the time by less. */
const days = 20;
const dayMs = 24 * 3_600_000;

const vietnam = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh', dateStyle: 'short' });
const dayOf = (instant: string | number | Date): string => vietnam.format(new Date(instant));
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Ledger entries that add or remove an order's money. Charges and forfeited credit are not among them. */
const moneyKinds = ['PAYMENT', 'CORRECTION', 'REFUND'];

/**
 * Throws an AssertionError if the dashboard's figures or the bookkeeper's ledger differ from the sums of orders and transfers, counted only
 * by the rules (rules/cart-and-orders.md, "Revenue"): a transfer's first allocation on the bank's day, later ones on the day they were
 * made, less refunds, with days in Vietnam's time zone.
 */
export async function compareFigures({ staff, clock }: Shop): Promise<void> {
  const [orders, payments] = await Promise.all([
    staff.get<Page<Order>>('/v1/orders?limit=100').then((response) => checked(200, response).docs),
    staff.get<Page<Payment>>('/v1/payments?limit=100').then((response) => checked(200, response).docs),
  ]);
  const now = clock.now().getTime();
  const counted = Array.from({ length: days }, (_, index) => dayOf(now - (days - 1 - index) * dayMs));
  const [from, to] = [counted[0] ?? '', counted.at(-1) ?? ''];
  const shown = checked(200, await staff.get<CartDashboard>(`/v1/dashboard/cart?from=${from}&to=${to}`));
  const revenue = revenueByDay(orders, payments);
  const file = await staff.post(`/v1/ledger/export?from=${from}&to=${to}`);
  checked(200, file);
  deepStrictEqual(paidByDay(file.text, counted), new Map(counted.map((day) => [day, revenue.get(day) ?? 0])));
  deepStrictEqual(
    {
      days: shown.days,
      orders: Object.fromEntries(shown.orders.flatMap(({ status, count }) => (count === 0 ? [] : [[status, count]]))),
      owed: shown.owed,
      payments: shown.payments.count,
      toBuy: shown.purchases.toBuy,
      balanceDue: shown.balanceDue,
    },
    {
      days: counted.map((day) => ({
        day,
        revenue: revenue.get(day) ?? 0,
        orders: orders.filter(({ createdAt }) => dayOf(createdAt) === day).length,
      })),
      orders: Object.fromEntries(
        [...Map.groupBy(orders, ({ status }) => status)].flatMap(([status, all]) =>
          ['DELIVERED', 'CANCELLED', 'REFUNDED'].includes(status) ? [] : [[status, all.length]],
        ),
      ),
      owed: {
        count: orders.filter(({ owed = 0 }) => owed > 0).length,
        amount: sum(orders.map(({ owed = 0 }) => owed)),
      },
      payments: payments.filter(({ status, unallocated }) => unallocated > 0 || status === 'UNDERPAID').length,
      toBuy: sum(
        orders.map(({ status, lines }) =>
          status === 'PURCHASING'
            ? lines.filter((line) => line.status === 'TO_BUY' && line.askedPrice === undefined).length
            : 0,
        ),
      ),
      balanceDue: sum(orders.map(({ status, totals }) => (status === 'AWAITING_BALANCE' ? totals.due : 0))),
    },
  );
}

/** Returns the amounts paid per day from the bookkeeper's ledger. */
function paidByDay(csv: string, counted: readonly string[]): Map<string, number> {
  const rows = parse<{ day: string; paid: string }>(csv, { columns: true, bom: true });
  return new Map(counted.map((day) => [day, sum(rows.flatMap((row) => (row.day === day ? [Number(row.paid)] : [])))]));
}

function revenueByDay(orders: readonly Order[], payments: readonly Payment[]): Map<string, number> {
  const bankDays = new Map(
    payments.flatMap(({ allocations, receivedAt }) => {
      const first = allocations.find(({ kind }) => kind === 'ORDER');
      return first === undefined ? [] : [[first._id, dayOf(receivedAt)] as const];
    }),
  );
  const sums = new Map<string, number>();
  for (const { _id, kind, amount, at } of orders.flatMap(({ ledger }) => ledger)) {
    if (!moneyKinds.includes(kind)) continue;
    const day = bankDays.get(_id) ?? dayOf(at);
    sums.set(day, (sums.get(day) ?? 0) + amount);
  }
  return sums;
}
