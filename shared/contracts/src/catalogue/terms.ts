/** Enumerations of the catalogue (specification §3); without zod, so that browser bundles stay small. */
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

export const shippingServices = ['AIR', 'SEA', 'EXPRESS'] as const;
export type ShippingService = (typeof shippingServices)[number];

/** Why a shipping service excludes a line of an estimate: it does not accept the goods type, or the category is restricted in that country. */
export const refusalCodes = ['GOODS_TYPE_NOT_TAKEN', 'RESTRICTED'] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Exactly one template of each of these types exists: created at the first start, never removed. */
export const singleTemplateTypes = ['HOMEPAGE', 'HEADER', 'FOOTER', 'RATE_TABLE'] as const;
export type SingleTemplateType = (typeof singleTemplateTypes)[number];

/** Any number of PAGE templates may exist, each with a unique slug. */
export const pageTemplateTypes = [...singleTemplateTypes, 'PAGE'] as const;
export type PageTemplateType = (typeof pageTemplateTypes)[number];

export const ratingStars = [1, 2, 3, 4, 5] as const;
export type RatingStars = (typeof ratingStars)[number];
