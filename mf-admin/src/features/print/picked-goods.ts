import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';

export interface PickedGoods {
  /** First line with these goods. Equal goods have the same key. */
  line: OrderLine;
  amount: number;
  /** Pieces per order. */
  orders: { code: string; amount: number }[];
}

const keyOf = ({ product, _id }: OrderLine): string => product ?? _id;

/** Lines in the parcel. */
export const packedLines = ({ lines }: Pick<Order, 'lines'>): OrderLine[] =>
  lines.filter(({ status }) => status !== 'CANCELLED');

/** Returns the goods to take from the shelves for these orders, each product once. */
export function pickedGoods(orders: readonly Order[]): PickedGoods[] {
  const taken = orders.flatMap((order) => packedLines(order).map((line) => ({ line, code: order.code })));
  return [...Map.groupBy(taken, ({ line }) => keyOf(line)).values()].map((rows) => ({
    line: (rows[0] as (typeof rows)[number]).line,
    amount: rows.reduce((sum, { line }) => sum + line.amount, 0),
    orders: rows.map(({ code, line: { amount } }) => ({ code, amount })),
  }));
}
