import { StaleCache } from '@gvg/service-kit/stale-cache';
import type { StoredCategory } from '../../category/category.model.ts';
import type { Models } from '../../models.ts';
import type { StoredCost } from '../cost.model.ts';
import { costsInForce } from '../costs-in-force.ts';

type CategoryOfGoods = Pick<StoredCategory, '_id' | 'type'>;

/** What estimates depend on beside the goods themselves. */
export interface EstimateSource {
  /** The rates in force to a country. */
  findCosts(country: string): Promise<StoredCost[]>;
  findCategories(ids: readonly string[]): Promise<CategoryOfGoods[]>;
}

export function storedEstimateSource({ costs, categories }: Pick<Models, 'costs' | 'categories'>): EstimateSource {
  return {
    findCosts: (country) => costsInForce(costs, { country }),
    findCategories: (ids) => categories.find({ _id: { $in: ids } }, { type: 1 }).lean<CategoryOfGoods[]>(),
  };
}

const recent = { freshMs: 1_000, staleMs: 0, maxEntries: 1_000 };

/** As it was within the last second, without a query for each order: staff changes rates and categories now and then. What is missing is looked for each time. */
export function recentEstimateSource(source: EstimateSource): EstimateSource {
  const costs = new StaleCache<StoredCost[]>(recent);
  const categories = new StaleCache<CategoryOfGoods>(recent);
  return {
    async findCosts(country) {
      const inForce = await costs.get(country, async () => {
        const found = await source.findCosts(country);
        return found.length === 0 ? undefined : found;
      });
      return inForce ?? [];
    },
    async findCategories(ids) {
      const found = await Promise.all(ids.map((id) => categories.get(id, async () => (await source.findCategories([id]))[0])));
      return found.flatMap((category) => category ?? []);
    },
  };
}
