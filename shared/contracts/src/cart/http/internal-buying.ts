import { z } from 'zod';
import { shippingServices } from '../../catalogue/terms.ts';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { idSchema, moneySchema } from '../../values/primitives.ts';
import { orderSchema } from './order-schema.ts';
import { orderKeySchema } from './orders.ts';
import { quoteSchema } from './quotes.ts';

const idParams = z.object({ id: idSchema });

/**
 * Orders of a user that are neither delivered, cancelled nor refunded: an account with one cannot be closed. `owed`: VND that the shop owes him for the others,
 * which he gets or gives up before (rules/accounts.md).
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

/** What a mail about an order says, asked for when it is sent, and whose order a card in the chat shows. By id or code, in any spelling. */
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
 * What a mail about a quote says, asked for when it is sent, and whose quote a card in the chat shows. `freight` is what the last answer's goods cost to send by
 * the estimate of this moment, with the first service that takes all of them; absent where none does, the quote is not open, or catalogue does not respond.
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
