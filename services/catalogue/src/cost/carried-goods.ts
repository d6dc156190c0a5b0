import { acceptsGoods } from '@gvg/contracts/catalogue/accepted-goods';
import type { ProductType } from '@gvg/contracts/catalogue/terms';
import type { Models } from '../models.ts';
import { presentCost } from './cost.presenter.ts';
import { costsInForce } from './costs-in-force.ts';

/** Returns a function that checks if a service in force carries goods of a category and type to the country. */
export async function carriedGoods(
  { costs, categories }: Pick<Models, 'costs' | 'categories'>,
  country: string,
): Promise<(category: string, type: ProductType) => boolean> {
  const [inForce, groups] = await Promise.all([
    costsInForce(costs, { country }),
    categories.find({}, { type: 1 }).lean(),
  ]);
  const rates = inForce.map(presentCost);
  const typeOf = new Map(groups.map(({ _id, type }) => [_id.toHexString(), type]));
  return (category, goodsType) =>
    rates.some((rate) => acceptsGoods(rate, { goodsType, category, categoryType: typeOf.get(category) }));
}
