import type { Preview, PreviewRow } from './api/preview.ts';

export interface Sums {
  /** Landed cost: goods, fee and estimated freight. All in VND. */
  total: number;
  now: number;
  later: number;
}

/** Returns the cost of an order and its payments: the deposit now, the rest with the freight after weighing (rules/cart-and-orders.md). */
export function sumsOf({ goods, serviceFee, deposit }: Preview, { total: freight }: PreviewRow): Sums {
  const total = goods + serviceFee + freight;
  return { total, now: deposit, later: total - deposit };
}
