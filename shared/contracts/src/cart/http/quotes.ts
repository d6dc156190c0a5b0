import { z } from 'zod';
import { dimensionsSchema } from '../../catalogue/http/products.ts';
import { categoryTypes, productTypes } from '../../catalogue/terms.ts';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { pageOf, pagingQuery, staffPageOf, staffPagingQuery } from '../../definitions/paging.ts';
import { sortBy } from '../../definitions/sorting.ts';
import {
  countryCodeSchema,
  gramsSchema,
  idSchema,
  instantSchema,
  moneySchema,
  optionalText,
  requiredText,
  revisionSchema,
} from '../../values/primitives.ts';
import { cartLimits, quoteStatuses } from '../terms.ts';
import { amountSchema, cartLineSchema, outsideDetails, quotedLineSchema } from './lines.ts';

const idParams = z.object({ id: idSchema });

/** One answer of staff; prices are frozen until `expiresAt`. */
export const quoteVersionSchema = z.object({
  version: z.int().min(1),
  lines: z.array(quotedLineSchema),
  note: z.string(),
  /** Sum of price × amount, and of the fees, over the lines that are not refused; in VND. */
  goods: moneySchema,
  serviceFee: moneySchema,
  answeredAt: instantSchema,
  /** Display name of who answered. */
  answeredBy: z.string(),
  expiresAt: instantSchema,
});
export type QuoteVersion = z.infer<typeof quoteVersionSchema>;

/** A line of an accepted quote that an order was placed with: its price holds for no other, also once that order is cancelled. */
export const quoteUseSchema = z.object({ line: idSchema, order: idSchema, at: instantSchema });

/** A request for prices: `lines` as they were when it was sent. `expiresAt` and the last of `versions` belong together. */
export const quoteSchema = z.object({
  _id: idSchema,
  user: idSchema,
  country: countryCodeSchema,
  note: z.string(),
  status: z.enum(quoteStatuses),
  lines: z.array(cartLineSchema),
  versions: z.array(quoteVersionSchema),
  acceptedVersion: z.int().min(1).optional(),
  uses: z.array(quoteUseSchema).optional(),
  expiresAt: instantSchema.optional(),
  /** By when staff means to answer a request. */
  answerBy: instantSchema,
  revision: revisionSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Quote = z.infer<typeof quoteSchema>;

/**
 * Asks for prices of lines of the own cart that need a quote (from outside, or products of type HARD_TO_GET). CART_LINE_NOT_READY for a line that needs
 * none or has an open one, with the line in `details`.
 */
export const requestQuote = defineEndpoint({
  service: 'cart',
  method: 'POST',
  path: '/v1/quotes',
  access: 'user',
  limit: 'write',
  body: z.strictObject({
    lines: z.array(idSchema).min(1).max(cartLimits.linesOfOrder),
    country: countryCodeSchema,
    note: optionalText(2_000).default(''),
  }),
  response: quoteSchema,
  status: 201,
  errors: ['CART_NOT_FOUND', 'CART_WAS_DELETED', 'CART_LINE_NOT_READY', 'RATE_NOT_FOUND'],
});

const statusQuery = pagingQuery.extend({ status: z.enum(quoteStatuses).optional() });

/** The caller's quotes, latest first. */
export const listMyQuotes = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/quotes/me',
  access: 'user',
  limit: 'read',
  query: statusQuery,
  response: pageOf(quoteSchema),
  errors: [],
});

/** For its owner and staff; everybody else gets QUOTE_NOT_FOUND. */
export const getQuote = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/quotes/:id',
  access: 'user',
  limit: 'read',
  params: idParams,
  response: quoteSchema,
  errors: ['QUOTE_NOT_FOUND'],
});

/** For staff, by default those that wait longest for an answer first. */
export const listQuotes = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/quotes',
  access: 'staff',
  limit: 'read',
  query: statusQuery.extend({
    ...staffPagingQuery.shape,
    user: idSchema.optional(),
    sort: sortBy('createdAt', 'updatedAt').optional(),
  }),
  response: staffPageOf(quoteSchema),
  errors: [],
});

