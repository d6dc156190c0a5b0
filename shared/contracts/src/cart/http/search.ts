import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { hitsOf, searchQuery } from '../../definitions/search-query.ts';
import { countryCodeSchema, idSchema, instantSchema, moneySchema } from '../../values/primitives.ts';
import { orderStatuses, paymentStatuses, purchaseStates, quoteStatuses } from '../terms.ts';

const count = z.int().min(0);

const orderHitSchema = z.object({
  code: z.string(),
  status: z.enum(orderStatuses),
  /** Of the recipient. */
  fullName: z.string(),
  phone: z.string(),
  country: countryCodeSchema,
  pieces: count,
  /** All that is charged and what is to be paid now, in VND. */
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
  /** The order that its content names. */
  code: z.string().optional(),
  receivedAt: instantSchema,
});
export type PaymentHit = z.infer<typeof paymentHitSchema>;

const parcelHitSchema = z.object({
  /** The code that was found: of the parcel, or the number of the purchase at its seller. */
  tracking: z.string(),
  carrier: z.string().optional(),
  /** To the customer, or from a seller to the warehouse. */
  direction: z.enum(['TO_CUSTOMER', 'FROM_SELLER']),
  /** Where its line stands at the buying desk; absent for a line that is not there, or not any more. */
  purchase: z.enum(purchaseStates).optional(),
  code: z.string(),
  status: z.enum(orderStatuses),
  fullName: z.string(),
});
export type ParcelHit = z.infer<typeof parcelHitSchema>;

/**
 * What of cart has a key that begins with the words, in any spelling: orders by code, recipient and telephone number, quotes by id, transfers by the bank's
 * reference and their content, parcels by tracking code.
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
