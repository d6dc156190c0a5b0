import { z } from 'zod';
import { defineEvent } from '../definitions/event.ts';
import { idSchema, instantSchema, moneySchema } from '../values/primitives.ts';
import {
  cancelReasons,
  lineCancelReasons,
  orderStatuses,
  paymentStatuses,
  proposalOutcomes,
  quoteStatuses,
} from './terms.ts';

/** The lines of a customer's cart changed. The subject is the customer. */
export const cartChanged = defineEvent({
  type: 'cart.changed',
  version: 1,
  subjectType: 'cart',
  producer: 'cart',
  data: z.object({
    customer: z.object({ kind: z.enum(['user', 'guest']), id: z.string() }),
    totalAmount: z.int().min(0),
  }),
});

const quoteEvent = <Type extends string>(type: Type) =>
  defineEvent({
    type,
    version: 1,
    subjectType: 'quote',
    producer: 'cart',
    data: z.object({
      _id: idSchema,
      user: idSchema,
      status: z.enum(quoteStatuses),
      version: z.int().min(0),
      expiresAt: instantSchema.optional(),
    }),
  });

export const quoteRequested = quoteEvent('quote.requested');
export const quoteAnswered = quoteEvent('quote.answered');
export const quoteAccepted = quoteEvent('quote.accepted');
export const quoteDeclined = quoteEvent('quote.declined');
export const quoteWithdrawn = quoteEvent('quote.withdrawn');
export const quoteExpired = quoteEvent('quote.expired');

const orderFields = { _id: idSchema, code: z.string(), user: idSchema };

export const orderPlaced = defineEvent({
  type: 'order.placed',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({ ...orderFields, status: z.enum(orderStatuses), due: moneySchema }),
});

/** Overpayment in VND. Pays later charges of the order; the rest is refunded. Missing in events of earlier versions. */
const creditSchema = moneySchema.default(0);

/**
 * Published when an order changes its status, except on placing. `due` is the amount to pay now. If one transaction moves an order several
 * times, `status` is the last one, or CANCELLED on the way to REFUNDED.
 */
export const orderStatusChanged = defineEvent({
  type: 'order.status-changed',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({
    ...orderFields,
    from: z.enum(orderStatuses),
    status: z.enum(orderStatuses),
    due: moneySchema,
    credit: creditSchema,
  }),
});

/**
 * The amount due or the credit of an order changed without a step of the order that reports it (money moved away, parcel weighed again,
 * charge reduced), or the deposit of goods already bought is missing. `missing` is the missing part of that deposit, otherwise 0.
 */
export const orderDueChanged = defineEvent({
  type: 'order.due-changed',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({
    ...orderFields,
    from: z.enum(orderStatuses),
    status: z.enum(orderStatuses),
    dueBefore: moneySchema,
    due: moneySchema,
    credit: creditSchema,
    missing: moneySchema,
  }),
});

/**
 * Money went back to a customer, in full or in part: a refund of an order, or a return of a transfer allocated to it or naming it. `amount`
 * is in VND; `left` is the money for this order that the shop still holds for the customer.
 */
export const orderRefunded = defineEvent({
  type: 'order.refunded',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({ ...orderFields, status: z.enum(orderStatuses), amount: moneySchema, left: moneySchema }),
});

/** A refund or return that the customer was notified of was booked by mistake. The shop holds `amount` (VND) for the customer again. */
export const orderRefundTakenBack = defineEvent({
  type: 'order.refund-taken-back',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({ ...orderFields, amount: moneySchema }),
});

/** Staff corrected the carrier or tracking code of a shipped order. */
export const orderShipmentCorrected = defineEvent({
  type: 'order.shipment-corrected',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({ ...orderFields, carrier: z.string(), trackingCode: z.string() }),
});

/**
 * Published on cancellation in addition to `order.status-changed`. Catalogue releases the stock reserved for the order. `owed`: VND to
 * refund to the customer; missing in events of earlier versions.
 */
export const orderCancelled = defineEvent({
  type: 'order.cancelled',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({ ...orderFields, reason: z.enum(cancelReasons), owed: moneySchema.default(0) }),
});

