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
  requiredText,
  revisionSchema,
} from '../../values/primitives.ts';
import { allocationKinds, paymentPartLimit, paymentStatuses } from '../terms.ts';
import { orderKeySchema } from './orders.ts';

export const transferFields = {
  /** Number of the shop's account that it reached. */
  account: requiredLine(40),
  amount: moneySchema.min(1),
  /** The bank's own number of the transfer; it counts once per account. */
  bankReference: requiredLine(100),
  receivedAt: instantSchema,
  content: optionalText(500),
};

/**
 * A part of a transfer that lies somewhere, in VND; taking it away is a further entry with a negative amount. `order` and `code` of kind ORDER; of kind RETURNED
 * `bankReference` and `bankDay` are those of the transfer to the sender, and `takesBack` is the entry that was booked by mistake.
 */
export const allocationSchema = z.object({
  _id: idSchema,
  kind: z.enum(allocationKinds),
  order: idSchema.optional(),
  code: z.string().optional(),
  amount: z.int(),
  bankReference: z.string().optional(),
  bankDay: z.iso.date().optional(),
  takesBack: idSchema.optional(),
  note: z.string(),
  at: instantSchema,
});
export type Allocation = z.infer<typeof allocationSchema>;

/**
 * A transfer that reached the shop. Each dong of `amount` is at any moment in exactly one of: an allocation to an order, an allocation to RETURNED,
 * `unallocated`. `order` and `code` are the order that the content names; it is kept, wherever the money goes.
 */
export const paymentSchema = z.object({
  _id: idSchema,
  ...transferFields,
  /** 0 once it was corrected to nothing. */
  amount: moneySchema,
  status: z.enum(paymentStatuses),
  order: idSchema.optional(),
  code: z.string().optional(),
  allocations: z.array(allocationSchema),
  unallocated: z.int(),
  /** Differences to the amount that was typed first, oldest first. */
  corrections: z.array(z.object({ _id: idSchema, amount: z.int(), note: z.string(), at: instantSchema })),
  /** Staff has set money of it free (`move` to unallocated): its rest goes to no order by itself any more. */
  isDetached: z.boolean(),
  /** It names an order that was cancelled unpaid before it was recorded, and reached the bank before that order's end. */
  wasInTime: z.boolean(),
  /** The transfer with the same reference, beside which staff said that it is another one. */
  twin: idSchema.optional(),
  /** Staff confirmed its day, which is far from the one on which it was recorded. */
  isDayConfirmed: z.boolean().optional(),
  /** It came to an account that had left the settings. */
  isFormerAccount: z.boolean().optional(),
  note: z.string(),
  revision: revisionSchema,
  createdAt: instantSchema,
});
export type Payment = z.infer<typeof paymentSchema>;

/** What staff records of a transfer, and what a row of a statement becomes. */
export const newPaymentSchema = z.strictObject({ ...transferFields, content: transferFields.content.default('') });

/**
 * Records a transfer to one of the shop's accounts. The order whose code stands in `content`, in whatever form the bank has left it, takes of it what it has due;
 * the rest pays what becomes due on that order. PAYMENT_WAS_EXISTED: the reference is known for this account, in any case, with or without spaces; with another
 * amount, or more than three days apart, it has `current`, the known transfer, and POSSIBLE_DUPLICATE in its details (LONG_NUMBER where the references differ by
 * zeros at their ends), and `isAnotherTransfer` records it beside that one. A day after tomorrow or more than a year ago (DAY_NOT_CONFIRMED) takes `isDayConfirmed`.
 */
export const recordPayment = defineEndpoint({
  service: 'cart',
  method: 'POST',
  path: '/v1/payments',
  access: 'staff',
  limit: 'write',
  body: newPaymentSchema.extend({
    isAnotherTransfer: z.boolean().default(false),
    isDayConfirmed: z.boolean().default(false),
  }),
  response: paymentSchema,
  status: 201,
  errors: ['PAYMENT_WAS_EXISTED'],
});

/** What staff narrows transfers to. `from`, `to`: days in Vietnam on which they reached the bank. */
export const paymentFilters = {
  status: z.enum(paymentStatuses).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

/** All transfers, by default latest first; `id`: that one alone. */
export const listPayments = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/payments',
  access: 'staff',
  limit: 'read',
  query: staffPagingQuery.extend({
    ...paymentFilters,
    id: idSchema.optional(),
    sort: sortBy('receivedAt', 'amount').default('-receivedAt'),
  }),
  response: staffPageOf(paymentSchema),
  errors: [],
});

/** The queue: transfers that need a hand, unknown, too little, too much, or to a cancelled order; oldest first. A view, which holds no money. */
export const listUnmatchedPayments = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/payments/unmatched',
  access: 'staff',
  limit: 'read',
  query: staffPagingQuery,
  response: staffPageOf(paymentSchema),
  errors: [],
});

const idParams = z.object({ id: idSchema });
const partSchema = moneySchema.min(1);
/** What staff saw when it decided: the same part booked twice is VERSION_CONFLICT. */
const seen = { revision: revisionSchema.optional() };

/** `amount`: default the lesser of the rest and the order's due. */
export const assignPaymentBody = z.strictObject({ order: orderKeySchema, amount: partSchema.optional(), ...seen });

/**
 * Takes `amount` out of the order `from`: at most its allocation to that order (else PAYMENT_STATUS_CONFLICT), and at most what the order has been paid less
 * its refunds; for the order `to` at most its due (both ORDER_STATUS_CONFLICT). What is set free stays unallocated until staff decides: the payment's rest goes
 * to no order by itself from then on.
 */
