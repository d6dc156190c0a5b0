import type { ChromeContent } from '../../src/chrome/chrome-content.ts';
import type { Costs, Countries } from './chrome-calls.ts';

/** Returns the lowest price per kilogram by country, sorted by code; only for listed countries with current rates. */
export function lowestPrices(costs: Costs, countries: Countries): ChromeContent['freightPrices'] {
  const prices: Record<string, number> = {};
  for (const { code } of countries.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    const perKg = costs
      .filter(({ country }) => country === code)
      .flatMap(({ brackets }) => brackets.map(({ pricePerKg }) => pricePerKg));
    if (perKg.length > 0) prices[code] = Math.min(...perKg);
  }
  return prices;
}
