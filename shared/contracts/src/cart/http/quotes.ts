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

/** One answer of staff. Prices are fixed until `expiresAt`. */
export const quoteVersionSchema = z.object({
  version: z.int().min(1),
  lines: z.array(quotedLineSchema),
  note: z.string(),
  /** Sum of price × amount, and of fees, without refused lines, in VND. */
  goods: moneySchema,
  serviceFee: moneySchema,
  answeredAt: instantSchema,
  /** Display name of the answering staff member. */
  answeredBy: z.string(),
  expiresAt: instantSchema,
});
export type QuoteVersion = z.infer<typeof quoteVersionSchema>;

/** A line of an accepted quote that was ordered. Its price cannot be used again, even after that order is cancelled. */
export const quoteUseSchema = z.object({ line: idSchema, order: idSchema, at: instantSchema });

/** A request for prices. `lines` as they were when it was sent. `expiresAt` belongs to the last of `versions`. */
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
  /** Deadline by which staff intends to answer. */
  answerBy: instantSchema,
  revision: revisionSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Quote = z.infer<typeof quoteSchema>;

/**
 * Requests prices for lines of the caller's cart that need a quote (from outside, or products of type HARD_TO_GET). CART_LINE_NOT_READY
 * with the lines in `details` that need none or have an open one.
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

/** Returns the caller's quotes, latest first. */
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

/** Returns a quote to its owner and to staff. QUOTE_NOT_FOUND for anyone else. */
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

/** Returns quotes for staff, by default longest waiting first. */
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
  /** Fee for the whole line. Default: the configured percentage of price × amount, rounded half up to 100đ. */
  fee: moneySchema.optional(),
});
const validHoursSchema = z
  .int()
  .min(1)
  .max(24 * 60);
const refusal = z.strictObject({
  line: idSchema,
  refusal: requiredText(500),
  /** Products of the shop suggested instead. INVALID_VALUE for one that the shop does not sell. */
  substitutes: z.array(idSchema).max(cartLimits.substitutes).optional(),
});

/**
 * Answers a request, or adds another version while the last answer is open. Each line of the quote appears once. Expires after the
 * configured hours by default.
 */
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
 * Creates an answered quote for a customer who writes or calls, with goods from outside. The customer accepts or declines it like any
 * other; accepted lines are in the cart. USER_NOT_FOUND: the account is closed or unknown. RATE_NOT_FOUND: the shop does not ship to this
 * country. ORDER_WAS_EXISTED: the key was used with another body.
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
    /** Repeating the call with the same key returns the same quote. */
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
 * Accepts the version shown to the customer: VERSION_CONFLICT for an older one, QUOTE_EXPIRED after its end. Puts its lines into the cart,
 * including removed ones. CART_WAS_DELETED: a line was ordered meanwhile. CART_WAS_EXISTED: the cart has the same goods in another line, or
 * is full.
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

/** Withdraws a request without an answer, or with an answer not yet accepted. */
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
