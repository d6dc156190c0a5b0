import { z } from 'zod';
import { dimensionsSchema } from '../../catalogue/http/products.ts';
import { estimateRowSchema } from '../../catalogue/http/costs.ts';
import { shippingServices } from '../../catalogue/terms.ts';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { localPhoneSchema } from '../../identity/fields.ts';
import { addressSchema } from '../../identity/http/user-schema.ts';
import { pageOf, pagingQuery, staffPageOf, staffPagingQuery } from '../../definitions/paging.ts';
import { sortBy } from '../../definitions/sorting.ts';
import {
  boundedText,
  countryCodeSchema,
  gramsSchema,
  idSchema,
  instantSchema,
  moneySchema,
  optionalText,
  queryFlag,
  requiredLine,
  requiredText,
  revisionSchema,
} from '../../values/primitives.ts';
import { withPlainSigns } from '../../values/typed-text.ts';
import {
  cartLimits,
  movedTogetherLimit,
  orderGroups,
  orderLineStatuses,
  orderPhotoKinds,
  orderStatuses,
} from '../terms.ts';
import type { OrderGroup } from '../terms.ts';
import {
  addedProductSchema,
  lineAmendmentSchema,
  orderSchema,
  orderSumsSchema,
  timelineEntrySchema,
} from './order-schema.ts';
import { privatePictureUrlSchema } from './private-picture.ts';

/** An order's id or its code, in any spelling that people type: small letters, spaces, hyphens and letters of full width are accepted. */
export const orderKeySchema = boundedText(40).min(1).overwrite(withPlainSigns);
const orderParams = z.object({ id: orderKeySchema });

const chosenLines = z
  .array(z.strictObject({ line: idSchema, amount: z.int().min(1).max(cartLimits.amount) }))
  .min(1)
  .max(cartLimits.linesOfOrder);

/**
 * What an order of these lines would cost to this country, one row per service; the totals by the same functions as the order's. Lines that cannot be
 * ordered are in `left`, with their state, and in no sum. NO_PAYMENT_ACCOUNT: the shop has no account to pay into yet, here and at placing.
 */
export const previewOrder = defineEndpoint({
  service: 'cart',
  method: 'POST',
  path: '/v1/orders/preview',
  access: 'customer',
  limit: 'read',
  readOnly: true,
  body: z.strictObject({ country: z.string().max(2).default(''), lines: chosenLines }),
  response: z.object({
    country: countryCodeSchema,
    goods: moneySchema,
    serviceFee: moneySchema,
    /** What is paid now: the setting's share of goods and fee. */
    deposit: moneySchema,
    /** Hours that an order is held for its deposit. */
    unpaidHours: z.int().min(1).optional(),
    /** The estimate for these lines; `refused[].line` is the index in `lines`. */
    rows: z.array(estimateRowSchema),
    lines: z.array(idSchema),
    left: z.array(z.object({ line: idSchema, state: z.string() })),
  }),
  errors: ['CART_NOT_FOUND', 'COUNTRY_MUST_BE_PROVIDED', 'RATE_NOT_FOUND', 'NO_PAYMENT_ACCOUNT'],
});

/** `current` of the VERSION_CONFLICT of `placeOrder`; the freight is estimated after the deposit is confirmed. */
export const presentAmountsSchema = z.object({
  deposit: moneySchema,
  freight: estimateRowSchema.shape.total.optional(),
});
export type PresentAmounts = z.infer<typeof presentAmountsSchema>;

/**
 * Places an order of lines of the own cart. The same key with the same body answers the same order; with another body ORDER_WAS_EXISTED. `deposit` and
 * `freight` are the amounts that the customer has seen: VERSION_CONFLICT with the present ones (`presentAmountsSchema`) when they are others now, TOTALS_CHANGED
 * with the lines whose amount is another. CART_LINE_NOT_READY names the lines that cannot be ordered, GOODS_RESTRICTED those
 * that the service does not carry, CART_AMOUNT_NOT_ENOUGH those that stock does not cover.
 */
