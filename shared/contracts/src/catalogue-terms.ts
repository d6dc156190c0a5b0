/** Words of the catalogue as the specification lists them (§3); no zod here, so that browsers can afford them. */
export const categoryTypes = [
  'COSMETICS',
  'FUNCTIONAL_FOODS',
  'MEDICINES',
  'SEEDS',
  'FRESH_FOOD',
  'PACKAGED_FOOD',
  'WATER_FOOD',
] as const;
export type CategoryType = (typeof categoryTypes)[number];

export const productTypes = ['NORMAL', 'HARD_TO_GET', 'MUST_BE_PACKAGED', 'EXPORT', 'HEAVY'] as const;
export type ProductType = (typeof productTypes)[number];

export const productPriorities = ['1', '2', '3', 'SPECIAL', 'LIMITED'] as const;
export type ProductPriority = (typeof productPriorities)[number];

export const productUnits = ['KILOGRAM', 'GRAM'] as const;
export type ProductUnit = (typeof productUnits)[number];

export const productSorts = ['BEST_SELLER', 'PRICE_DESC', 'PRICE_ASC', 'NEWEST'] as const;
export type ProductSort = (typeof productSorts)[number];

export const keywordLimit = 100;
