import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { actorSchema } from '../../definitions/event.ts';
import { staffPageOf, staffPagingQuery } from '../../definitions/paging.ts';
import { idSchema, instantSchema, optionalText, revisionSchema } from '../../values/primitives.ts';
import { stockMovementReasons, stockReasons } from '../terms.ts';
import { stockLimit } from './products.ts';

const idParams = z.object({ id: idSchema });
const pieces = z.int().min(-stockLimit).max(stockLimit);

/**
 * A stock movement. `change` in pieces, negative for a decrease; `stock` is the stock afterwards, `revision` the product's revision after
 * it. SOLD and ORDER_CANCELLED have `order`; its `code` is missing if an older release placed the order. `by.name` is missing if the actor
 * is not a user, the account is closed, or identity does not respond.
 */
export const stockMovementSchema = z.object({
  _id: idSchema,
  product: idSchema,
  change: pieces,
  reason: z.enum(stockMovementReasons),
  note: z.string(),
  order: z.object({ _id: idSchema, code: z.string().optional() }).optional(),
  by: actorSchema.extend({ name: z.string().optional() }),
  stock: z.int().min(0),
  revision: revisionSchema,
  at: instantSchema,
});
export type StockMovement = z.infer<typeof stockMovementSchema>;

/**
 * Changes the stock of a product by a number of pieces. STOCK_NOT_ENOUGH below 0, INVALID_PAYLOAD above a million. Repeating an
 * `idempotencyKey` changes the stock once and returns the same response; with other contents STOCK_MOVEMENT_WAS_EXISTED.
 */
export const changeStock = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/v1/products/:id/stock',
  access: 'staff',
  limit: 'write',
  params: idParams,
  body: z.strictObject({
    idempotencyKey: z.uuid().optional(),
    change: pieces.refine((change) => change !== 0),
    reason: z.enum(stockReasons),
    note: optionalText(500).default(''),
  }),
  response: stockMovementSchema,
  status: 201,
  invalidates: ['product'],
  errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_WAS_DELETED', 'STOCK_NOT_ENOUGH', 'STOCK_MOVEMENT_WAS_EXISTED'],
});

/** Returns all stock movements of a product, newest first: by staff, by sales and by cancelled orders. They add up to the current stock. */
export const listStockMovements = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/products/:id/stock',
  access: 'staff',
  limit: 'read',
  params: idParams,
  query: staffPagingQuery,
  response: staffPageOf(stockMovementSchema),
  errors: ['PRODUCT_NOT_FOUND'],
});
