import { parseWhole } from '@gvg/contracts/values/parse-number';

/** How a change of stock is typed: pieces that came, pieces that went, or as many as were counted. */
export const stockWays = ['IN', 'OUT', 'COUNTED'] as const;
export type StockWay = (typeof stockWays)[number];

/** The change in pieces; undefined for what cannot be read. Counting what is there anyway is a change of 0. */
export function stockChange(way: StockWay, typed: string, present: number): number | undefined {
  const pieces = parseWhole(typed);
  if (pieces === undefined) return undefined;
  if (way === 'COUNTED') return pieces - present;
  return way === 'IN' ? pieces : -pieces;
}
