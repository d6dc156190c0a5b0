import type { CallResponse } from '@gvg/browser-kit';
import type { ShippingService } from '@gvg/contracts/catalogue/terms';

export type Cost = CallResponse<'listCosts'>['docs'][number];

/** As the shop recommends them: the same order as in every estimate. */
export const services: readonly ShippingService[] = ['AIR', 'EXPRESS', 'SEA'];

export type CountryRates = Partial<Record<ShippingService, Cost>>;

export function ratesByCountry(costs: readonly Cost[]): Map<string, CountryRates> {
  const rates = new Map<string, CountryRates>();
  for (const cost of costs) rates.set(cost.country, { ...rates.get(cost.country), [cost.service]: cost });
  return rates;
}

/** The least that a kilogram costs by a service, in VND. */
export function lowestPrice({ brackets }: Pick<Cost, 'brackets'>): number {
  return Math.min(...brackets.map(({ pricePerKg }) => pricePerKg));
}
