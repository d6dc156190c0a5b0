import type { CategoryType } from '@gvg/contracts/catalogue/terms';
import type { Category } from '@gvg/contracts/catalogue/http/categories';
import type { Tint } from '@gvg/ui';

const tintOfType: Record<CategoryType, Tint> = {
  PACKAGED_FOOD: 'rice',
  FRESH_FOOD: 'leaf',
  WATER_FOOD: 'sea',
  COSMETICS: 'lotus',
  FUNCTIONAL_FOODS: 'herb',
  SEEDS: 'soil',
  MEDICINES: 'mint',
};

export function tintOf(type: CategoryType | undefined): Tint {
  return type === undefined ? 'rice' : tintOfType[type];
}

/** Returns the picture tint of a category's products by category id. */
export function tintsById(categories: readonly Category[] = []): (categoryId: string) => Tint {
  const types = new Map(categories.map(({ _id, type }) => [_id, type]));
  return (categoryId) => tintOf(types.get(categoryId));
}