export const placeOrder = defineEndpoint({
  service: 'cart',
  method: 'POST',
  path: '/v1/orders',
  access: 'user',
  limit: 'write',
  body: z.strictObject({
    idempotencyKey: z.uuid(),
    lines: chosenLines,
    recipient: addressSchema.omit({ isDefault: true }),
    service: z.enum(shippingServices),
    note: optionalText(2_000).default(''),
    acceptedTerms: z.literal(true),
    deposit: moneySchema,
    /** `total` of the chosen service's row of the preview. Pages of an older release do not send it, and nothing is confirmed then. */
    freight: estimateRowSchema.shape.total.optional(),
  }),
  response: orderSchema,
  status: 201,
  errors: [
    'CART_NOT_FOUND',
    'CART_WAS_DELETED',
    'CART_LINE_NOT_READY',
    'CART_AMOUNT_NOT_ENOUGH',
    'QUOTE_EXPIRED',
    'GOODS_RESTRICTED',
    'RATE_NOT_FOUND',
    'ORDER_WAS_EXISTED',
    'TOTALS_CHANGED',
    'NO_PAYMENT_ACCOUNT',
    'VERSION_CONFLICT',
  ],
});

const ordersQuery = pagingQuery.extend({
  status: z.enum(orderStatuses).optional(),
  /** Orders of any status of the group. */
  group: z.enum(Object.keys(orderGroups) as [OrderGroup, ...OrderGroup[]]).optional(),
  /** A code, or words of line names. */
  search: optionalText(100).optional(),
});

/** The caller's orders, latest first. */
export const listMyOrders = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/orders/me',
  access: 'user',
  limit: 'read',
  query: ordersQuery,
  response: pageOf(orderSchema),
  errors: [],
});

/** For its owner and staff; everybody else gets ORDER_NOT_FOUND. */
export const getOrder = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/orders/:id',
  access: 'user',
  limit: 'read',
  params: orderParams,
  response: orderSchema,
  errors: ['ORDER_NOT_FOUND'],
});

/** Status and timeline alone, for whoever knows code and recipient's phone, which without a country code is one of the order's country; one answer, ORDER_NOT_FOUND, for every miss. */
export const trackOrder = defineEndpoint({
  service: 'cart',
  method: 'POST',
  path: '/v1/orders/track',
  access: 'public',
  limit: 'credential',
  readOnly: true,
  body: z.strictObject({ code: orderKeySchema, phone: localPhoneSchema }),
  response: z.object({
    code: z.string(),
    status: z.enum(orderStatuses),
    timeline: z.array(timelineEntrySchema.omit({ note: true, by: true })),
    carrier: z.string().optional(),
    trackingCode: z.string().optional(),
  }),
  errors: ['ORDER_NOT_FOUND'],
});

/** By its owner while the order's status allows it, by staff before SHIPPED. */
export const cancelOrder = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/orders/:id/cancel',
  access: 'user',
  limit: 'write',
  params: orderParams,
  body: z.strictObject({ reason: optionalText(500).default(''), revision: revisionSchema.optional() }),
  response: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'VERSION_CONFLICT'],
});

/** Its customer has the parcel: SHIPPED becomes DELIVERED, for good. ORDER_NOT_FOUND for everybody else, ORDER_STATUS_CONFLICT for a parcel that is not on its way. */
export const receiveOrder = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/orders/:id/received',
  access: 'user',
  limit: 'write',
  params: orderParams,
  body: z.strictObject({}),
  response: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT'],
});

/** Puts the order's goods into the cart again, as far as they can be had: `added` are ids of lines of the cart, `left` ids of lines of the order that cannot. */
export const reorder = defineEndpoint({
  service: 'cart',
  method: 'POST',
  path: '/v1/orders/:id/reorder',
  access: 'user',
  limit: 'write',
  params: orderParams,
  response: z.object({ added: z.array(idSchema), left: z.array(idSchema) }),
  errors: ['ORDER_NOT_FOUND'],
});

/**
 * What staff narrows orders to. `owed`: those that are cancelled or delivered, with money to give back. `payment`: DUE, something is to be paid now; SETTLED,
 * nothing is. `assignee`: `none` for those that nobody takes care of. `from`, `to`: days in Vietnam on which they were placed.
 */
export const orderFilters = {
  ...ordersQuery.omit({ page: true, limit: true }).shape,
  user: idSchema.optional(),
  owed: queryFlag.optional(),
  country: countryCodeSchema.optional(),
  service: z.enum(shippingServices).optional(),
  payment: z.enum(['DUE', 'SETTLED']).optional(),
  assignee: z.union([idSchema, z.literal('none')]).optional(),
  held: queryFlag.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

/** For staff, by default latest change first. */
export const listOrders = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/orders',
  access: 'staff',
  limit: 'read',
  query: staffPagingQuery.extend({
    ...orderFilters,
    /** The tracking code that an order was sent with, with or without its spaces and signs. */
    tracking: requiredLine(100).optional(),
    sort: sortBy('updatedAt', 'createdAt', 'code').default('-updatedAt'),
  }),
  response: staffPageOf(orderSchema),
  errors: [],
});

