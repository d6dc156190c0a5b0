import { textEncodings } from '../values/text-encoding.ts';
import type { TextEncoding } from '../values/text-encoding.ts';

/** Enumerations of the catalogue (specification §3). Without zod, so that browser bundles stay small. */
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

/** Sort fields of staff's product list, in addition to `productSorts`. `price` is the price that customers pay. */
export const productSortFields = ['name', 'price', 'stock', 'sold', 'createdAt'] as const;

/** OUT: none is left. LOW: the stock lasts less than 14 days at the rate of the last 14. IN_STOCK: some is left. */
export const productStockStates = ['OUT', 'LOW', 'IN_STOCK'] as const;
export type ProductStockState = (typeof productStockStates)[number];

/** Reasons for a change of stock by staff. */
export const stockReasons = ['RECEIVED', 'BROKEN', 'COUNTED', 'RETURNED', 'OTHER'] as const;
export type StockReason = (typeof stockReasons)[number];

/** Reasons of stock movements: those of staff, a placed order, a cancelled order or line, and the opening stock when recording began. */
export const stockMovementReasons = [...stockReasons, 'SOLD', 'ORDER_CANCELLED', 'OPENING'] as const;
export type StockMovementReason = (typeof stockMovementReasons)[number];

/** Actions of a bulk change of products. */
export const productActions = [
  'PRICE_BY_AMOUNT',
  'PRICE_BY_PERCENT',
  'CATEGORY',
  'PRODUCER',
  'SHOWN',
  'STOCK',
] as const;
export type ProductActionKind = (typeof productActions)[number];

/** Rounding steps of new prices, in VND. */
export const priceSteps = [1, 100, 500, 1_000, 5_000, 10_000] as const;
export type PriceStep = (typeof priceSteps)[number];

/**
 * PREVIEW: nothing is changed yet. WAITING: another change is running. TAKING_BACK and TAKEN_BACK: the change is being undone, or is
 * undone.
 */
export const changeStates = ['PREVIEW', 'WAITING', 'RUNNING', 'DONE', 'TAKING_BACK', 'TAKEN_BACK'] as const;
export type ChangeState = (typeof changeStates)[number];

/**
 * States of a row in a bulk change. EXCLUDED: excluded by its creator. REFUSED: the preview shows why it cannot be changed. WAITING:
 * pending. DONE or FAILED by the change, RESTORED or NOT_RESTORED by its undo.
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
 * Reasons why a product is REFUSED, FAILED or NOT_RESTORED. UNCHANGED: it has these values already. CHANGED_SINCE: it was edited after the
 * change. WAS_ORDERED: it was created and has been ordered since, or pieces of it have gone out. FAULT: all retries failed.
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

/** Reasons why a rating is REFUSED, FAILED or NOT_RESTORED in a bulk change, with the same meanings as for products. */
export const ratingRefusals = [
  'UNCHANGED',
  'USER_RATING_NOT_FOUND',
  'VERSION_CONFLICT',
  'CHANGED_SINCE',
  'FAULT',
] as const;
export type RatingRefusal = (typeof ratingRefusals)[number];

/** Maximum number of products in one change. */
export const changedProductsLimit = 20_000;

/** Maximum number of ratings in one change. */
export const changedRatingsLimit = 20_000;

/** Limits of a product file to import. `recordBytes` applies to one row. */
export const importLimits = {
  bytes: 20 * 1024 * 1024,
  rows: changedProductsLimit,
  columns: 200,
  recordBytes: 1_000_000,
  /** Per cell. The longest field allows fewer, even decomposed. */
  cellCharacters: 300_000,
  headerCharacters: 200,
} as const;

/**
 * READING: the dry run is running. ENCODING and MAPPING: it waits for an answer. REFUSED: the file cannot be read. READY: the dry run is
 * done. STARTED: its rows are being imported.
 */
export const importStates = ['READING', 'ENCODING', 'MAPPING', 'REFUSED', 'READY', 'STARTED'] as const;
export type ImportState = (typeof importStates)[number];

export const importEncodings = textEncodings;
export type ImportEncoding = TextEncoding;

/**
 * Reasons why a file cannot be read. NOT_CSV: a workbook, an archive or a picture. BROKEN_TEXT: bytes that are invalid in its encoding.
 * BROKEN_QUOTES: an unclosed quote, or one inside a cell. FAULT: all retries failed.
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

/** Effect of a row: creates a product, changes one, leaves it as it is, or is left out. */
export const importRowKinds = ['NEW', 'CHANGED', 'SAME', 'BAD'] as const;
export type ImportRowKind = (typeof importRowKinds)[number];
export const importRowViews = [...importRowKinds, 'TO_LOOK_AT', 'FAILED'] as const;
export type ImportRowView = (typeof importRowViews)[number];

/**
 * Warnings about imported rows. READ_AS: a number, flag or name is spelled differently from the export. LEADING_ZERO, LONG_NUMBER, DATE and
 * REWRITTEN_NUMBER: a spreadsheet rewrote it. STOCK_STAYS: without `stock_was` the stock does not change. REMOVAL_STAYS: a file neither
 * removes nor restores products.
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

/**
 * Reasons why a shipping service excludes a line of an estimate: it does not accept the goods type, or the category is restricted in that
 * country.
 */
export const refusalCodes = ['GOODS_TYPE_NOT_TAKEN', 'RESTRICTED'] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Types with exactly one template each, created at the first start and never removed. */
export const singleTemplateTypes = ['HOMEPAGE', 'HEADER', 'FOOTER', 'RATE_TABLE'] as const;
export type SingleTemplateType = (typeof singleTemplateTypes)[number];

/** Any number of PAGE templates may exist, each with a unique slug. */
export const pageTemplateTypes = [...singleTemplateTypes, 'PAGE'] as const;
export type PageTemplateType = (typeof pageTemplateTypes)[number];

export const ratingStars = [1, 2, 3, 4, 5] as const;
export type RatingStars = (typeof ratingStars)[number];
