import type { CategoryType } from '@gvg/contracts/catalogue/terms';
import type { Redis } from '@gvg/service-kit/data/redis';
import { VersionedCache } from '@gvg/service-kit/data/versioned-cache';
import type { Models } from '../models.ts';
import type { StoredCost } from './cost.model.ts';
import { inForce } from './costs-in-force.ts';

/** What freight to a country depends on beside the goods. */
interface CountryRules {
  /** Those that are not removed, of the past and the future too. */
  costs: StoredCost[];
  typeOfCategory: ReadonlyMap<string, CategoryType>;
}

export interface FreightRules {
  /** The rates in force and the types of all categories, as they are now. */
  of(country: string): Promise<CountryRules>;
  /** Runs a transaction that writes rates or categories. Throws SERVICE_UNAVAILABLE without running it while Redis is away. */
  change<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** More than there are countries. */
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

/** An order must not cost other than the pages say, so the rules are cached under a version rather than for some time. */
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
