import { localize } from '@gvg/contracts/locale';
import type { Locale } from '@gvg/contracts/locale';
import type { ChromeContent } from '../../src/chrome/chrome-content.ts';
import type { Costs, Countries } from './chrome-calls.ts';

type Cost = Costs[number];

const lowestPricePerKg = ({ brackets }: Cost) => Math.min(...brackets.map(({ pricePerKg }) => pricePerKg));

/** Lowest price per kilogram to the country of `region`, or to the cheapest country when it is unknown or has no rates; undefined without rates in force. */
export function cheapestFreight(costs: Costs, countries: Countries, locale: Locale, region: string | undefined): ChromeContent['freight'] {
  const shippable = costs.filter(({ country }) => countries.some(({ code }) => code === country));
  const inRegion = shippable.filter(({ country }) => country === region);
  const [best] = (inRegion.length > 0 ? inRegion : shippable).toSorted((a, b) => lowestPricePerKg(a) - lowestPricePerKg(b));
  const country = countries.find(({ code }) => code === best?.country);
  return best && country && { code: country.code, country: localize(country.name, locale), pricePerKg: lowestPricePerKg(best) };
}

/** The first region in an `accept-language` header, e.g. JP of `ja-JP,ja;q=0.9`. */
export function regionOf(acceptLanguage: string | undefined): string | undefined {
  return /(?:^|,)\s*[a-z]{2,3}-([A-Z]{2})\b/.exec(acceptLanguage ?? '')?.[1];
}