/**
 * A line cannot be bought. Catalogue releases its reserved stock. `reason` is set if the buying desk cancelled the line. `status` is the
 * order's status afterwards, CANCELLED if that was its last line; missing in events of earlier versions.
 */
export const orderLineCancelled = defineEvent({
  type: 'order.line-cancelled',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({
    ...orderFields,
    line: idSchema,
    reason: z.enum(lineCancelReasons).optional(),
    status: z.enum(orderStatuses).optional(),
  }),
});

/** A line costs more than quoted. The customer can answer until `until`. `price` is per piece, in VND. */
export const orderPriceAsked = defineEvent({
  type: 'order.price-asked',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({ ...orderFields, line: idSchema, price: moneySchema, until: instantSchema }),
});

/** The customer answered a raised price. */
export const orderPriceAnswered = defineEvent({
  type: 'order.price-answered',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({ ...orderFields, line: idSchema, price: moneySchema, accepted: z.boolean() }),
});

/** A change of the order waits for the customer's approval. `total` (VND, with freight) would replace `totalBefore`. */
export const orderChangeProposed = defineEvent({
  type: 'order.change-proposed',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({
    ...orderFields,
    proposal: idSchema,
    until: instantSchema,
    totalBefore: moneySchema,
    total: moneySchema,
  }),
});

/** A proposed change was accepted, declined, not answered in time, or superseded. */
export const orderProposalEnded = defineEvent({
  type: 'order.proposal-ended',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({ ...orderFields, proposal: idSchema, outcome: z.enum(proposalOutcomes) }),
});

/**
 * Staff changed the recipient, service, note or lines of an order, or the customer accepted such a change. `due` is the amount to pay now.
 */
export const orderAmended = defineEvent({
  type: 'order.amended',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({ ...orderFields, dueBefore: moneySchema, due: moneySchema, credit: creditSchema }),
});

/** A line was bought, or the data of its parcel changed. Contains no purchase price. */
export const orderLineBought = defineEvent({
  type: 'order.line-bought',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({ ...orderFields, line: idSchema }),
});

/**
 * Published on delivery. Updates sales counters and permits ratings. Lines from outside the catalogue have no `product`; cancelled lines
 * are left out.
 */
export const orderDelivered = defineEvent({
  type: 'order.delivered',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({
    ...orderFields,
    lines: z.array(z.object({ product: idSchema.optional(), amount: z.int().min(1) })),
    deliveredAt: instantSchema,
  }),
});

const paymentFields = { _id: idSchema, order: idSchema, code: z.string(), user: idSchema, amount: moneySchema };

/**
 * Money of a transfer was allocated to an order: on arrival, by staff, or when a new charge became due. `due` is the amount still to pay,
 * `rest` the remainder of the transfer that is held for the order (missing in events of earlier versions).
 */
export const paymentReceived = defineEvent({
  type: 'payment.received',
  version: 1,
  subjectType: 'payment',
  producer: 'cart',
  data: z.object({ ...paymentFields, due: moneySchema, rest: moneySchema.default(0) }),
});

/**
 * A transfer, or an amount that staff added to one, names an order that has nothing due. `amount` is held for the order, or goes back if
 * `status` is a final one.
 */
export const paymentSurplus = defineEvent({
  type: 'payment.surplus',
  version: 1,
  subjectType: 'payment',
  producer: 'cart',
  data: z.object({ ...paymentFields, status: z.enum(orderStatuses) }),
});

/** A note of staff on an order mentions a colleague. The event does not contain the note. */
export const orderMentioned = defineEvent({
  type: 'order.mentioned',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({ _id: idSchema, code: z.string(), colleague: idSchema }),
});

/** A transfer waits for staff in the queue. */
export const paymentUnmatched = defineEvent({
  type: 'payment.unmatched',
  version: 1,
  subjectType: 'payment',
  producer: 'cart',
  data: z.object({ _id: idSchema, amount: moneySchema, status: z.enum(paymentStatuses), order: idSchema.optional() }),
});

/** A customer tried to order while the shop has no bank account configured. Published once per revision of the settings. */
export const paymentAccountMissing = defineEvent({
  type: 'payment-account.missing',
  version: 1,
  subjectType: 'payment-account',
  producer: 'cart',
  data: z.object({ settingsRevision: z.int().min(1) }),
});
