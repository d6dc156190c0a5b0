/** An order that waits for money, with what it has due in VND. */
export interface DueOrder {
  code: string;
  due: number;
}

/** Orders as a transfer is offered to them: the least due first, so that it pays as many as it can in full. */
export const byDue = <Order extends DueOrder>(orders: readonly Order[]): Order[] =>
  orders.filter(({ due }) => due > 0).toSorted((one, other) => one.due - other.due);

/** What of `amount` each of the orders would get, one after the other, by their codes. */
export function splitOver(amount: number, orders: readonly DueOrder[]): Record<string, number> {
  const parts: Record<string, number> = {};
  let rest = amount;
  for (const { code, due } of orders) {
    const part = Math.min(rest, due);
    parts[code] = part;
    rest -= part;
  }
  return parts;
}