const offer = z.strictObject({
  line: idSchema,
  price: moneySchema,
  weightGrams: gramsSchema,
  dimensionsMm: dimensionsSchema.optional(),
  goodsType: z.enum(productTypes).default('NORMAL'),
  categoryType: z.enum(categoryTypes).optional(),
  /** For the whole line; default is the setting's percentage of price × amount, rounded half up to 100đ. */
  fee: moneySchema.optional(),
});
const validHoursSchema = z
  .int()
  .min(1)
  .max(24 * 60);
const refusal = z.strictObject({
  line: idSchema,
  refusal: requiredText(500),
  /** Products of the shop that are suggested in its place; INVALID_VALUE for one that the shop does not sell. */
  substitutes: z.array(idSchema).max(cartLimits.substitutes).optional(),
});

/** Answers a request, or answers anew while the last answer is open: a further version. Each line of the quote appears once. Expiry: the setting's hours. */
export const answerQuote = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/quotes/:id/answer',
  access: 'staff',
  limit: 'write',
  params: idParams,
  body: z.strictObject({
    lines: z
      .array(z.union([offer, refusal]))
      .min(1)
      .max(cartLimits.linesOfOrder),
    note: optionalText(2_000).default(''),
    validHours: validHoursSchema.optional(),
    revision: revisionSchema.optional(),
  }),
  response: quoteSchema,
  errors: ['QUOTE_NOT_FOUND', 'QUOTE_STATUS_CONFLICT', 'QUOTE_EXPIRED', 'VERSION_CONFLICT'],
});

/**
 * A quote for a customer who writes or calls: goods from outside with their answer, which the customer accepts or declines as any other; accepted, they lie in
 * the cart. USER_NOT_FOUND: the account is closed or unknown. RATE_NOT_FOUND: nothing is sent to this country. ORDER_WAS_EXISTED: the key was sent with another body.
 */
export const quoteForCustomer = defineEndpoint({
  service: 'cart',
  method: 'POST',
  path: '/v1/quotes/for-customer',
  access: 'staff',
  limit: 'write',
  body: z.strictObject({
    user: idSchema,
    country: countryCodeSchema,
    lines: z
      .array(
        z.strictObject({
          url: outsideDetails.url,
          name: outsideDetails.name,
          note: outsideDetails.note.default(''),
          amount: amountSchema.default(1),
          ...offer.omit({ line: true }).shape,
          categoryType: z.enum(categoryTypes),
        }),
      )
      .min(1)
      .max(cartLimits.linesOfOrder),
    note: optionalText(2_000).default(''),
    validHours: validHoursSchema.optional(),
    /** The same call sent again answers with the same quote. */
    idempotencyKey: z.uuid().optional(),
  }),
  response: quoteSchema,
  status: 201,
  errors: ['USER_NOT_FOUND', 'RATE_NOT_FOUND', 'ORDER_WAS_EXISTED'],
});

const decision = {
  service: 'cart',
  method: 'PUT',
  access: 'user',
  limit: 'write',
  params: idParams,
  body: z.strictObject({ version: z.int().min(1) }),
  response: quoteSchema,
} as const;

/**
 * Accepts the version that the customer has seen: VERSION_CONFLICT for an older one, QUOTE_EXPIRED after its end. Its lines lie in the cart afterwards: those that
 * were removed come back, CART_WAS_DELETED for one that was ordered meanwhile, CART_WAS_EXISTED where the cart has the same goods as another line, or no room.
 */
export const acceptQuote = defineEndpoint({
  ...decision,
  path: '/v1/quotes/:id/accept',
  errors: [
    'QUOTE_NOT_FOUND',
    'QUOTE_STATUS_CONFLICT',
    'QUOTE_EXPIRED',
    'VERSION_CONFLICT',
    'CART_WAS_DELETED',
    'CART_WAS_EXISTED',
  ],
});

export const declineQuote = defineEndpoint({
  ...decision,
  path: '/v1/quotes/:id/decline',
  errors: ['QUOTE_NOT_FOUND', 'QUOTE_STATUS_CONFLICT', 'QUOTE_EXPIRED', 'VERSION_CONFLICT'],
});

/** The customer takes back a request that is not answered, or an answer not yet accepted. */
export const withdrawQuote = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/quotes/:id/withdraw',
  access: 'user',
  limit: 'write',
  params: idParams,
  response: quoteSchema,
  errors: ['QUOTE_NOT_FOUND', 'QUOTE_STATUS_CONFLICT'],
});
