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

/** An order's id, or its code in any spelling: lower case, spaces, hyphens and full-width letters are accepted. */
export const orderKeySchema = boundedText(40).min(1).overwrite(withPlainSigns);
const orderParams = z.object({ id: orderKeySchema });

const chosenLines = z
  .array(z.strictObject({ line: idSchema, amount: z.int().min(1).max(cartLimits.amount) }))
  .min(1)
  .max(cartLimits.linesOfOrder);

/**
 * Calculates an order of these lines to a country, one row per service, with the same functions as the order itself. Lines that cannot be
 * ordered are listed with their state in `left` and not included in sums. NO_PAYMENT_ACCOUNT: the shop has no bank account configured (also
 * on placing).
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
    /** The amount to pay now: the configured share of goods and fee. */
    deposit: moneySchema,
    /** Hours that an order waits for its deposit. */
    unpaidHours: z.int().min(1).optional(),
    /** The estimate for these lines; `refused[].line` is the index in `lines`. */
    rows: z.array(estimateRowSchema),
    lines: z.array(idSchema),
    left: z.array(z.object({ line: idSchema, state: z.string() })),
  }),
  errors: ['CART_NOT_FOUND', 'COUNTRY_MUST_BE_PROVIDED', 'RATE_NOT_FOUND', 'NO_PAYMENT_ACCOUNT'],
});

/** `current` of the VERSION_CONFLICT of `placeOrder`. Freight is estimated only after the deposit is confirmed. */
export const presentAmountsSchema = z.object({
  deposit: moneySchema,
  freight: estimateRowSchema.shape.total.optional(),
});
export type PresentAmounts = z.infer<typeof presentAmountsSchema>;

/**
 * Places an order of lines of the caller's cart. Repeating the key with the same body returns the same order, with another body
 * ORDER_WAS_EXISTED. `deposit` and `freight` are the amounts shown to the customer: VERSION_CONFLICT with the current ones
 * (`presentAmountsSchema`) if they differ, TOTALS_CHANGED with the lines whose amount differs. CART_LINE_NOT_READY names the lines that
 * cannot be ordered, GOODS_RESTRICTED those that the service does not carry, CART_AMOUNT_NOT_ENOUGH those that exceed the stock.
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
    /** `total` of the chosen service's row in the preview. Pages of an older release do not send it; freight is then not checked. */
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
  /** Selects orders in any status of the group. */
  group: z.enum(Object.keys(orderGroups) as [OrderGroup, ...OrderGroup[]]).optional(),
  /** A code, or words of line names. */
  search: optionalText(100).optional(),
});

/** Returns the caller's orders, latest first. */
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

/** Returns an order to its owner and to staff. ORDER_NOT_FOUND for anyone else. */
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

/**
 * Returns only status and timeline, for a code and the recipient's phone number (without a country code it is read as one of the order's
 * country). Every mismatch answers ORDER_NOT_FOUND.
 */
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

/** Cancels an order: the owner while its status allows it, staff before SHIPPED. */
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

/**
 * Confirms receipt by the customer: SHIPPED becomes DELIVERED, irreversibly. ORDER_NOT_FOUND for anyone but the owner,
 * ORDER_STATUS_CONFLICT if the order is not SHIPPED.
 */
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

/**
 * Puts the available goods of an order into the cart again. `added` are ids of cart lines, `left` ids of order lines that are not
 * available.
 */
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
 * Staff's filters for orders. `owed`: cancelled or delivered with money to give back. `payment`: DUE if something is to be paid now, else
 * SETTLED. `assignee`: `none` for unassigned orders. `from`, `to`: days of placement in Vietnam.
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

/** Returns orders for staff, by default latest change first. */
export const listOrders = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/orders',
  access: 'staff',
  limit: 'read',
  query: staffPagingQuery.extend({
    ...orderFilters,
    /** Tracking code of the shipment, with or without spaces and punctuation. */
    tracking: requiredLine(100).optional(),
    sort: sortBy('updatedAt', 'createdAt', 'code').default('-updatedAt'),
  }),
  response: staffPageOf(orderSchema),
  errors: [],
});

/**
 * Moves an order along its transitions. SHIPPED requires `carrier` and `trackingCode`, and all pieces ticked (`packOrderLine`) or an
 * internal reason, else PACKING_INCOMPLETE. REFUNDED cannot be set: it follows from the last refund.
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

/** Statuses that several orders can be moved to at once. SHIPPED needs data of each parcel, and REFUNDED follows from refunds. */
export const movableTogether = ['PURCHASING', 'AT_WAREHOUSE', 'PACKED', 'DELIVERED', 'CANCELLED'] as const;

