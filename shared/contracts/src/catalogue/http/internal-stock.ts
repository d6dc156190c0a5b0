import { z } from 'zod';
import { productEventData } from '../events.ts';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { pageOf, pagingQuery } from '../../definitions/paging.ts';
import { countryCodeSchema, idSchema, instantSchema, revisionSchema } from '../../values/primitives.ts';
import { shippingServices } from '../terms.ts';
import { estimateLineLimit, estimateLineSchema, estimateRowSchema } from './costs.ts';

const amount = z.int().min(1).max(10_000);

/** Where the order goes, and all of its lines, as an estimate takes them: beside those from stock, what is bought for the customer. */
const shipment = z.strictObject({
  country: countryCodeSchema,
  service: z.enum(shippingServices),
  lines: z.array(estimateLineSchema).min(1).max(estimateLineLimit),
});

const orderParams = z.object({ order: idSchema });

/**
 * Takes the amounts of all lines out of stock for an order that is about to be placed, or none of them; the same order twice reserves once. A reservation is
 * per order and line. Responds with what the shipment costs by its service at this moment; where that refuses lines (`row.refused`), nothing is reserved.
 * CART_AMOUNT_NOT_ENOUGH names the lines that stock does not cover (`details[].path` is `lines.{index}.amount`); RATE_NOT_FOUND where the service does not go
 * there; ACTION_NOT_ALLOWED for an order that has been released: a late request must not reserve what nobody will release.
 */
export const reserveStock = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/internal/stock/reservations',
  access: 'service',
  limit: 'write',
  body: z.strictObject({
    order: idSchema,
    /** Of the order, for staff; an older release does not send it. */
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
 * Sets how many pieces are reserved for lines of an order: what is more is taken out of stock, what is fewer given back, all or nothing, and the same call again
 * changes nothing. 0 takes a line out of the reservation. A line with its `product` is reserved also where it was not before, even as the first one of the order;
 * without it, lines that are not reserved any more are passed over. CART_AMOUNT_NOT_ENOUGH and PRODUCT_… as in `reserveStock`; ACTION_NOT_ALLOWED for an order
 * that is released, delivered or, without a line that names its product, unknown.
 */
export const setReservedAmounts = defineEndpoint({
  service: 'catalogue',
  method: 'PUT',
  path: '/internal/stock/reservations/:order/amounts',
  access: 'service',
  limit: 'write',
  params: orderParams,
  body: z.strictObject({
    /** Of the order, for staff. */
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

/** The undo of `reserveStock`: gives back what is reserved for the order; idempotent, also for an order without a reservation. */
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

/** Orders with a reservation that was made before an instant, oldest first: cart's sweeper asks for each of them whether it was placed. */
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

/** Products as other services store them, for one that does not know them yet. `isShown` is false under a hidden or removed category or producer. Unknown ids are left out. */
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