/**
 * Moves an order along its transitions; `carrier` and `trackingCode` are required for SHIPPED, and every piece ticked (`packOrderLine`) or a reason, which staff
 * alone reads, else PACKING_INCOMPLETE. REFUNDED comes by the last refund, not by this call.
 */
export const setOrderStatus = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/orders/:id/status',
  access: 'staff',
  limit: 'write',
  params: orderParams,
  body: z.strictObject({
    status: z.enum(orderStatuses),
    note: optionalText(500).default(''),
    carrier: requiredLine(100).optional(),
    trackingCode: requiredLine(100).optional(),
    unpackedReason: requiredText(500).optional(),
    revision: revisionSchema.optional(),
  }),
  response: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'PACKING_INCOMPLETE', 'VERSION_CONFLICT'],
});

/** Statuses that several orders can be moved to at once; SHIPPED needs what belongs to one parcel, and REFUNDED comes by refunds. */
export const movableTogether = ['PURCHASING', 'AT_WAREHOUSE', 'PACKED', 'DELIVERED', 'CANCELLED'] as const;

const moveOutcomes = ['MOVED', 'ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'VERSION_CONFLICT'] as const;

/**
 * Moves several orders, each by itself, as `setOrderStatus` moves one: the answer says of each, in the order asked, whether it was moved or why not. An order
 * whose revision is another one by now stays as it is, so the same call again moves nothing twice.
 */
export const moveOrders = defineEndpoint({
  service: 'cart',
  method: 'POST',
  path: '/v1/orders/moves',
  access: 'staff',
  limit: 'write',
  body: z.strictObject({
    moves: z
      .array(z.strictObject({ order: orderKeySchema, revision: revisionSchema, status: z.enum(movableTogether) }))
      .min(1)
      .max(movedTogetherLimit),
    note: optionalText(500).default(''),
  }),
  response: z.object({ results: z.array(z.object({ order: orderKeySchema, outcome: z.enum(moveOutcomes) })) }),
  errors: [],
});

/**
 * Enters what the parcel weighs; freight and surcharges follow by the rate in force at placing, and the balance is invoiced. In AT_WAREHOUSE, and again in
 * AWAITING_BALANCE and PACKED: as differences, and the status follows from the new due.
 */
export const weighOrder = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/orders/:id/weigh',
  access: 'staff',
  limit: 'write',
  params: orderParams,
  body: z.strictObject({
    grams: gramsSchema,
    dimensionsMm: dimensionsSchema.optional(),
    /** Of the scale, with purpose ORDER: stored together with the weight. Staff's page requires it. */
    photo: privatePictureUrlSchema.optional(),
    note: optionalText(500).default(''),
    revision: revisionSchema.optional(),
  }),
  response: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'VERSION_CONFLICT', 'FILE_NOT_FOUND', 'ACTION_NOT_ALLOWED'],
});

/** READY: arrived, or bought and arrived at once, then not while something is due; the last one moves the order to AT_WAREHOUSE. CANCELLED: cannot be bought, its charges are taken back. Only while PURCHASING. */
export const setOrderLineStatus = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/orders/:id/lines/:line/status',
  access: 'staff',
  limit: 'write',
  params: orderParams.extend({ line: idSchema }),
  body: z.strictObject({
    status: z.enum(orderLineStatuses).exclude(['TO_BUY', 'BOUGHT']),
    note: optionalText(500).default(''),
    revision: revisionSchema.optional(),
  }),
  response: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'VERSION_CONFLICT'],
});

/**
 * Its customer's answer to the dearer price of a line: `price` is the one that was shown, VERSION_CONFLICT when another one is asked by now. Yes charges the
 * difference, due with the balance; no cancels the line, and the order with its last one. ORDER_STATUS_CONFLICT when nothing is asked any more.
 */
export const answerLinePrice = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/orders/:id/lines/:line/price',
  access: 'user',
  limit: 'write',
  params: orderParams.extend({ line: idSchema }),
  body: z.strictObject({ accept: z.boolean(), price: moneySchema }),
  response: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'VERSION_CONFLICT'],
});

