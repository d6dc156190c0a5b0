import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';

export interface PickedGoods {
  /** Of the first line; the same goods have the same key. */
  line: OrderLine;
  amount: number;
  /** How many pieces of it each order takes. */
  orders: { code: string; amount: number }[];
}

const keyOf = ({ product, _id }: OrderLine): string => product ?? _id;

/** What lies in the parcel. */
export const packedLines = ({ lines }: Pick<Order, 'lines'>): OrderLine[] =>
  lines.filter(({ status }) => status !== 'CANCELLED');

/** What is taken from the shelves for these orders, goods that several of them have together once. */
export function pickedGoods(orders: readonly Order[]): PickedGoods[] {
  const taken = orders.flatMap((order) => packedLines(order).map((line) => ({ line, code: order.code })));
  return [...Map.groupBy(taken, ({ line }) => keyOf(line)).values()].map((rows) => ({
    line: (rows[0] as (typeof rows)[number]).line,
    amount: rows.reduce((sum, { line }) => sum + line.amount, 0),
    orders: rows.map(({ code, line: { amount } }) => ({ code, amount })),
  }));
}
