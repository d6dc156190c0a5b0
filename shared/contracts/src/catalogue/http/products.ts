import { z } from 'zod';
import { defineEndpoint, richTextMaxBodyBytes } from '../../definitions/endpoint.ts';
import { pageOf, pagingQuery, staffPageOf, staffPagingQuery } from '../../definitions/paging.ts';
import { sortBy } from '../../definitions/sorting.ts';
import {
  countryCodeSchema,
  gramsSchema,
  idSchema,
  imageUrlSchema,
  instantSchema,
  localeSchema,
  localizedName,
  localizedText,
  moneySchema,
  nameText,
  optionalText,
  queryFlag,
  revisionSchema,
} from '../../values/primitives.ts';
import {
  keywordLimit,
  productPriorities,
  productSortFields,
  productSorts,
  productStockStates,
  productTypes,
  productUnits,
} from '../terms.ts';
import { staffListFlags } from './categories.ts';

const millimetres = z.int().min(1).max(10_000);

/** Length, width and height as packed, in millimetres. */
export const dimensionsSchema = z.strictObject({ length: millimetres, width: millimetres, height: millimetres });

/** Maximum characters of a description in one language. */
export const descriptionLimit = 50_000;
const richText = localizedText(descriptionLimit);
const note = localizedText(5_000);

/** Maximum number of pictures of a product. */
export const imagesLimit = 12;

const requiredFields = {
  name: localizedName(200),
  description: richText,
  images: z.array(imageUrlSchema).min(1).max(imagesLimit),
  category: idSchema,
  producer: idSchema,
  country: countryCodeSchema,
  type: z.enum(productTypes),
  priority: z.enum(productPriorities),
  price: moneySchema,
  unit: z.enum(productUnits),
  quantityPerUnit: z.number().positive().max(1_000_000),
  weightGrams: gramsSchema,
};

/** Maximum number of pieces in stock. */
export const stockLimit = 1_000_000;
const stock = z.int().min(0).max(stockLimit);

const optionalFields = {
  /** The shop's product number. Unique, ignoring case, among products that are not removed. */
  sku: nameText(64),
  /** Number of the bar code on one piece. */
  barcode: nameText(64),
  salePrice: moneySchema,
  dimensionsMm: dimensionsSchema,
  shelfLifeDays: z.int().min(1).max(36_500),
  ingredients: note,
  storage: note,
  warnings: note,
};

const optionalOnCreate = z.strictObject(optionalFields).partial().shape;
/** null removes an optional field in an update. */
const nullableOnUpdate = {
  sku: optionalFields.sku.nullable().optional(),
  barcode: optionalFields.barcode.nullable().optional(),
  salePrice: optionalFields.salePrice.nullable().optional(),
  dimensionsMm: optionalFields.dimensionsMm.nullable().optional(),
  shelfLifeDays: optionalFields.shelfLifeDays.nullable().optional(),
  ingredients: optionalFields.ingredients.nullable().optional(),
  storage: optionalFields.storage.nullable().optional(),
  warnings: optionalFields.warnings.nullable().optional(),
};

/**
 * A product. `revision` counts every change, including sales and ratings; `editRevision` counts edits by staff, and staff's writes are
 * checked against it. Only staff can see a product that is not `isShowed`. `price` and `salePrice` in VND (customers pay `salePrice` if
 * present; it is always below `price`), `weightGrams` and `dimensionsMm` as packed, `unit` × `quantityPerUnit` is the content of one piece.
 */
export const productSchema = z.object({
  _id: idSchema,
  ...requiredFields,
  ...optionalOnCreate,
  stock,
  sold: z.int().min(0),
  ratingAverage: z.number().min(0).max(5),
  ratingCount: z.int().min(0),
  /** Defaults to shown, because events and services of older releases do not have this field. */
  isShowed: z.boolean().default(true),
  isDeleted: z.boolean(),
  revision: revisionSchema,
  editRevision: revisionSchema.default(1),
  createdAt: instantSchema,
});
export type Product = z.infer<typeof productSchema>;

/** A product in list responses, without its long texts. */
export const productCardSchema = productSchema.pick({
  _id: true,
  name: true,
  images: true,
  category: true,
  producer: true,
  country: true,
  type: true,
  priority: true,
  price: true,
  salePrice: true,
  unit: true,
  quantityPerUnit: true,
  weightGrams: true,
  sku: true,
  barcode: true,
  stock: true,
  sold: true,
  ratingAverage: true,
  ratingCount: true,
  isShowed: true,
  isDeleted: true,
  revision: true,
  editRevision: true,
  createdAt: true,
});
export type ProductCard = z.infer<typeof productCardSchema>;

const idParams = z.object({ id: idSchema });
const saleBelowPrice = { error: 'SALE_PRICE_NOT_BELOW_PRICE', path: ['salePrice'] };

const keyword = optionalText(keywordLimit);

const listFilters = {
  name: keyword.optional(),
  category: idSchema.optional(),
  type: z.enum(productTypes).optional(),
  priority: z.enum(productPriorities).optional(),
  country: countryCodeSchema.optional(),
  minPrice: z.coerce.number().int().min(0).optional(),
  maxPrice: z.coerce.number().int().min(0).optional(),
  inStock: queryFlag.optional(),
  /** Selects products that at least one service in force carries to this country. */
  shipsTo: countryCodeSchema.optional(),
};

