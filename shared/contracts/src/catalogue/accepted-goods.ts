import type { Cost, CostRestriction } from './http/costs.ts';
import type { CategoryType, ProductType } from './terms.ts';

/** Properties of goods that decide whether a service carries them. */
export interface CarriedGoods {
  goodsType: ProductType;
  categoryType: CategoryType | undefined;
  /** Only for catalogue products. */
  category?: string | undefined;
}

type Rules = Pick<Cost, 'goodsTypes' | 'restricted'>;

function appliesTo(restriction: CostRestriction, { category, categoryType }: CarriedGoods): boolean {
  return 'category' in restriction && restriction.category !== undefined
    ? restriction.category === category
    : 'categoryType' in restriction && restriction.categoryType === categoryType;
}

/** Returns the restriction that excludes these goods, if any. */
export function restrictionOf(
  { restricted }: Pick<Rules, 'restricted'>,
  goods: CarriedGoods,
): CostRestriction | undefined {
  return restricted.find((restriction) => appliesTo(restriction, goods));
}

/** Returns whether a service carries these goods. Shared by the estimate, the filter of product lists and the tags of product cards. */
export function acceptsGoods(cost: Rules, goods: CarriedGoods): boolean {
  return cost.goodsTypes.includes(goods.goodsType) && restrictionOf(cost, goods) === undefined;
}
