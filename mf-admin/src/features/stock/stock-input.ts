import { parseWhole } from '@gvg/contracts/values/parse-number';

/** Direction of a stock change: pieces in, pieces out, or a counted total. */
export const stockWays = ['IN', 'OUT', 'COUNTED'] as const;
export type StockWay = (typeof stockWays)[number];

/** Returns the change in pieces, or undefined for invalid input. A count equal to the stock is a change of 0. */
export function stockChange(way: StockWay, typed: string, present: number): number | undefined {
  const pieces = parseWhole(typed);
  if (pieces === undefined) return undefined;
  if (way === 'COUNTED') return pieces - present;
  return way === 'IN' ? pieces : -pieces;
}
