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
 * One change of a product's stock. `change` in pieces, negative for what went; `stock` is what was left afterwards. `revision` is the product's revision after it.
 * `order` of SOLD and ORDER_CANCELLED; its `code` is missing where the order was placed by an older release. `by.name` is missing for who is no user, has closed
 * the account, or while identity does not respond.
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
 * Changes the stock of a product by so many pieces. STOCK_NOT_ENOUGH below 0, INVALID_PAYLOAD above a million. The same `idempotencyKey` twice changes stock once
 * and answers alike; with other contents: STOCK_MOVEMENT_WAS_EXISTED.
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

/** Every change of a product's stock, newest first: those by staff, sales, and what cancelled orders gave back. They add up to what is left. */
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
