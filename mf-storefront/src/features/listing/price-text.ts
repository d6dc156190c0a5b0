import { parseMoney } from '@gvg/contracts/values/parse-money';

const highestPrice = 100_000_000_000;

/** Parses a typed price in VND; undefined for anything else. */
export function parsePrice(text: string): number | undefined {
  const value = parseMoney(text);
  return value !== undefined && value <= highestPrice ? value : undefined;
}
