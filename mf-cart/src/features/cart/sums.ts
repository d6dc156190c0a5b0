import type { Preview, PreviewRow } from './api/preview.ts';

export interface Sums {
  /** At the door: goods, fee and estimated freight. All in VND. */
  total: number;
  now: number;
  later: number;
}

/** What an order costs, and when it is paid: the deposit now, the rest with the freight once it is weighed (rules/cart-and-orders.md). */
export function sumsOf({ goods, serviceFee, deposit }: Preview, { total: freight }: PreviewRow): Sums {
  const total = goods + serviceFee + freight;
  return { total, now: deposit, later: total - deposit };
}
