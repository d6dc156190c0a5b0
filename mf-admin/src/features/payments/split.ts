/** Order that waits for money, with its amount due in VND. */
export interface DueOrder {
  code: string;
  due: number;
}

/** Sorts orders by the least due first, so that a transfer pays as many as possible in full. */
export const byDue = <Order extends DueOrder>(orders: readonly Order[]): Order[] =>
  orders.filter(({ due }) => due > 0).toSorted((one, other) => one.due - other.due);

/** Returns each order's part of `amount` by order code, filled one after the other. */
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