const moveOutcomes = ['MOVED', 'ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'VERSION_CONFLICT'] as const;

/**
 * Moves several orders independently, as `setOrderStatus` does. The response lists, in request order, whether each was moved or why not. An
 * order whose revision has changed is not moved, so the call can be repeated safely.
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
 * Records the weight of a parcel. Freight and surcharges follow from the rate in force at placing, and the balance becomes due. Allowed in
 * AT_WAREHOUSE; in AWAITING_BALANCE and PACKED the difference is charged and the status follows from the new due.
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
    /** Photo of the scale, with purpose ORDER, stored together with the weight. Staff's page requires it. */
    photo: privatePictureUrlSchema.optional(),
    note: optionalText(500).default(''),
    revision: revisionSchema.optional(),
  }),
  response: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'VERSION_CONFLICT', 'FILE_NOT_FOUND', 'ACTION_NOT_ALLOWED'],
});

/**
 * Sets a line to READY (arrived, or bought and arrived at once, which requires that nothing is due) or CANCELLED (cannot be bought, its
 * charges are reversed). Only while PURCHASING. The last READY line moves the order to AT_WAREHOUSE.
 */
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
 * Answers a raised price of a line. `price` is the one shown to the customer: VERSION_CONFLICT if another one is asked now. Accepting
 * charges the difference, due with the balance. Declining cancels the line, and with its last line the order. ORDER_STATUS_CONFLICT: no
 * price is asked any more.
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
 * Changes recipient, service, note and line amounts, and adds catalogue products, until PACKED. Omitted fields and lines stay. A change
 * that costs the customer more, an added product, another service or another country becomes a proposal that waits 48 hours for approval;
 * other changes apply at once. Either ends the open proposal; a request without any difference only withdraws it. `dryRun` writes nothing.
 *
 * Errors: ORDER_STATUS_CONFLICT from PACKED on. VERSION_CONFLICT with the current order. CART_AMOUNT_NOT_ENOUGH with the lines that exceed
 * the stock. CART_LINE_NOT_READY if catalogue no longer has a product, and for added products that cannot be ordered (`details[].path` is
 * `added.{index}`, its code a cart line state: NOT_AVAILABLE, NEEDS_QUOTE). RATE_NOT_FOUND and GOODS_RESTRICTED for the service.
 * INVALID_PAYLOAD with LINE_IS_BOUGHT for more pieces of goods already bought, REQUIRED for fewer of them without a reason,
 * LINE_IS_CANCELLED, PRODUCT_IS_ORDERED for an added product that a line already has (raise its amount instead, at the agreed price),
 * TOO_FEW if no line would remain, and TOO_MANY for more lines than an order may have.
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
    /** The order after the change; with `dryRun` unchanged. */
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
 * Accepts the proposed change. `due` is `after.due` as shown. VERSION_CONFLICT: the proposal or the sum due has changed since.
 * ORDER_STATUS_CONFLICT: no proposal is open. CART_AMOUNT_NOT_ENOUGH: stock no longer covers it.
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

/** Declines the proposed change; the order stays as it is. VERSION_CONFLICT and ORDER_STATUS_CONFLICT as for accepting. */
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

/** Assigns the order to a staff member; null unassigns it. USER_NOT_FOUND: the user is not staff. */
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

/**
 * Assigns several orders to one colleague, or unassigns them, independently. The response lists, in request order, whether each was
 * assigned or why not.
 */
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

/**
 * Adds a note that only staff can read. `mentions` are colleagues to notify; USER_NOT_FOUND for others. ORDER_STATUS_CONFLICT: the order
 * has the maximum number of notes.
 */
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

/**
 * Puts the order on hold until an instant at most a year ahead: it is neither cancelled automatically nor counted as late. `until: null`
 * ends the hold.
 */
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

/** Sets how many pieces of a line are packed, for an order in PACKED. At most the line's amount; 0 unticks the line. Staff only. */
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
 * Records a refund: a ledger entry of at most the order's credit. A cancelled order whose credit becomes 0 is REFUNDED. `bankDay` is the
 * day of the transfer to the customer.
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
 * Reduces the charges of a packed, shipped or delivered order, for example for a broken piece. The excess becomes credit. For a line it
 * reduces goods and fee, for the whole order freight and surcharges first. ORDER_STATUS_CONFLICT: not packed yet, or more than was charged.
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

/** Corrects carrier and tracking code of a shipped order and notifies the customer. ORDER_STATUS_CONFLICT in any other status. */
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
 * Reverses a refund booked by mistake with an opposite entry: the money is the order's credit again, the bank reference is free, and
 * REFUNDED becomes CANCELLED. ORDER_STATUS_CONFLICT: there is no such refund, or it is already reversed. A refund from a returned transfer
 * is reversed by `takeBackReturn`.
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
