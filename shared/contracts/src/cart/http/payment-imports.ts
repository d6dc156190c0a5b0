import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { moneySchema } from '../../values/primitives.ts';
import { orderStatuses, rowRefusals, statementBanks } from '../terms.ts';
import { paymentSchema, transferFields } from './payments.ts';

/** Bytes of a file, and characters of one in base64. */
const statementLimit = 900_000;

/** `file`: the file as the bank has made it, in base64, in UTF-8, UTF-16 or windows-1258. `csv`: its text. */
const statementFields = {
  account: transferFields.account,
  bank: z.enum(statementBanks),
  file: z.string().min(1).max(1_200_000).optional(),
  csv: z.string().min(1).max(statementLimit).optional(),
};
const hasOneFile = ({ file, csv }: { file?: string | undefined; csv?: string | undefined }) =>
  (file === undefined) !== (csv === undefined);
const oneFile = { path: ['file'], error: 'REQUIRED' };
/** A row by its number in the file, from 1, as a spreadsheet shows it. */
const rowSchema = z.int().min(1).max(100_000);
const refusedRowsSchema = z.array(z.object({ row: rowSchema, reason: z.enum(rowRefusals) }));
const maxStatementBytes = 1_300_000;
const shownTransfer = { amount: true, bankReference: true, receivedAt: true, content: true } as const;

/**
 * What importing a statement would do; nothing is recorded. `isKnown`: it is recorded already, or stands in a row before. `twin`: a transfer that has its reference
 * with another amount or day, or one that differs by zeros at its end (`isRewritten`); it is recorded where staff says that it is another one. `isDayDoubtful`: its
 * day is after tomorrow or more than a year ago. `order` is the one that the content names, as it is now.
 */
export const previewPaymentImport = defineEndpoint({
  service: 'cart',
  method: 'POST',
  path: '/v1/payments/import/preview',
  access: 'staff',
  limit: 'write',
  maxBodyBytes: maxStatementBytes,
  body: z.strictObject(statementFields).refine(hasOneFile, oneFile),
  response: z.object({
    transfers: z.array(
      paymentSchema.pick(shownTransfer).extend({
        row: rowSchema,
        isKnown: z.boolean(),
        isDayDoubtful: z.boolean(),
        twin: paymentSchema.pick(shownTransfer).extend({ isRewritten: z.boolean() }).optional(),
        order: z.object({ code: z.string(), status: z.enum(orderStatuses), due: moneySchema }).optional(),
      }),
    ),
    refused: refusedRowsSchema,
  }),
  errors: [],
});

/**
 * Imports a bank's statement. Rows that are recorded already count as `known`; rows that are not recorded are named in `refused`. `otherTransfers` are rows of which
 * staff says that they are another transfer than the one with the same reference.
 */
export const importPayments = defineEndpoint({
  service: 'cart',
  method: 'POST',
  path: '/v1/payments/import',
  access: 'staff',
  limit: 'write',
  maxBodyBytes: maxStatementBytes,
  body: z
    .strictObject({
      ...statementFields,
      otherTransfers: z.array(rowSchema).max(1_000).default([]),
      isDayConfirmed: z.boolean().default(false),
    })
    .refine(hasOneFile, oneFile),
  response: z.object({
    recorded: z.array(paymentSchema),
    known: z.int().min(0),
    refused: refusedRowsSchema,
  }),
  errors: [],
});
