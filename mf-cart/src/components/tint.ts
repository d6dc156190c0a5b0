import type { CategoryType } from '@gvg/contracts/catalogue/terms';
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

/** Ground of a picture by the type of its goods. */
export const tintOf = (type: CategoryType | undefined): Tint => (type === undefined ? 'rice' : tintOfType[type]);
