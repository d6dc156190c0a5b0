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

/** A line that is bought for a customer, with what the desk needs of its order. */
export const purchaseRowSchema = z.object({
  order: idSchema,
  code: z.string(),
  orderStatus: z.enum(orderStatuses),
  /** The recipient's name. */
  customer: z.string(),
  /** VND that the order has due: nothing is bought for it until it is paid. */
  due: moneySchema,
  assignee: idSchema.optional(),
  /** The order is on hold until then, and nothing of it is late. */
  heldUntil: instantSchema.optional(),
  /** Of the order: the next write is based on it. */
  revision: revisionSchema,
  line: orderLineSchema,
  /** Where it is bought; absent for goods of the catalogue and requests without a link. */
  host: z.string().optional(),
  state: z.enum(purchaseStates),
  /** By when its customer answers, or its seller delivers. */
  deadline: instantSchema.optional(),
  /** When the order was placed. */
  orderedAt: instantSchema,
});
export type PurchaseRow = z.infer<typeof purchaseRowSchema>;

/**
 * The buying desk: lines of orders in PURCHASING that are bought for a customer, by default those of one source beside each other; SOLD_OUT lists the lines that
 * were cancelled at the desk, whatever became of their orders. `host`: `none` for those without a link.
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
    /** Finds lines of the orders whose code, or names of lines, have these words, and lines with this tracking code or number at the seller's. */
    search: optionalText(100).optional(),
    /** `deadline`: of lines that have none, by the age of their orders. */
    sort: sortBy('host', 'deadline').default('host'),
  }),
  response: staffPageOf(purchaseRowSchema),
  errors: [],
});

const count = z.int().min(0);

/** What the desk has before it. Sums in VND are of lines whose cost is known: what customers are charged for the goods, the shop's fee, and what was paid. */
export const getPurchaseSummary = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/purchases/summary',
  access: 'staff',
  limit: 'read',
  response: z.object({
    /** One entry for each state but SOLD_OUT. */
    states: z.array(z.object({ state: z.enum(purchaseStates), count })),
    /** Sources of these lines, those with most lines first; `host` is absent for lines without a link. */
    hosts: z.array(z.object({ host: z.string().optional(), lines: count })),
    bought: z.object({ count, goods: moneySchema, fee: moneySchema, paid: moneySchema }),
    /** Parcels that have arrived and belong to no line yet. */
    unknownArrivals: count.default(0),
  }),
  errors: [],
});

const note = optionalText(500).optional();
const revision = revisionSchema.optional();

export const setPurchaseBody = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('BOUGHT'),
    /** What the whole line cost, in VND. */
    actualPrice: moneySchema.optional(),
    seller: sellerSchema.optional(),
    /** With purpose ORDER. */
    receipt: privatePictureUrlSchema.optional(),
    note,
    revision,
  }),
  z.strictObject({ status: z.literal('SOLD_OUT'), note, revision }),
  /** `askedPrice` of one piece, above what the customer is charged now. */
  z.strictObject({ status: z.literal('DEARER'), askedPrice: moneySchema.min(1), note, revision }),
]);

/**
 * What became of a line at the seller's, while its order is PURCHASING. BOUGHT: not while something is due; sent again for a line that is bought, it changes what is
 * given; `actualPrice` also after it has arrived. DEARER asks the customer, who has 48 hours; BOUGHT ends the question, the shop bears the difference. SOLD_OUT cancels the line, its goods and fee become
 * the order's credit, and an order without any line left is cancelled.
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
