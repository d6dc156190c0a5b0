import { textEncodings } from '../values/text-encoding.ts';
import type { TextEncoding } from '../values/text-encoding.ts';

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

/** What is done with many products at once. */
export const productActions = [
  'PRICE_BY_AMOUNT',
  'PRICE_BY_PERCENT',
  'CATEGORY',
  'PRODUCER',
  'SHOWN',
  'STOCK',
] as const;
export type ProductActionKind = (typeof productActions)[number];

/** What new prices are rounded to, in VND. */
export const priceSteps = [1, 100, 500, 1_000, 5_000, 10_000] as const;
export type PriceStep = (typeof priceSteps)[number];

/** PREVIEW: nothing is changed yet. WAITING: another change runs. TAKING_BACK and TAKEN_BACK: what it did is undone. */
export const changeStates = ['PREVIEW', 'WAITING', 'RUNNING', 'DONE', 'TAKING_BACK', 'TAKEN_BACK'] as const;
export type ChangeState = (typeof changeStates)[number];

/**
 * A row in a change of many. EXCLUDED: taken out by who made it. REFUSED: cannot be changed so, as the preview says. WAITING: not yet. DONE or FAILED by the
 * change itself; RESTORED or NOT_RESTORED by its take-back.
 */
export const changedRowStates = [
  'EXCLUDED',
  'REFUSED',
  'WAITING',
  'DONE',
  'FAILED',
  'RESTORED',
  'NOT_RESTORED',
] as const;
export type ChangedRowState = (typeof changedRowStates)[number];

/**
 * Why a product is REFUSED, FAILED or NOT_RESTORED. UNCHANGED: it is so already. CHANGED_SINCE: somebody has changed it after the change. WAS_ORDERED: it was created, and
 * ordered since, or pieces of it have gone out. FAULT: it has failed again and again.
 */
export const changeRefusals = [
  'UNCHANGED',
  'PRICE_OUT_OF_RANGE',
  'SALE_PRICE_NOT_BELOW_PRICE',
  'STOCK_NOT_ENOUGH',
  'STOCK_TOO_BIG',
  'PRODUCT_NOT_FOUND',
  'PRODUCT_WAS_DELETED',
  'PRODUCT_WAS_EXISTED',
  'PRODUCT_CATEGORY_NOT_FOUND',
  'PRODUCER_NOT_FOUND',
  'COUNTRY_NOT_FOUND',
  'SKU_WAS_EXISTED',
  'PICTURE_NOT_COPIED',
  'VERSION_CONFLICT',
  'CHANGED_SINCE',
  'WAS_ORDERED',
  'FAULT',
] as const;
export type ChangeRefusal = (typeof changeRefusals)[number];

/** Why a rating is REFUSED, FAILED or NOT_RESTORED in a change of many; the words mean the same as with products. */
export const ratingRefusals = [
  'UNCHANGED',
  'USER_RATING_NOT_FOUND',
  'VERSION_CONFLICT',
  'CHANGED_SINCE',
  'FAULT',
] as const;
export type RatingRefusal = (typeof ratingRefusals)[number];

/** Most products of one change. */
export const changedProductsLimit = 20_000;

/** Most ratings of one change. */
export const changedRatingsLimit = 20_000;

/** Of a file of products to import; `recordBytes` of one row. */
export const importLimits = {
  bytes: 20 * 1024 * 1024,
  rows: changedProductsLimit,
  columns: 200,
  recordBytes: 1_000_000,
  /** Of a cell; the longest field has less, decomposed. */
  cellCharacters: 300_000,
  headerCharacters: 200,
} as const;

/** READING: the dry run is under way. ENCODING and MAPPING: it waits for an answer. REFUSED: nothing can be read. READY: it is done. STARTED: its rows go in. */
export const importStates = ['READING', 'ENCODING', 'MAPPING', 'REFUSED', 'READY', 'STARTED'] as const;
export type ImportState = (typeof importStates)[number];

export const importEncodings = textEncodings;
export type ImportEncoding = TextEncoding;

/**
 * Why nothing of a file can be read. NOT_CSV: a workbook, an archive, a picture. BROKEN_TEXT: bytes that its encoding does not have. BROKEN_QUOTES: a cell's quote
 * is not closed, or stands inside a cell. FAULT: the shop has failed again and again.
 */
export const importProblems = [
  'EMPTY',
  'NOT_CSV',
  'BROKEN_TEXT',
  'BROKEN_QUOTES',
  'ROW_TOO_LONG',
  'TOO_MANY_ROWS',
  'TOO_MANY_COLUMNS',
  'HEADER_TWICE',
  'FAULT',
] as const;
export type ImportProblem = (typeof importProblems)[number];

/** What a row of a file does: it creates a product, changes one, leaves it as it is, or stays out. */
export const importRowKinds = ['NEW', 'CHANGED', 'SAME', 'BAD'] as const;
export type ImportRowKind = (typeof importRowKinds)[number];
export const importRowViews = [...importRowKinds, 'TO_LOOK_AT', 'FAILED'] as const;
export type ImportRowView = (typeof importRowViews)[number];

/**
 * What to look at in a row that goes in. READ_AS: a number, a flag or a name that is spelled otherwise than the export does. LEADING_ZERO, LONG_NUMBER, DATE and REWRITTEN_NUMBER:
 * a spreadsheet has rewritten it. STOCK_STAYS: without `stock_was` the stock of a product stays. REMOVAL_STAYS: a file removes and restores no product.
 */
export const importIssues = [
  'READ_AS',
  'PRICE_UNDER_1000',
  'PRICE_FELL',
  'PRICE_ROSE',
  'LEADING_ZERO',
  'LONG_NUMBER',
  'DATE',
  'REWRITTEN_NUMBER',
  'STOCK_STAYS',
  'REMOVAL_STAYS',
] as const;
export type ImportIssue = (typeof importIssues)[number];

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
