import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { staffPageOf, staffPagingQuery } from '../../definitions/paging.ts';
import { sortBy } from '../../definitions/sorting.ts';
import {
  idSchema,
  instantSchema,
  moneySchema,
  optionalText,
  requiredLine,
  revisionSchema,
} from '../../values/primitives.ts';
import { orderStatuses, purchaseFilters, purchaseStates } from '../terms.ts';
import { orderLineSchema, orderSchema, sellerSchema } from './order-schema.ts';
import { orderKeySchema } from './orders.ts';
import { privatePictureUrlSchema } from './private-picture.ts';

/** A line to buy for a customer, with the data of its order that the buying desk needs. */
export const purchaseRowSchema = z.object({
  order: idSchema,
  code: z.string(),
  orderStatus: z.enum(orderStatuses),
  /** Name of the recipient. */
  customer: z.string(),
  /** Due of the order in VND. Nothing is bought while it is above 0. */
  due: moneySchema,
  assignee: idSchema.optional(),
  /** End of the order's hold. Until then nothing of it is late. */
  heldUntil: instantSchema.optional(),
  /** Revision of the order, for the next write. */
  revision: revisionSchema,
  line: orderLineSchema,
  /** Host of the link; absent for catalogue goods and requests without a link. */
  host: z.string().optional(),
  state: z.enum(purchaseStates),
  /** Deadline of the customer's answer or the seller's delivery. */
  deadline: instantSchema.optional(),
  orderedAt: instantSchema,
});
export type PurchaseRow = z.infer<typeof purchaseRowSchema>;

/**
 * Returns the lines of orders in PURCHASING to buy for customers, by default grouped by source. SOLD_OUT lists lines cancelled at the desk,
 * in orders of any status. `host`: `none` for lines without a link.
 */
export const listPurchases = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/purchases',
  access: 'staff',
  limit: 'read',
  query: staffPagingQuery.extend({
    state: z.enum(purchaseFilters).default('TO_BUY'),
    host: requiredLine(255).optional(),
    assignee: z.union([idSchema, z.literal('none')]).optional(),
    /** Matches words of the order's code or line names, the tracking code, or the seller's order number. */
    search: optionalText(100).optional(),
    /** `deadline` sorts lines without one by the age of their orders. */
    sort: sortBy('host', 'deadline').default('host'),
  }),
  response: staffPageOf(purchaseRowSchema),
  errors: [],
});

const count = z.int().min(0);

/**
 * Returns the figures of the buying desk. Sums in VND cover lines with a known cost: goods and fee charged to customers, and the price
 * paid.
 */
export const getPurchaseSummary = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/purchases/summary',
  access: 'staff',
  limit: 'read',
  response: z.object({
    /** One entry per state except SOLD_OUT. */
    states: z.array(z.object({ state: z.enum(purchaseStates), count })),
    /** Sources of these lines, by descending number of lines. `host` is absent for lines without a link. */
    hosts: z.array(z.object({ host: z.string().optional(), lines: count })),
    bought: z.object({ count, goods: moneySchema, fee: moneySchema, paid: moneySchema }),
    /** Arrived parcels without a line. */
    unknownArrivals: count.default(0),
  }),
  errors: [],
});

const note = optionalText(500).optional();
const revision = revisionSchema.optional();

export const setPurchaseBody = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('BOUGHT'),
    /** Cost of the whole line, in VND. */
    actualPrice: moneySchema.optional(),
    seller: sellerSchema.optional(),
    /** With purpose ORDER. */
    receipt: privatePictureUrlSchema.optional(),
    note,
    revision,
  }),
  z.strictObject({ status: z.literal('SOLD_OUT'), note, revision }),
  /** `askedPrice` is per piece and above the current charge. */
  z.strictObject({ status: z.literal('DEARER'), askedPrice: moneySchema.min(1), note, revision }),
]);

/**
 * Records the purchase of a line while its order is PURCHASING. BOUGHT requires that nothing is due; repeated for a bought line it changes
 * the given fields, `actualPrice` even after arrival. DEARER asks the customer, who has 48 hours to answer; BOUGHT ends the question and
 * the shop bears the difference. SOLD_OUT cancels the line, turns its goods and fee into the order's credit, and cancels an order without
 * remaining lines.
 */
export const setPurchase = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/purchases/:order/:line',
  access: 'staff',
  limit: 'write',
  params: z.object({ order: orderKeySchema, line: idSchema }),
  body: setPurchaseBody,
  response: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'VERSION_CONFLICT', 'FILE_NOT_FOUND'],
});
