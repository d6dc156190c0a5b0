import type { Model } from 'mongoose';
import { shippingServices } from '@gvg/contracts/catalogue/terms';
import type { StoredCost } from './cost.model.ts';

type Dated = Pick<StoredCost, 'country' | 'service' | 'validFrom'>;

/** Filter for rates that have started and are not removed. */
export function startedFilter(now = new Date()) {
  return { isDeleted: false, validFrom: { $lte: now } };
}

/** Returns the latest started rate of each country and service that is not removed, sorted by country code, then AIR, SEA, EXPRESS. */
export function inForce<Rate extends Dated>(rates: readonly Rate[], now = new Date()): Rate[] {
  const latest = new Map<string, Rate>();
  for (const rate of rates) {
    const key = `${rate.country} ${rate.service}`;
    const found = latest.get(key);
    if (rate.validFrom <= now && (found === undefined || found.validFrom < rate.validFrom)) latest.set(key, rate);
  }
  return [...latest.values()].toSorted(
    (a, b) =>
      compareCodes(a.country, b.country) || shippingServices.indexOf(a.service) - shippingServices.indexOf(b.service),
  );
}

/** Returns the rates in force in the order of `inForce`. */
export async function costsInForce(
  costs: Model<StoredCost>,
  filter: Partial<Pick<StoredCost, 'country' | 'service'>> = {},
): Promise<StoredCost[]> {
  const now = new Date();
  return inForce(await costs.find({ ...filter, ...startedFilter(now) }).lean<StoredCost[]>(), now);
}

function compareCodes(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
