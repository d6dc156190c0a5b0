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

/** The lines of a customer's cart have changed; the subject is the customer. */
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

/** What the customer has paid too much. It pays what becomes due; what is left in the end goes back. Events of earlier versions do not say. */
const creditSchema = moneySchema.default(0);

/**
 * Published for a change of the status but placing; `due` is what is to be paid now. Of several moves at once it says the last, and CANCELLED where that is
 * on the way to REFUNDED.
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
 * What is to be paid now for an order, or what was paid too much, became another without a step of the order that says so (money was moved away, the parcel
 * weighed again, a charge taken off), or the deposit of goods that are bought is missing: `missing` is how much, and 0 otherwise.
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
 * Money went back to a customer, whole or in part: a refund of an order, or a return of a transfer that lay with it or named it. `amount` in VND; `left` is what
 * the shop still keeps for them with that order.
 */
export const orderRefunded = defineEvent({
  type: 'order.refunded',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({ ...orderFields, status: z.enum(orderStatuses), amount: moneySchema, left: moneySchema }),
});

/** Money that the customer was told to get back had not gone out: a refund or a return was booked by mistake. `amount` in VND is kept for them again. */
export const orderRefundTakenBack = defineEvent({
  type: 'order.refund-taken-back',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({ ...orderFields, amount: moneySchema }),
});

/** Carrier or tracking code of an order on its way were typed wrong, and are these. */
export const orderShipmentCorrected = defineEvent({
  type: 'order.shipment-corrected',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({ ...orderFields, carrier: z.string(), trackingCode: z.string() }),
});

/**
 * Published on cancellation, beside `order.status-changed`: catalogue gives back what is reserved for the order. `owed`: VND that its customer gets back; events of
 * earlier versions do not say.
 */
export const orderCancelled = defineEvent({
  type: 'order.cancelled',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({ ...orderFields, reason: z.enum(cancelReasons), owed: moneySchema.default(0) }),
});

/**
 * A line that cannot be bought: catalogue gives back what is reserved for it. `reason` is the buying desk's; a line that was cancelled otherwise has none. `status`
 * is the order's since then: one that lost its last line is CANCELLED. Events of earlier versions do not say.
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

/** A line costs more than its quote: its customer has until then to answer. `price` of one piece, in VND. */
export const orderPriceAsked = defineEvent({
  type: 'order.price-asked',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({ ...orderFields, line: idSchema, price: moneySchema, until: instantSchema }),
});

/** The customer's answer to a dearer price. */
export const orderPriceAnswered = defineEvent({
  type: 'order.price-answered',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({ ...orderFields, line: idSchema, price: moneySchema, accepted: z.boolean() }),
});

/** A change of the order waits for its customer's yes. `total` in VND is what the order would cost with freight, instead of `totalBefore`. */
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

/** A proposed change was accepted, declined, not answered in time, or overtaken by the order itself. */
export const orderProposalEnded = defineEvent({
  type: 'order.proposal-ended',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({ ...orderFields, proposal: idSchema, outcome: z.enum(proposalOutcomes) }),
});

/** Recipient, service, note or lines of an order were changed, by staff or by its customer's yes. `due` is what is to be paid now. */
export const orderAmended = defineEvent({
  type: 'order.amended',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({ ...orderFields, dueBefore: moneySchema, due: moneySchema, credit: creditSchema }),
});

/** A line was bought for its customer, or what is known of its parcel has changed; it says nothing of what was paid. */
export const orderLineBought = defineEvent({
  type: 'order.line-bought',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({ ...orderFields, line: idSchema }),
});

/** Published on delivery: updates sales counters and permits rating. Lines that are not catalogue products have no `product`; cancelled lines are left out. */
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
 * Money of a transfer counts for an order, at once, by staff's word or when something became due. `due` is what remains to be paid now, `rest` what the transfer
 * has beyond that, kept for the order; events of earlier versions do not say.
 */
export const paymentReceived = defineEvent({
  type: 'payment.received',
  version: 1,
  subjectType: 'payment',
  producer: 'cart',
  data: z.object({ ...paymentFields, due: moneySchema, rest: moneySchema.default(0) }),
});

/** A transfer, or what staff has added to one, names an order that has nothing due: `amount` is kept for it, and goes back where the order's `status` is its end. */
export const paymentSurplus = defineEvent({
  type: 'payment.surplus',
  version: 1,
  subjectType: 'payment',
  producer: 'cart',
  data: z.object({ ...paymentFields, status: z.enum(orderStatuses) }),
});

/** A colleague was named in a note of staff's on an order; the note itself stays where it is. */
export const orderMentioned = defineEvent({
  type: 'order.mentioned',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({ _id: idSchema, code: z.string(), colleague: idSchema }),
});

/** A transfer waits in the queue for staff. */
export const paymentUnmatched = defineEvent({
  type: 'payment.unmatched',
  version: 1,
  subjectType: 'payment',
  producer: 'cart',
  data: z.object({ _id: idSchema, amount: moneySchema, status: z.enum(paymentStatuses), order: idSchema.optional() }),
});

/** Somebody wanted to order while the shop has no account to pay into; published once for each revision of the settings. */
export const paymentAccountMissing = defineEvent({
  type: 'payment-account.missing',
  version: 1,
  subjectType: 'payment-account',
  producer: 'cart',
  data: z.object({ settingsRevision: z.int().min(1) }),
});