/** A category or a producer in suggestions and filters. */
export const namedGroupSchema = z.object({ _id: idSchema, name: localizedText(120) });
export type NamedGroup = z.infer<typeof namedGroupSchema>;

/** Maximum number of categories, and of producers, returned with a list. */
export const matchingGroupsLimit = 3;

/** Filters of staff's list. Ignored for other callers. */
const staffFilters = {
  ...staffListFlags,
  /** Selects products by their own visibility, not that of their category or producer. */
  isShowed: queryFlag.optional(),
  /** Selects removed products (true) or those that are not removed (false). */
  isDeleted: queryFlag.optional(),
  stockState: z.enum(productStockStates).optional(),
};

/** Filters and order of the list. */
const listCriteria = {
  ...listFilters,
  locale: localeSchema.optional(),
  producer: idSchema.optional(),
  sort: z.enum([...productSorts, ...sortBy(...productSortFields).options]).optional(),
  ...staffFilters,
};

/** The list's query, for requests that apply to the whole list. */
export const productFilterSchema = z.strictObject(listCriteria);
export type ProductFilterInput = z.input<typeof productFilterSchema>;

/**
 * Returns products. With `groups`, also the categories and producers whose names match `name`. For staff, `name` also matches the beginning
 * of SKUs and bar codes, and a request with one of staff's filters counts as one of the staff lists.
 */
export const listProducts = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/products',
  access: 'public',
  limit: 'read',
  query: staffPagingQuery.extend({ ...listCriteria, groups: queryFlag.optional() }),
  response: staffPageOf(productCardSchema).extend({
    categories: z.array(namedGroupSchema).max(matchingGroupsLimit).optional(),
    producers: z.array(namedGroupSchema).max(matchingGroupsLimit).optional(),
  }),
  cache: ['product', 'category', 'producer', 'cost', 'settings'],
  variesByLanguage: true,
  errors: [],
});

/** A producer with the number of its products that match a list's filters. */
export const producerCountSchema = namedGroupSchema.extend({ count: z.int().min(1) });
export type ProducerCount = z.infer<typeof producerCountSchema>;

/** Returns producers of the products that match a list's filters, most products first. `producerName` filters by words of their names. */
export const countProducers = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/product-facets/producers',
  access: 'public',
  limit: 'read',
  query: pagingQuery.extend({ ...listFilters, producerName: keyword.optional() }),
  response: pageOf(producerCountSchema),
  cache: ['product', 'category', 'producer', 'cost', 'settings'],
  errors: [],
});

export const getProduct = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/products/:id',
  access: 'public',
  limit: 'read',
  params: idParams,
  response: productSchema,
  cache: ['product', 'category', 'producer'],
  errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_WAS_DELETED', 'PRODUCT_CATEGORY_IS_NOT_SHOWED', 'PRODUCER_IS_NOT_SHOWED'],
});

/** Creates a product. `stock` becomes its first stock movement, RECEIVED. */
export const createProduct = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/v1/products',
  access: 'staff',
  limit: 'write',
  maxBodyBytes: richTextMaxBodyBytes,
  body: z
    .strictObject({ ...requiredFields, stock, ...optionalOnCreate, isShowed: z.boolean().default(true) })
    .refine(({ price, salePrice }) => salePrice === undefined || salePrice < price, saleBelowPrice),
  response: productSchema,
  status: 201,
  invalidates: ['product'],
  errors: [
    'PRODUCT_WAS_EXISTED',
    'SKU_WAS_EXISTED',
    'PRODUCT_CATEGORY_NOT_FOUND',
    'PRODUCER_NOT_FOUND',
    'COUNTRY_NOT_FOUND',
  ],
});

/** Updates a product. `revision` is its `editRevision`. Stock changes only by movements (`changeStock`). */
export const updateProduct = defineEndpoint({
  service: 'catalogue',
  method: 'PATCH',
  path: '/v1/products/:id',
  access: 'staff',
  limit: 'write',
  params: idParams,
  maxBodyBytes: richTextMaxBodyBytes,
  body: z
    .strictObject(requiredFields)
    .partial()
    .extend({ ...nullableOnUpdate, isShowed: z.boolean().optional(), revision: revisionSchema.optional() }),
  response: productSchema,
  invalidates: ['product'],
  errors: [
    'PRODUCT_NOT_FOUND',
    'PRODUCT_WAS_EXISTED',
    'SKU_WAS_EXISTED',
    'PRODUCT_WAS_DELETED',
    'PRODUCT_CATEGORY_NOT_FOUND',
    'PRODUCER_NOT_FOUND',
    'COUNTRY_NOT_FOUND',
    'VERSION_CONFLICT',
  ],
});

/** Removes or restores a product. `revision` is its `editRevision`. */
export const setProductStatus = defineEndpoint({
  service: 'catalogue',
  method: 'PUT',
  path: '/v1/products/status/:id',
  access: 'staff',
  limit: 'write',
  params: idParams,
  body: z.strictObject({ isDeleted: z.boolean(), revision: revisionSchema.optional() }),
  response: productSchema,
  invalidates: ['product'],
  errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_WAS_EXISTED', 'SKU_WAS_EXISTED', 'VERSION_CONFLICT'],
});
