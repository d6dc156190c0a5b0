import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { hitsOf, searchQuery } from '../../definitions/search-query.ts';
import { countryCodeSchema, idSchema, instantSchema, moneySchema } from '../../values/primitives.ts';
import { orderStatuses, paymentStatuses, purchaseStates, quoteStatuses } from '../terms.ts';

const count = z.int().min(0);

const orderHitSchema = z.object({
  code: z.string(),
  status: z.enum(orderStatuses),
  /** Name of the recipient. */
  fullName: z.string(),
  phone: z.string(),
  country: countryCodeSchema,
  pieces: count,
  /** Total charges and the amount due, in VND. */
  charged: moneySchema,
  due: moneySchema,
  createdAt: instantSchema,
});
export type OrderHit = z.infer<typeof orderHitSchema>;

const quoteHitSchema = z.object({
  _id: idSchema,
  status: z.enum(quoteStatuses),
  names: z.array(z.string()),
  lines: count,
  createdAt: instantSchema,
});
export type QuoteHit = z.infer<typeof quoteHitSchema>;

const paymentHitSchema = z.object({
  _id: idSchema,
  amount: moneySchema,
  bankReference: z.string(),
  content: z.string(),
  status: z.enum(paymentStatuses),
  /** The order that the content names. */
  code: z.string().optional(),
  receivedAt: instantSchema,
});
export type PaymentHit = z.infer<typeof paymentHitSchema>;

const parcelHitSchema = z.object({
  /** Matching code: the tracking code, or the seller's order number. */
  tracking: z.string(),
  carrier: z.string().optional(),
  /** To the customer, or from a seller to the warehouse. */
  direction: z.enum(['TO_CUSTOMER', 'FROM_SELLER']),
  /** State of the line at the buying desk; absent if it is not there. */
  purchase: z.enum(purchaseStates).optional(),
  code: z.string(),
  status: z.enum(orderStatuses),
  fullName: z.string(),
});
export type ParcelHit = z.infer<typeof parcelHitSchema>;

/**
 * Finds records of cart by key prefix in any spelling: orders by code, recipient and telephone number, quotes by id, transfers by bank
 * reference and content, parcels by tracking code.
 */
export const searchCart = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/search/cart',
  access: 'staff',
  limit: 'read',
  query: searchQuery,
  response: z.object({
    orders: hitsOf(orderHitSchema),
    quotes: hitsOf(quoteHitSchema),
    payments: hitsOf(paymentHitSchema),
    parcels: hitsOf(parcelHitSchema),
  }),
  errors: [],
});
