import { z } from 'zod';
import { csvResponse } from '../../definitions/csv-file.ts';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { pageOf, pagingQuery, staffPageOf, staffPagingQuery } from '../../definitions/paging.ts';
import { csvSeparators } from '../../values/csv-separator.ts';
import { idSchema, instantSchema, optionalText, requiredText } from '../../values/primitives.ts';
import { productFileColumns } from '../product-file.ts';
import {
  changedRowStates,
  changeRefusals,
  importEncodings,
  importIssues,
  importLimits,
  importProblems,
  importRowKinds,
  importRowViews,
  importStates,
} from '../terms.ts';
import { productChangeSchema } from './product-changes.ts';

const count = z.int().min(0);
const column = z.enum(productFileColumns);
/** A row as a spreadsheet numbers it: the header is 1. */
const line = z
  .int()
  .min(2)
  .max(importLimits.rows + 1);
/** A column as a spreadsheet names it: `A`, `AB`. */
const letter = z.string().regex(/^[A-Z]{1,3}$/);
const idParams = z.object({ id: idSchema });

/** A column of the file: what it is read as; null for one that is left out, missing while that is asked, with a guess from its name where there is one. */
const fileColumnSchema = z.object({
  letter,
  header: z.string(),
  column: column.nullable().optional(),
  suggestion: column.optional(),
});
export type ImportFileColumn = z.infer<typeof fileColumnSchema>;

/** Why a file is REFUSED, and where: `value` is a header that is there twice, `maximum` a limit. */
const problemSchema = z.object({
  code: z.enum(importProblems),
  line: z.int().optional(),
  letter: letter.optional(),
  value: z.string().optional(),
  maximum: z.int().optional(),
});

/**
 * What the rows of a dry run are. `created` and `changed` go in, `same` are as the shop has them, `bad` stay out; `toLookAt` of those that go in have a warning,
 * `unknownIds` of the bad ones could be created. `withoutEnglish` of the created ones have no English name. `columns` counts the changed rows by column.
 */
const figuresSchema = z.object({
  created: count,
  changed: count,
  same: count,
  bad: count,
  toLookAt: count,
  unknownIds: count,
  withoutEnglish: count,
  columns: z.partialRecord(column, count),
});

/**
 * An import of products from a CSV file, of who has sent it alone, kept for 30 days. `state`:
 * - READING: the dry run is under way; `progress` in bytes, and rows that are checked.
 * - ENCODING: the file is neither UTF-8 nor UTF-16; `sample` shows how it reads as windows-1258, and `updateProductImport` says that this is right.
 * - MAPPING: some `columns` have a header that is unknown; `updateProductImport` says what they are.
 * - REFUSED: nothing of it can be read, see `problem`.
 * - READY: the dry run is done, see `figures`; nothing is written yet.
 * - STARTED: see `change`, which has the import's id and is in the list of changes too.
 */
export const productImportSchema = z.object({
  _id: idSchema,
  name: z.string(),
  /** Bytes. */
  size: count,
  state: z.enum(importStates),
  progress: z.object({ bytes: count, rows: count }),
  encoding: z.enum(importEncodings).optional(),
  separator: z.enum([...csvSeparators, 'TAB']).optional(),
  columns: z.array(fileColumnSchema).max(importLimits.columns),
  sample: z.string().optional(),
  problem: problemSchema.optional(),
  figures: figuresSchema.optional(),
  change: productChangeSchema.optional(),
  /** Rows whose product did not go in although the dry run had nothing against it; they are in the file of bad rows too. */
  failed: count,
  createdAt: instantSchema,
  expiresAt: instantSchema,
});
export type ProductImport = z.infer<typeof productImportSchema>;

/** What would mend a cell: a value as the file would have it, with the name of what it stands for. */
const suggestionSchema = z.object({ value: z.string(), label: z.string().optional() });

/** What keeps a row out. `column` is missing where it is about the row, `letter` where the file does not have the column. `value` is the cell, cut after 200 characters. */
const rowErrorSchema = z.object({
  column: column.optional(),
  letter: letter.optional(),
  value: z.string(),
  code: z.string(),
  /** In the language of the call. */
  message: z.string(),
  suggestion: suggestionSchema.optional(),
});

/** What to look at in a row that goes in. `read`: what the cell was taken for; `percent`: by how much a price falls or rises. */
const rowIssueSchema = z.object({
  column,
  letter: letter.optional(),
  value: z.string(),
  code: z.enum(importIssues),
  read: z.string().optional(),
  percent: z.int().optional(),
  suggestion: suggestionSchema.optional(),
});

/** A cell before and after, as the export writes them, cut after 200 characters; missing where there is nothing. */
const rowChangeSchema = z.object({
  column,
  letter: letter.optional(),
  before: z.string().optional(),
  after: z.string().optional(),
});

/**
 * A row of the dry run. `name` and `image` are the product's, or those that the row has; `product` is the id of the product that it edits, or will create. `changes` of a created one are
 * all its cells. `state` and `reason` of rows that go in, once the import has started.
 */
