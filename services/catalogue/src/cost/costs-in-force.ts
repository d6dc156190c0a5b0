import type { Model } from 'mongoose';
import { shippingServices } from '@gvg/contracts/catalogue/terms';
import type { StoredCost } from './cost.model.ts';

/** Filter for rates that have started and are not removed. */
export function startedFilter(now = new Date()) {
  return { isDeleted: false, validFrom: { $lte: now } };
}

/** The latest started rate of each country and service, sorted by country code, then AIR, SEA, EXPRESS. */
export async function costsInForce(costs: Model<StoredCost>, filter: Partial<Pick<StoredCost, 'country' | 'service'>> = {}): Promise<StoredCost[]> {
  const started = await costs
    .find({ ...filter, ...startedFilter() })
    .sort({ country: 1, service: 1, validFrom: -1 })
    .lean<StoredCost[]>();
  const latest = started.filter(({ country, service }, index) => index === 0 || started[index - 1]?.country !== country || started[index - 1]?.service !== service);
  return latest.toSorted((a, b) => compareCodes(a.country, b.country) || shippingServices.indexOf(a.service) - shippingServices.indexOf(b.service));
}

function compareCodes(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
