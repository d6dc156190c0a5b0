import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { pageOf, pagingQuery, staffPageOf, staffPagingQuery } from '../../definitions/paging.ts';
import { idSchema, instantSchema, moneySchema, optionalText } from '../../values/primitives.ts';
import { changedRowStates, changeRefusals, priceSteps, stockReasons } from '../terms.ts';
import { bulkChangeSchema, namedIds, rowCount } from './bulk-change-schema.ts';
import { productFilterSchema, stockLimit } from './products.ts';

const roundTo = z.literal(priceSteps).default(1_000);

/** A change of price, up or down. A percentage has at most two decimals. */
const priceActions = [
  z.strictObject({
    kind: z.literal('PRICE_BY_AMOUNT'),
    amount: z
      .int()
      .min(-100_000_000)
      .max(100_000_000)
      .refine((value) => value !== 0),
    roundTo,
  }),
  z.strictObject({
    kind: z.literal('PRICE_BY_PERCENT'),
    percent: z
      .number()
      .min(-90)
      .max(900)
      .multipleOf(0.01)
      .refine((value) => value !== 0),
    roundTo,
  }),
] as const;

/** The change of each product. `change` of STOCK is in pieces, negative for a removal. */
export const productActionSchema = z.discriminatedUnion('kind', [
  ...priceActions,
  z.strictObject({ kind: z.literal('CATEGORY'), category: idSchema }),
  z.strictObject({ kind: z.literal('PRODUCER'), producer: idSchema }),
  z.strictObject({ kind: z.literal('SHOWN'), isShowed: z.boolean() }),
  z.strictObject({
    kind: z.literal('STOCK'),
    change: z
      .int()
      .min(-stockLimit)
      .max(stockLimit)
      .refine((value) => value !== 0),
    reason: z.enum(stockReasons),
    note: optionalText(500).default(''),
  }),
]);
export type ProductAction = z.infer<typeof productActionSchema>;

/** The action of a change, or the name of an imported file. */
const changeActionSchema = z.union([productActionSchema, z.object({ kind: z.literal('IMPORT'), name: z.string() })]);
export type ChangeAction = z.infer<typeof changeActionSchema>;

/** Values of a product that a bulk change sets, before or after. */
export const changedFieldsSchema = z
  .object({
    price: moneySchema,
    category: idSchema,
    producer: idSchema,
    isShowed: z.boolean(),
    stock: z.int(),
  })
  .partial();

/** A product in a change: its values when the preview was made and after the change (none if EXCLUDED or REFUSED). */
export const changedProductSchema = z.object({
  product: idSchema,
  name: z.object({ vi: z.string(), en: z.string() }),
  image: z.string().optional(),
  category: idSchema,
  stock: z.int().min(0),
  price: moneySchema,
  salePrice: moneySchema.optional(),
  isShowed: z.boolean(),
  before: changedFieldsSchema,
  after: changedFieldsSchema,
  state: z.enum(changedRowStates),
  reason: z.enum(changeRefusals).optional(),
});
export type ChangedProduct = z.infer<typeof changedProductSchema>;

const refusals = z.array(z.object({ reason: z.enum(changeRefusals), count: rowCount }));
const idParams = z.object({ id: idSchema });

/**
 * Previews a change of the products selected by `ids`, or by `filter` without `except`, and keeps them for an hour with their values.
 * `count` is the number of products to change, `onSale` how many of them keep a sale price, `excluded` those of `except`, `refused` those
 * that cannot be changed like this. INVALID_PAYLOAD with TOO_MANY above 20,000. The latest five previews of each person are kept.
 */
export const previewProductChange = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/v1/products/changes/preview',
  access: 'staff',
  limit: 'write',
  body: z.union([
    z.strictObject({ ids: namedIds.min(1), action: productActionSchema }),
    z.strictObject({ filter: productFilterSchema, except: namedIds.default([]), action: productActionSchema }),
  ]),
  response: z.object({
    preview: idSchema,
    count: rowCount,
    onSale: rowCount,
    excluded: rowCount,
    refused: refusals,
    expiresAt: instantSchema,
  }),
  status: 201,
  invalidates: [],
  errors: ['PRODUCT_CATEGORY_NOT_FOUND', 'PRODUCER_NOT_FOUND'],
});

/** Returns the products of a preview in the order of the list. PRODUCT_CHANGE_NOT_FOUND after an hour, and for anyone but its creator. */
export const listPreviewedProducts = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/products/changes/preview/:id',
  access: 'staff',
  limit: 'read',
  params: idParams,
  query: pagingQuery.extend({ state: z.enum(changedRowStates).optional() }),
  response: pageOf(changedProductSchema),
  errors: ['PRODUCT_CHANGE_NOT_FOUND'],
});

/** A bulk change of products, by an action or by an imported file. */
export const productChangeSchema = bulkChangeSchema.extend({
  kind: z.enum(['BULK', 'IMPORT']),
  action: changeActionSchema,
});
export type ProductChange = z.infer<typeof productChangeSchema>;

/**
 * Starts the change of a preview, with the preview's id. Idempotent. One change runs at a time; others wait. Products edited since the
 * preview fail with VERSION_CONFLICT each.
 */
export const startProductChange = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/v1/products/changes',
  access: 'staff',
  limit: 'write',
  body: z.strictObject({ preview: idSchema }),
  response: productChangeSchema,
  status: 202,
  invalidates: ['product'],
  errors: ['PRODUCT_CHANGE_NOT_FOUND'],
});

/** Returns the changes of the last 30 days, newest first. */
export const listProductChanges = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/products/changes',
  access: 'staff',
  limit: 'read',
  query: staffPagingQuery,
  response: staffPageOf(productChangeSchema),
  errors: [],
});

/**
 * Returns a change with some of its products, by default those left out (REFUSED, FAILED and NOT_RESTORED). NOT_RESTORABLE selects those
 * that an undo would leave unchanged because they were edited since, with the reason; `notRestorable` counts them while the change can be
 * undone.
 */
export const getProductChange = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/products/changes/:id',
  access: 'staff',
  limit: 'read',
  params: idParams,
  query: pagingQuery.extend({ products: z.enum(['LEFT_OUT', 'NOT_RESTORABLE', 'DONE']).default('LEFT_OUT') }),
  response: productChangeSchema.extend({ notRestorable: rowCount.optional(), products: pageOf(changedProductSchema) }),
  errors: ['PRODUCT_CHANGE_NOT_FOUND'],
});

/**
 * Undoes a change: restores fields that were not edited since, and stock by an opposite movement, never below 0. Other products become
 * NOT_RESTORED with the reason. PRODUCT_CHANGE_STATUS_CONFLICT while it is running. Idempotent.
 */
export const takeBackProductChange = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/v1/products/changes/:id/take-back',
  access: 'staff',
  limit: 'write',
  params: idParams,
  response: productChangeSchema,
  status: 202,
  invalidates: ['product'],
  errors: ['PRODUCT_CHANGE_NOT_FOUND', 'PRODUCT_CHANGE_STATUS_CONFLICT'],
});
