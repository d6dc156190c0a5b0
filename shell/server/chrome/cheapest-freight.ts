import { localize } from '@gvg/contracts/locale';
import type { Locale } from '@gvg/contracts/locale';
import type { ChromeContent } from '../../src/chrome/chrome-content.ts';
import type { Costs, Countries } from './chrome-calls.ts';

type Cost = Costs[number];

const lowestPricePerKg = ({ brackets }: Cost) => Math.min(...brackets.map(({ pricePerKg }) => pricePerKg));

/** Lowest price per kilogram to any country with rates in force; undefined without. Documents are the same for everybody, so it knows no destination. */
export function cheapestFreight(costs: Costs, countries: Countries, locale: Locale): ChromeContent['freight'] {
  const shippable = costs.filter(({ country }) => countries.some(({ code }) => code === country));
  const [best] = shippable.toSorted((a, b) => lowestPricePerKg(a) - lowestPricePerKg(b));
  const country = countries.find(({ code }) => code === best?.country);
  return best && country && { code: country.code, country: localize(country.name, locale), pricePerKg: lowestPricePerKg(best) };
}
