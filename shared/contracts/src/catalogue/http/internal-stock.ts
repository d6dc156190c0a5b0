import { z } from 'zod';
import { productEventData } from '../events.ts';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { pageOf, pagingQuery } from '../../definitions/paging.ts';
import { countryCodeSchema, idSchema, instantSchema, revisionSchema } from '../../values/primitives.ts';
import { shippingServices } from '../terms.ts';
import { estimateLineLimit, estimateLineSchema, estimateRowSchema } from './costs.ts';

const amount = z.int().min(1).max(10_000);

/** Destination, service and all lines of the order for the estimate: lines from stock and lines that are bought for the customer. */
const shipment = z.strictObject({
  country: countryCodeSchema,
  service: z.enum(shippingServices),
  lines: z.array(estimateLineSchema).min(1).max(estimateLineLimit),
});

const orderParams = z.object({ order: idSchema });

/**
 * Reserves stock for all lines of an order about to be placed, or for none. Repeating it for the same order reserves once; reservations are
 * kept per order and line. Returns the current cost of the shipment; if its service refuses lines (`row.refused`), nothing is reserved.
 * CART_AMOUNT_NOT_ENOUGH names the lines that exceed the stock (`details[].path` is `lines.{index}.amount`). RATE_NOT_FOUND: the service
 * does not ship there. ACTION_NOT_ALLOWED: the order has already been released, so that a late request cannot reserve stock that would
 * never be released.
 */
export const reserveStock = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/internal/stock/reservations',
  access: 'service',
  limit: 'write',
  body: z.strictObject({
    order: idSchema,
    /** Code of the order, shown to staff. Older releases do not send it. */
    code: z.string().max(40).optional(),
    lines: z
      .array(z.strictObject({ line: idSchema, product: idSchema, amount }))
      .min(1)
      .max(50),
    shipment,
  }),
  response: z.object({ order: idSchema, row: estimateRowSchema }),
  status: 201,
  errors: [
    'PRODUCT_NOT_FOUND',
    'PRODUCT_WAS_DELETED',
    'CART_AMOUNT_NOT_ENOUGH',
    'RATE_NOT_FOUND',
    'ACTION_NOT_ALLOWED',
  ],
});

/**
 * Sets the reserved amounts of order lines. Takes the difference from stock or returns it, all or nothing; idempotent. 0 removes a line
 * from the reservation. A line with `product` is reserved even if it was not before, also as the first of its order; lines without
 * `product` that are no longer reserved are ignored. CART_AMOUNT_NOT_ENOUGH and PRODUCT_… as in `reserveStock`. ACTION_NOT_ALLOWED: the
 * order is released, delivered, or unknown (unless a line has `product`).
 */
export const setReservedAmounts = defineEndpoint({
  service: 'catalogue',
  method: 'PUT',
  path: '/internal/stock/reservations/:order/amounts',
  access: 'service',
  limit: 'write',
  params: orderParams,
  body: z.strictObject({
    /** Code of the order, shown to staff. */
    code: z.string().max(40).optional(),
    lines: z
      .array(z.strictObject({ line: idSchema, product: idSchema.optional(), amount: z.int().min(0).max(10_000) }))
      .min(1)
      .max(100),
  }),
  response: z.undefined(),
  status: 204,
  errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_WAS_DELETED', 'CART_AMOUNT_NOT_ENOUGH', 'ACTION_NOT_ALLOWED'],
});

/** Releases the stock reserved for the order. Idempotent, also for an order without a reservation. */
export const releaseStock = defineEndpoint({
  service: 'catalogue',
  method: 'PUT',
  path: '/internal/stock/reservations/:order/release',
  access: 'service',
  limit: 'write',
  params: orderParams,
  response: z.undefined(),
  status: 204,
  errors: [],
});

/** Returns orders with a reservation made before an instant, oldest first. Cart's sweeper checks whether each was placed. */
export const listReservedOrders = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/internal/stock/reservations',
  access: 'service',
  limit: 'read',
  query: pagingQuery.extend({ before: instantSchema }),
  response: pageOf(z.object({ order: idSchema, reservedAt: instantSchema })),
  errors: [],
});

/**
 * Returns products as other services store them, for a service that does not have them yet. `isShown` is false under a hidden or removed
 * category or producer. Unknown ids are left out.
 */
export const getProductsForService = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/internal/products/lookup',
  access: 'service',
  limit: 'read',
  readOnly: true,
  body: z.strictObject({ ids: z.array(idSchema).min(1).max(100) }),
  response: z.object({
    docs: z.array(
      productEventData.extend({ revision: revisionSchema, isCategoryShown: z.boolean(), isProducerShown: z.boolean() }),
    ),
  }),
  errors: [],
});