/**
 * Changes recipient, service, note and amounts of lines, and adds products of the shop, until PACKED; what is left out, and lines that are not named, stay. What
 * costs the customer more, an added product, another service and another country become a proposal that waits 48 hours for his yes; all else is made at once.
 * Either ends the proposal that is open; without any difference nothing else happens, which withdraws it. `dryRun` writes nothing.
 *
 * Refused: ORDER_STATUS_CONFLICT from PACKED on, VERSION_CONFLICT with the present order, CART_AMOUNT_NOT_ENOUGH with the lines that stock does not cover,
 * CART_LINE_NOT_READY where catalogue has a product no more, and with the added products that cannot be ordered (`details[].path` is `added.{index}`, its code the
 * state of a cart's line: NOT_AVAILABLE, NEEDS_QUOTE), RATE_NOT_FOUND and GOODS_RESTRICTED for the service, INVALID_PAYLOAD with LINE_IS_BOUGHT for more
 * pieces of what is bought already, REQUIRED for fewer of it without a reason, LINE_IS_CANCELLED, PRODUCT_IS_ORDERED for an added product that a line of the order
 * has (its amount is raised instead, at the price that was agreed), TOO_FEW where no line is left, and TOO_MANY where more are left than an order has.
 */
export const amendOrder = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/orders/:id/changes',
  access: 'staff',
  limit: 'write',
  params: orderParams,
  body: z.strictObject({
    revision: revisionSchema,
    recipient: addressSchema.omit({ isDefault: true }).optional(),
    service: z.enum(shippingServices).optional(),
    note: optionalText(2_000).optional(),
    lines: z.array(lineAmendmentSchema).max(cartLimits.linesOfOrder).default([]),
    added: z.array(addedProductSchema).max(cartLimits.linesOfOrder).default([]),
    dryRun: z.boolean().default(false),
  }),
  response: z.object({
    outcome: z.enum(['UNCHANGED', 'MADE', 'PROPOSED']),
    /** As it is now: with `dryRun` as it was. */
    order: orderSchema,
    before: orderSumsSchema,
    after: orderSumsSchema,
  }),
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_STATUS_CONFLICT',
    'VERSION_CONFLICT',
    'CART_AMOUNT_NOT_ENOUGH',
    'CART_LINE_NOT_READY',
    'RATE_NOT_FOUND',
    'GOODS_RESTRICTED',
  ],
});

/**
 * Its customer's yes to the proposed change; `due` is `after.due` as it was shown. VERSION_CONFLICT when another change is proposed or another sum is due by
 * now, ORDER_STATUS_CONFLICT when none is any more, CART_AMOUNT_NOT_ENOUGH when stock does not cover it any more.
 */
export const acceptOrderChange = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/orders/:id/changes/accept',
  access: 'user',
  limit: 'write',
  params: orderParams,
  body: z.strictObject({ proposal: idSchema, due: moneySchema }),
  response: orderSchema,
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_STATUS_CONFLICT',
    'VERSION_CONFLICT',
    'CART_AMOUNT_NOT_ENOUGH',
    'CART_LINE_NOT_READY',
  ],
});

/** Its customer's no: the order stays as it is. VERSION_CONFLICT and ORDER_STATUS_CONFLICT as for yes. */
export const declineOrderChange = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/orders/:id/changes/decline',
  access: 'user',
  limit: 'write',
  params: orderParams,
  body: z.strictObject({ proposal: idSchema, due: moneySchema }),
  response: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'VERSION_CONFLICT'],
});

/** Who of staff takes care of the order; null: nobody. USER_NOT_FOUND for who is none of staff. */
export const setOrderAssignee = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/orders/:id/assignee',
  access: 'staff',
  limit: 'write',
  params: orderParams,
  body: z.strictObject({ assignee: idSchema.nullable(), revision: revisionSchema.optional() }),
  response: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'USER_NOT_FOUND', 'VERSION_CONFLICT'],
});

const assignOutcomes = ['ASSIGNED', 'ORDER_NOT_FOUND', 'VERSION_CONFLICT'] as const;

/** Gives several orders to one colleague, or to nobody, each by itself: the answer says of each, in the order asked, whether it was assigned or why not. */
export const assignOrders = defineEndpoint({
  service: 'cart',
  method: 'POST',
  path: '/v1/orders/assignees',
  access: 'staff',
  limit: 'write',
  body: z.strictObject({
    assignee: idSchema.nullable(),
    orders: z
      .array(z.strictObject({ order: orderKeySchema, revision: revisionSchema.optional() }))
      .min(1)
      .max(movedTogetherLimit),
  }),
  response: z.object({ results: z.array(z.object({ order: orderKeySchema, outcome: z.enum(assignOutcomes) })) }),
  errors: ['USER_NOT_FOUND'],
});

