import { z } from 'zod';
import { shippingServices } from '../../catalogue/terms.ts';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { idSchema, moneySchema } from '../../values/primitives.ts';
import { orderSchema } from './order-schema.ts';
import { orderKeySchema } from './orders.ts';
import { quoteSchema } from './quotes.ts';

const idParams = z.object({ id: idSchema });

/**
 * Counts a user's open orders (not delivered, cancelled or refunded). An account with open orders cannot be closed. `owed`: VND that the
 * shop owes the user for other orders, to be refunded or waived before closing (rules/accounts.md).
 */
export const countOpenOrders = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/internal/users/:id/open-orders',
  access: 'service',
  limit: 'read',
  params: idParams,
  response: z.object({ count: z.int().min(0), owed: moneySchema.default(0) }),
  errors: [],
});

/** Returns the order data for mails (read when a mail is sent) and the owner for chat cards. By id, or by code in any spelling. */
export const getOrderForService = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/internal/orders/:id',
  access: 'service',
  limit: 'read',
  params: z.object({ id: orderKeySchema }),
  response: orderSchema,
  errors: ['ORDER_NOT_FOUND'],
});

/** Freight of a quoted parcel by one service, in VND. */
const quotedFreightSchema = z.object({
  service: z.enum(shippingServices),
  chargeableGrams: z.int().min(0),
  total: moneySchema,
});
export type QuotedFreight = z.infer<typeof quotedFreightSchema>;

/**
 * Returns the quote data for mails (read when a mail is sent) and the owner for chat cards. `freight` is the current estimate for the goods
 * of the last answer, by the first service that carries all of them. It is absent if there is none, the quote is not open, or catalogue
 * does not respond.
 */
export const getQuoteForService = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/internal/quotes/:id',
  access: 'service',
  limit: 'read',
  params: idParams,
  response: quoteSchema.extend({ freight: quotedFreightSchema.optional() }),
  errors: ['QUOTE_NOT_FOUND'],
});