export const movePaymentBody = z.union([
  z.strictObject({
    from: orderKeySchema,
    to: orderKeySchema,
    amount: partSchema,
    note: optionalText(500).default(''),
    ...seen,
  }),
  z.strictObject({
    from: orderKeySchema,
    unallocated: z.literal(true),
    amount: partSchema,
    note: optionalText(500).default(''),
    ...seen,
  }),
]);

/**
 * Without `from` of the unallocated part, by default all of it (more: PAYMENT_STATUS_CONFLICT). With an order by default the lesser of the allocation to it
 * (more: PAYMENT_STATUS_CONFLICT) and its credit (more: ORDER_STATUS_CONFLICT). `bankReference` and `bankDay` are those of the transfer to the sender, which pays
 * back once (PAYMENT_WAS_EXISTED).
 */
export const returnPaymentBody = z.strictObject({
  from: orderKeySchema.optional(),
  amount: partSchema.optional(),
  bankReference: requiredLine(100).optional(),
  bankDay: z.iso.date().optional(),
  note: requiredText(500),
  ...seen,
});

/** The right amount; not below what is allocated or returned (PAYMENT_STATUS_CONFLICT). 0 frees the reference. */
export const correctPaymentBody = z.strictObject({ amount: moneySchema, note: requiredText(500), ...seen });

/** Allocates what is unallocated of a transfer to an order. PAYMENT_STATUS_CONFLICT: more than is left. ORDER_STATUS_CONFLICT: more than the order has due, or nothing is due. */
export const assignPayment = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/payments/:id/assign',
  access: 'staff',
  limit: 'write',
  params: idParams,
  body: assignPaymentBody,
  response: paymentSchema,
  errors: [
    'VERSION_CONFLICT',
    'PAYMENT_NOT_FOUND',
    'ORDER_NOT_FOUND',
    'ORDER_STATUS_CONFLICT',
    'PAYMENT_STATUS_CONFLICT',
  ],
});

/** A transfer that was sent for several orders. `revision` is required: the same parts sent twice are booked once. */
export const splitPaymentBody = z.strictObject({
  parts: z
    .array(z.strictObject({ order: orderKeySchema, amount: partSchema }))
    .min(1)
    .max(paymentPartLimit),
  revision: revisionSchema,
});

/**
 * Allocates what is unallocated of a transfer to several orders at once: all of the parts, or none. PAYMENT_STATUS_CONFLICT: more together than is left.
 * ORDER_STATUS_CONFLICT: more than one of the orders has due.
 */
export const splitPayment = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/payments/:id/split',
  access: 'staff',
  limit: 'write',
  params: idParams,
  body: splitPaymentBody,
  response: paymentSchema,
  errors: [
    'VERSION_CONFLICT',
    'PAYMENT_NOT_FOUND',
    'ORDER_NOT_FOUND',
    'ORDER_STATUS_CONFLICT',
    'PAYMENT_STATUS_CONFLICT',
  ],
});

/**
 * Takes a part of a transfer out of an order, for another order or for none. An order whose deposit is no longer covered waits for it again while nothing is
 * bought; otherwise what is missing is due at once, and nothing more is bought or packed.
 */
export const movePayment = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/payments/:id/move',
  access: 'staff',
  limit: 'write',
  params: idParams,
  body: movePaymentBody,
  response: paymentSchema,
  errors: [
    'VERSION_CONFLICT',
    'PAYMENT_NOT_FOUND',
    'ORDER_NOT_FOUND',
    'ORDER_STATUS_CONFLICT',
    'PAYMENT_STATUS_CONFLICT',
  ],
});

/** Books that money of a transfer went back to its sender. */
export const returnPayment = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/payments/:id/return',
  access: 'staff',
  limit: 'write',
  params: idParams,
  body: returnPaymentBody,
  response: paymentSchema,
  errors: [
    'VERSION_CONFLICT',
    'PAYMENT_NOT_FOUND',
    'ORDER_NOT_FOUND',
    'ORDER_STATUS_CONFLICT',
    'PAYMENT_STATUS_CONFLICT',
    'PAYMENT_WAS_EXISTED',
  ],
});

/**
 * Takes a return back that was booked by mistake: an opposite entry, of the payment and of the order that it was taken out of. PAYMENT_STATUS_CONFLICT: there is no
 * such return, or it was taken back.
 */
export const takeBackReturn = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/payments/:id/returns/:entry/take-back',
  access: 'staff',
  limit: 'write',
  params: z.object({ id: idSchema, entry: idSchema }),
  body: z.strictObject({ reason: requiredText(500), ...seen }),
  response: paymentSchema,
  errors: ['VERSION_CONFLICT', 'PAYMENT_NOT_FOUND', 'PAYMENT_STATUS_CONFLICT'],
});

/** The shop’s accounts, those of the settings first: what comes to one that has left them still counts. */
export const listPaymentAccounts = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/payments/accounts',
  access: 'staff',
  limit: 'read',
  response: z.object({
    docs: z.array(z.object({ account: z.string(), bankName: z.string(), isFormer: z.boolean() })),
  }),
  errors: [],
});

/** Corrects an amount that was typed wrongly, by a difference. PAYMENT_WAS_EXISTED: of one corrected to 0, whose reference another one has by now. */
export const correctPayment = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/payments/:id/correct',
  access: 'staff',
  limit: 'write',
  params: idParams,
  body: correctPaymentBody,
  response: paymentSchema,
  errors: ['VERSION_CONFLICT', 'PAYMENT_NOT_FOUND', 'PAYMENT_STATUS_CONFLICT', 'PAYMENT_WAS_EXISTED'],
});