/** Adds a note that staff alone reads. `mentions` are colleagues, who are told that there is one; USER_NOT_FOUND for others. ORDER_STATUS_CONFLICT: it has as many notes as can be read. */
export const addOrderNote = defineEndpoint({
  service: 'cart',
  method: 'POST',
  path: '/v1/orders/:id/notes',
  access: 'staff',
  limit: 'write',
  params: orderParams,
  body: z.strictObject({
    text: requiredText(2_000),
    mentions: z.array(idSchema).max(10).default([]),
  }),
  response: orderSchema,
  status: 201,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'USER_NOT_FOUND'],
});

/** Leaves the order alone until an instant, at most a year ahead: no sweep cancels it, and nothing of it is late. `until: null` ends that. */
export const setOrderHold = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/orders/:id/hold',
  access: 'staff',
  limit: 'write',
  params: orderParams,
  body: z.union([
    z.strictObject({ until: instantSchema, reason: requiredText(500), revision: revisionSchema.optional() }),
    z.strictObject({ until: z.null(), revision: revisionSchema.optional() }),
  ]),
  response: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'VERSION_CONFLICT'],
});

/** Ticks how many pieces of a line lie in the parcel, of an order in PACKED; for staff alone. At most the line's amount; 0 takes the tick away. */
export const packOrderLine = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/orders/:id/packing',
  access: 'staff',
  limit: 'write',
  params: orderParams,
  body: z.strictObject({
    line: idSchema,
    amount: z.int().min(0).max(cartLimits.amount),
    revision: revisionSchema.optional(),
  }),
  response: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'VERSION_CONFLICT'],
});

/** Adds photos of purpose ORDER (arrival, scale, claims). */
export const addOrderPhotos = defineEndpoint({
  service: 'cart',
  method: 'POST',
  path: '/v1/orders/:id/photos',
  access: 'staff',
  limit: 'write',
  params: orderParams,
  body: z.strictObject({ kind: z.enum(orderPhotoKinds), images: z.array(privatePictureUrlSchema).min(1).max(10) }),
  response: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'FILE_NOT_FOUND', 'ACTION_NOT_ALLOWED'],
});

/**
 * Records money paid back: a new entry of the ledger, at most the order's credit. A cancelled order whose credit is 0 becomes REFUNDED. `bankDay` is the day of the
 * transfer to the customer.
 */
export const refundOrder = defineEndpoint({
  service: 'cart',
  method: 'POST',
  path: '/v1/orders/:id/refunds',
  access: 'staff',
  limit: 'write',
  params: orderParams,
  body: z.strictObject({
    idempotencyKey: z.uuid(),
    amount: moneySchema.min(1),
    bankReference: requiredLine(100),
    bankDay: z.iso.date().optional(),
    note: optionalText(500).default(''),
  }),
  response: orderSchema,
  status: 201,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'PAYMENT_WAS_EXISTED'],
});

/**
 * Takes charges off an order that is packed, sent or delivered, such as for a piece that broke: what is beyond the due becomes its credit. Of a line its goods and fee,
 * of the whole order first what the parcel costs. ORDER_STATUS_CONFLICT before it is packed, and for more than is charged.
 */
export const reduceOrder = defineEndpoint({
  service: 'cart',
  method: 'POST',
  path: '/v1/orders/:id/reductions',
  access: 'staff',
  limit: 'write',
  params: orderParams,
  body: z.strictObject({
    line: idSchema.optional(),
    amount: moneySchema.min(1),
    reason: requiredText(500),
    revision: revisionSchema.optional(),
  }),
  response: orderSchema,
  status: 201,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'VERSION_CONFLICT'],
});

/** Corrects carrier and tracking code of an order that is on its way; its customer is told. ORDER_STATUS_CONFLICT in any other status. */
export const correctShipment = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/orders/:id/shipment',
  access: 'staff',
  limit: 'write',
  params: orderParams,
  body: z.strictObject({
    carrier: requiredLine(100),
    trackingCode: requiredLine(100),
    revision: revisionSchema.optional(),
  }),
  response: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'VERSION_CONFLICT'],
});

/**
 * Takes a refund back that was booked by mistake: an opposite entry, after which the money is the order's credit again and its reference is free. REFUNDED becomes
 * CANCELLED. ORDER_STATUS_CONFLICT: there is no such refund, or it was taken back; one that came by returning a transfer is taken back there.
 */
export const takeBackRefund = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/orders/:id/refunds/:entry/take-back',
  access: 'staff',
  limit: 'write',
  params: orderParams.extend({ entry: idSchema }),
  body: z.strictObject({ reason: requiredText(500), revision: revisionSchema.optional() }),
  response: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'VERSION_CONFLICT'],
});
