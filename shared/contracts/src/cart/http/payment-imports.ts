import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { moneySchema } from '../../values/primitives.ts';
import { orderStatuses, rowRefusals, statementBanks } from '../terms.ts';
import { paymentSchema, transferFields } from './payments.ts';

/** Limit of a file in bytes, and of its text in characters. */
const statementLimit = 900_000;

/** `file`: the bank's original file in base64, encoded in UTF-8, UTF-16 or windows-1258. `csv`: its text. */
const statementFields = {
  account: transferFields.account,
  bank: z.enum(statementBanks),
  file: z.string().min(1).max(1_200_000).optional(),
  csv: z.string().min(1).max(statementLimit).optional(),
};
const hasOneFile = ({ file, csv }: { file?: string | undefined; csv?: string | undefined }) =>
  (file === undefined) !== (csv === undefined);
const oneFile = { path: ['file'], error: 'REQUIRED' };
/** Row number in the file, from 1, as a spreadsheet shows it. */
const rowSchema = z.int().min(1).max(100_000);
const refusedRowsSchema = z.array(z.object({ row: rowSchema, reason: z.enum(rowRefusals) }));
const maxStatementBytes = 1_300_000;
const shownTransfer = { amount: true, bankReference: true, receivedAt: true, content: true } as const;

/**
 * Previews an import without recording anything. `isKnown`: already recorded, or repeated from an earlier row. `twin`: a transfer with the
 * same reference but another amount or day, or with one that differs only by trailing zeros (`isRewritten`); recorded only if staff
 * confirms that it is another transfer. `isDayDoubtful`: the day is after tomorrow or more than a year ago. `order` is the order that the
 * content names, as it is now.
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
 * Imports a bank statement. Rows already recorded count as `known`; rejected rows are listed in `refused`. `otherTransfers` are rows that
 * staff confirms to be other transfers than the recorded ones with the same reference.
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
