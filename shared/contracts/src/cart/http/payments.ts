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
  /** Number of the shop's account that received it. */
  account: requiredLine(40),
  amount: moneySchema.min(1),
  /** The bank's number of the transfer, unique per account. */
  bankReference: requiredLine(100),
  receivedAt: instantSchema,
  content: optionalText(500),
};

/**
 * A part of a transfer, in VND. A negative amount takes it away again. ORDER entries have `order` and `code`. RETURNED entries have the
 * `bankReference` and `bankDay` of the transfer back to the sender; `takesBack` is the reversed entry.
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
 * A transfer to the shop. Each dong of `amount` is in exactly one of: an allocation to an order, an allocation to RETURNED, `unallocated`.
 * `order` and `code` are those that the content names, wherever the money is allocated.
 */
export const paymentSchema = z.object({
  _id: idSchema,
  ...transferFields,
  /** 0 after a correction to nothing. */
  amount: moneySchema,
  status: z.enum(paymentStatuses),
  order: idSchema.optional(),
  code: z.string().optional(),
  allocations: z.array(allocationSchema),
  unallocated: z.int(),
  /** Differences to the first recorded amount, oldest first. */
  corrections: z.array(z.object({ _id: idSchema, amount: z.int(), note: z.string(), at: instantSchema })),
  /** Staff released money of it (`move` to unallocated). Its rest is no longer allocated automatically. */
  isDetached: z.boolean(),
  /** It names an order that was cancelled as unpaid before it was recorded, but reached the bank before the cancellation. */
  wasInTime: z.boolean(),
  /** Transfer with the same reference that staff confirmed to be a different one. */
  twin: idSchema.optional(),
  /** Staff confirmed its day, which is far from the day of recording. */
  isDayConfirmed: z.boolean().optional(),
  /** It was sent to an account that is no longer in the settings. */
  isFormerAccount: z.boolean().optional(),
  note: z.string(),
  revision: revisionSchema,
  createdAt: instantSchema,
});
export type Payment = z.infer<typeof paymentSchema>;

/** Fields of a transfer that staff records or that a statement row contains. */
export const newPaymentSchema = z.strictObject({ ...transferFields, content: transferFields.content.default('') });

/**
 * Records a transfer to one of the shop's accounts. The order whose code is in `content`, in whatever form the bank has left it, is paid up
 * to its due; the rest pays its later charges. PAYMENT_WAS_EXISTED: the account already has this reference (ignoring case and spaces). If
 * that transfer has another amount or is more than three days apart, the error has it in `current` and POSSIBLE_DUPLICATE in its details
 * (LONG_NUMBER if the references differ by trailing zeros), and `isAnotherTransfer` records the new one in addition. DAY_NOT_CONFIRMED: the
 * day is after tomorrow or more than a year ago and needs `isDayConfirmed`.
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

/** Staff's filters for transfers. `from`, `to`: days in Vietnam on which they reached the bank. */
export const paymentFilters = {
  status: z.enum(paymentStatuses).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

/** Returns all transfers, by default latest first. `id` selects a single one. */
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

/** Returns transfers that need staff (unknown, too little, too much, or for a cancelled order), oldest first. */
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
/** Revision that staff decided on. A repeated booking fails with VERSION_CONFLICT. */
const seen = { revision: revisionSchema.optional() };

/** `amount` defaults to the lesser of the rest and the order's due. */
export const assignPaymentBody = z.strictObject({ order: orderKeySchema, amount: partSchema.optional(), ...seen });

/**
 * Takes `amount` from the order `from`: at most its allocation to that order (else PAYMENT_STATUS_CONFLICT), and at most the order's
 * payments less refunds (else ORDER_STATUS_CONFLICT). For the order `to`, at most its due (else ORDER_STATUS_CONFLICT). Released money
 * stays unallocated until staff decides: the rest of the payment is no longer allocated automatically.
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
 * Without `from`, returns the unallocated part, by default all of it (PAYMENT_STATUS_CONFLICT for more). With an order, the default is the
 * lesser of its allocation (PAYMENT_STATUS_CONFLICT for more) and its credit (ORDER_STATUS_CONFLICT for more). `bankReference` and
 * `bankDay` are those of the transfer back to the sender, which counts once (PAYMENT_WAS_EXISTED).
 */
export const returnPaymentBody = z.strictObject({
  from: orderKeySchema.optional(),
  amount: partSchema.optional(),
  bankReference: requiredLine(100).optional(),
  bankDay: z.iso.date().optional(),
  note: requiredText(500),
  ...seen,
});

/** The right amount, at least the amount allocated or returned (else PAYMENT_STATUS_CONFLICT). 0 frees the reference. */
export const correctPaymentBody = z.strictObject({ amount: moneySchema, note: requiredText(500), ...seen });

/**
 * Allocates the unallocated part of a transfer to an order. PAYMENT_STATUS_CONFLICT: more than is left. ORDER_STATUS_CONFLICT: more than is
 * due.
 */
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

/** A transfer sent for several orders. `revision` is required, so that a repeated request is booked once. */
export const splitPaymentBody = z.strictObject({
  parts: z
    .array(z.strictObject({ order: orderKeySchema, amount: partSchema }))
    .min(1)
    .max(paymentPartLimit),
  revision: revisionSchema,
});

/**
 * Allocates the unallocated part of a transfer to several orders: all parts or none. PAYMENT_STATUS_CONFLICT: the parts exceed the rest.
 * ORDER_STATUS_CONFLICT: a part exceeds the due of its order.
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
 * Takes a part of a transfer from an order, for another order or for none. If the deposit is no longer covered, the order returns to
 * AWAITING_DEPOSIT as long as nothing is bought. Otherwise the missing amount is due at once, and nothing more is bought or packed.
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

/** Records that money of a transfer went back to its sender. */
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
 * Reverses a return booked by mistake with an opposite entry for the payment and for the order that it was taken from.
 * PAYMENT_STATUS_CONFLICT: there is no such return, or it is already reversed.
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

/** Returns the shop’s accounts, those in the settings first. Transfers to former accounts still count. */
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

/** Corrects a wrong amount by a difference. PAYMENT_WAS_EXISTED: the payment was corrected to 0 and another one uses its reference now. */
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
