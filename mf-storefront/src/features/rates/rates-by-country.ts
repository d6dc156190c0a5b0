import type { CallResponse } from '@gvg/browser-kit';
import type { ShippingService } from '@gvg/contracts/catalogue/terms';

export type Cost = CallResponse<'listCosts'>['docs'][number];

/** In the order of the shop's recommendation, as in estimates. */
export const services: readonly ShippingService[] = ['AIR', 'EXPRESS', 'SEA'];

export type CountryRates = Partial<Record<ShippingService, Cost>>;

export function ratesByCountry(costs: readonly Cost[]): Map<string, CountryRates> {
  const rates = new Map<string, CountryRates>();
  for (const cost of costs) rates.set(cost.country, { ...rates.get(cost.country), [cost.service]: cost });
  return rates;
}

/** Returns the lowest price per kilogram in VND. */
export function lowestPrice({ brackets }: Pick<Cost, 'brackets'>): number {
  return Math.min(...brackets.map(({ pricePerKg }) => pricePerKg));
}