export const importRowSchema = z.object({
  line,
  kind: z.enum(importRowKinds),
  product: idSchema.optional(),
  name: z.object({ vi: z.string(), en: z.string() }),
  image: z.string().optional(),
  errors: z.array(rowErrorSchema),
  issues: z.array(rowIssueSchema),
  changes: z.array(rowChangeSchema),
  state: z.enum(changedRowStates).optional(),
  reason: z.enum(changeRefusals).optional(),
});
export type ImportRow = z.infer<typeof importRowSchema>;

/**
 * Takes a CSV file as the body of the call, whatever its media type says, and begins its dry run, which writes nothing to products. IMPORT_FILE_TOO_LARGE above 20 MB; whatever
 * else is wrong with the file is its `problem`. Of each person the latest ten imports that were not started are kept.
 */
export const createProductImport = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/v1/products/imports',
  access: 'staff',
  limit: 'upload',
  query: z.object({ name: requiredText(200) }),
  consumes: { tooLarge: 'IMPORT_FILE_TOO_LARGE' },
  maxBodyBytes: importLimits.bytes,
  response: productImportSchema,
  status: 202,
  invalidates: [],
  errors: ['IMPORT_FILE_TOO_LARGE'],
});

/** One's own imports, newest first. */
export const listProductImports = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/products/imports',
  access: 'staff',
  limit: 'read',
  query: staffPagingQuery,
  response: staffPageOf(productImportSchema),
  errors: [],
});

/** PRODUCT_IMPORT_NOT_FOUND after 30 days, and for others than who made it. */
export const getProductImport = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/products/imports/:id',
  access: 'staff',
  limit: 'read',
  params: idParams,
  response: productImportSchema,
  errors: ['PRODUCT_IMPORT_NOT_FOUND'],
});

/** Rows in the order of the file; none before the import is READY. TO_LOOK_AT: those that go in and have an issue. FAILED: those of a started import that did not go in. */
export const listProductImportRows = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/products/imports/:id/rows',
  access: 'staff',
  limit: 'read',
  params: idParams,
  query: pagingQuery.extend({ view: z.enum(importRowViews) }),
  response: pageOf(importRowSchema),
  errors: ['PRODUCT_IMPORT_NOT_FOUND'],
});

/**
 * Answers what an import waits for, or mends it, and reads the file again: it is READING then. `mapping` says for each header that is asked about (by its letter) which column it is,
 * null for none; `fixes` puts values into cells; `create` makes products of rows with an unknown id, of ALL or of some lines, and keeps the ids that are free. What was said before stays.
 * INVALID_PAYLOAD with COLUMN_TWICE for two headers of one column. PRODUCT_IMPORT_STATUS_CONFLICT while it is read, once it has started, and for a file that is REFUSED.
 */
export const updateProductImport = defineEndpoint({
  service: 'catalogue',
  method: 'PUT',
  path: '/v1/products/imports/:id',
  access: 'staff',
  limit: 'write',
  maxBodyBytes: 1024 * 1024,
  maxBodyValues: 10_000,
  params: idParams,
  body: z.strictObject({
    encoding: z.literal('windows-1258').optional(),
    mapping: z
      .array(z.strictObject({ letter, column: column.nullable() }))
      .max(importLimits.columns)
      .optional(),
    fixes: z
      .array(z.strictObject({ line, column, value: optionalText(100_000) }))
      .max(1_000)
      .optional(),
    create: z.union([z.literal('ALL'), z.array(line).max(1_000)]).optional(),
  }),
  response: productImportSchema,
  invalidates: [],
  errors: ['PRODUCT_IMPORT_NOT_FOUND', 'PRODUCT_IMPORT_STATUS_CONFLICT'],
});

/**
 * Lets the good rows of a READY import go in; the same again begins nothing. One change of many products runs at a time, others wait. Products that were edited since the dry run answer
 * VERSION_CONFLICT each. `takeBackProductChange` with the import's id takes it back. PRODUCT_IMPORT_STATUS_CONFLICT for one that is not READY, or has no row that goes in.
 */
export const startProductImport = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/v1/products/imports/:id/start',
  access: 'staff',
  limit: 'write',
  params: idParams,
  response: productImportSchema,
  status: 202,
  invalidates: ['product'],
  errors: ['PRODUCT_IMPORT_NOT_FOUND', 'PRODUCT_IMPORT_STATUS_CONFLICT'],
});

/**
 * The rows that are bad or have failed, with the columns of the file, its separator and one more column `error`, which reading leaves out: to mend and import again.
 * PRODUCT_IMPORT_STATUS_CONFLICT for one that is neither READY nor STARTED.
 */
export const exportBadRows = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/products/imports/:id/bad-rows',
  access: 'staff',
  limit: 'read',
  params: idParams,
  response: csvResponse,
  produces: 'text/csv',
  errors: ['PRODUCT_IMPORT_NOT_FOUND', 'PRODUCT_IMPORT_STATUS_CONFLICT'],
});
