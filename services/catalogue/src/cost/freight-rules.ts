import type { CategoryType } from '@gvg/contracts/catalogue/terms';
import type { Redis } from '@gvg/service-kit/data/redis';
import { VersionedCache } from '@gvg/service-kit/data/versioned-cache';
import type { Models } from '../models.ts';
import type { StoredCost } from './cost.model.ts';
import { inForce } from './costs-in-force.ts';

/** Rules that determine freight to a country, in addition to the goods. */
interface CountryRules {
  /** All that are not removed, including past and future ones. */
  costs: StoredCost[];
  typeOfCategory: ReadonlyMap<string, CategoryType>;
}

export interface FreightRules {
  /** Returns the rates currently in force and the types of all categories. */
  of(country: string): Promise<CountryRules>;
  /** Runs a transaction that writes rates or categories. Throws `SERVICE_UNAVAILABLE` without running it while Redis is unavailable. */
  change<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** More than the number of countries. */
const maxCountries = 300;

async function load(
  { costs, categories }: Pick<Models, 'costs' | 'categories'>,
  country: string,
): Promise<CountryRules> {
  const [ofCountry, types] = await Promise.all([
    costs.find({ country, isDeleted: false }).lean<StoredCost[]>(),
    categories.find({}, { type: 1 }).lean(),
  ]);
  return { costs: ofCountry, typeOfCategory: new Map(types.map(({ _id, type }) => [_id.toHexString(), type])) };
}

/** Caches the rules by version rather than time, because an order must cost what the pages show. */
export function openFreightRules(redis: Redis, models: Pick<Models, 'costs' | 'categories'>): FreightRules {
  const cache = new VersionedCache<CountryRules>(redis, { name: 'freight-rules', maxEntries: maxCountries });
  return {
    async of(country) {
      const { costs, typeOfCategory } = await cache.get(country, () => load(models, country));
      return { costs: inForce(costs), typeOfCategory };
    },
    change: (work) => cache.change(work),
  };
}
