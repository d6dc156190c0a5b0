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

/** What staff's list of products can be sorted by beside `productSorts`; `price` is the price paid. */
export const productSortFields = ['name', 'price', 'stock', 'sold', 'createdAt'] as const;

/** OUT: none is left. LOW: what is left ends within 14 days at the pace of the last 14. IN_STOCK: some is left. */
export const productStockStates = ['OUT', 'LOW', 'IN_STOCK'] as const;
export type ProductStockState = (typeof productStockStates)[number];

/** Why staff changes the stock of a product. */
export const stockReasons = ['RECEIVED', 'BROKEN', 'COUNTED', 'RETURNED', 'OTHER'] as const;
export type StockReason = (typeof stockReasons)[number];

/** Why stock has changed: also by an order, by one (or a line of it) that was cancelled, and what there was when movements began to be recorded. */
export const stockMovementReasons = [...stockReasons, 'SOLD', 'ORDER_CANCELLED', 'OPENING'] as const;
export type StockMovementReason = (typeof stockMovementReasons)[number];

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
