import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { pageOf, pagingQuery } from '../../paging.ts';
import { idSchema, instantSchema, moneySchema, optionalText, requiredText } from '../../primitives.ts';
import { paymentStatuses, statementBanks } from '../terms.ts';
import { orderKeySchema } from './orders.ts';

const transferFields = {
  /** Number of the shop's account that it reached. */
  account: requiredText(40),
  amount: moneySchema.min(1),
  /** The bank's own number of the transfer; it counts once per account. */
  bankReference: requiredText(100),
  receivedAt: instantSchema,
  content: optionalText(500),
};

/** A transfer that reached the shop. `order` and `code` once it counts for one. */
export const paymentSchema = z.object({
  _id: idSchema,
  ...transferFields,
  status: z.enum(paymentStatuses),
  order: idSchema.optional(),
  code: z.string().optional(),
  note: z.string(),
  createdAt: instantSchema,
});
export type Payment = z.infer<typeof paymentSchema>;

/** What staff records of a transfer, and what a row of a statement becomes. */
export const newPaymentSchema = z.strictObject({ ...transferFields, content: transferFields.content.default('') });

/** Records a transfer; the order code in `content` matches it, in whatever form the bank has left it. PAYMENT_WAS_EXISTED: the reference is known for this account. */
export const recordPayment = defineEndpoint({
  service: 'cart',
  method: 'POST',
  path: '/v1/payments',
  access: 'staff',
  limit: 'write',
  body: newPaymentSchema,
  response: paymentSchema,
  status: 201,
  errors: ['PAYMENT_WAS_EXISTED'],
});

/** Imports a bank's statement (CSV, UTF-8). Rows whose reference is known count as `known`; rows that cannot be read are named by their number in the file, from 1, as a spreadsheet shows it. */
export const importPayments = defineEndpoint({
  service: 'cart',
  method: 'POST',
  path: '/v1/payments/import',
  access: 'staff',
  limit: 'write',
  maxBodyBytes: 1024 * 1024,
  body: z.strictObject({ account: transferFields.account, bank: z.enum(statementBanks), csv: z.string().min(1).max(900_000) }),
  response: z.object({ recorded: z.array(paymentSchema), known: z.int().min(0), refused: z.array(z.object({ row: z.int().min(1), reason: z.string() })) }),
  errors: [],
});

/** All transfers, latest first. */
export const listPayments = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/payments',
  access: 'staff',
  limit: 'read',
  query: pagingQuery.extend({ status: z.enum(paymentStatuses).optional() }),
  response: pageOf(paymentSchema),
  errors: [],
});

/** The queue: transfers that match no order, too little or too much, or an order that was cancelled; oldest first. */
export const listUnmatchedPayments = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/payments/unmatched',
  access: 'staff',
  limit: 'read',
  query: pagingQuery,
  response: pageOf(paymentSchema),
  errors: [],
});

const idParams = z.object({ id: idSchema });

/** Counts a queued transfer for an order; one that already counts for it leaves the queue. PAYMENT_STATUS_CONFLICT when it is in the queue no more. */
export const assignPayment = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/payments/:id/assign',
  access: 'staff',
  limit: 'write',
  params: idParams,
  body: z.strictObject({ order: orderKeySchema }),
  response: paymentSchema,
  errors: ['PAYMENT_NOT_FOUND', 'ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'PAYMENT_STATUS_CONFLICT'],
});

/** Resolves a queued transfer whose money, or what is too much of it, went back to its sender. */
export const returnPayment = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/payments/:id/return',
  access: 'staff',
  limit: 'write',
  params: idParams,
  body: z.strictObject({ note: requiredText(500) }),
  response: paymentSchema,
  errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_STATUS_CONFLICT'],
});
