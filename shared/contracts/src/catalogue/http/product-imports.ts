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
/** Row number as in a spreadsheet: the header is row 1. */
const line = z
  .int()
  .min(2)
  .max(importLimits.rows + 1);
/** Column name as in a spreadsheet: `A`, `AB`. */
const letter = z.string().regex(/^[A-Z]{1,3}$/);
const idParams = z.object({ id: idSchema });

/**
 * A column of the file. `column` is the field that it is read as, null if it is ignored, missing while staff has to choose; `suggestion` is
 * a guess from its header.
 */
const fileColumnSchema = z.object({
  letter,
  header: z.string(),
  column: column.nullable().optional(),
  suggestion: column.optional(),
});
export type ImportFileColumn = z.infer<typeof fileColumnSchema>;

/** Reason and place of a REFUSED file. `value` is a duplicate header, `maximum` a limit. */
const problemSchema = z.object({
  code: z.enum(importProblems),
  line: z.int().optional(),
  letter: letter.optional(),
  value: z.string().optional(),
  maximum: z.int().optional(),
});

/**
 * Row counts of a dry run. `created` and `changed` are imported, `same` equal the shop's data, `bad` are left out. `toLookAt`: imported
 * rows with a warning. `unknownIds`: bad rows that could be created. `withoutEnglish`: created rows without an English name. `columns`
 * counts the changed rows by column.
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
 * An import of products from a CSV file. Only its creator can see it; it is kept for 30 days. `state`:
 * - READING: the dry run is running; `progress` in bytes and checked rows.
 * - ENCODING: the file is neither UTF-8 nor UTF-16. `sample` shows it read as windows-1258; `updateProductImport` confirms that.
 * - MAPPING: some `columns` have an unknown header; `updateProductImport` assigns them.
 * - REFUSED: the file cannot be read, see `problem`.
 * - READY: the dry run is done, see `figures`. Nothing is written yet.
 * - STARTED: see `change`, which has the import's id and is also in the list of changes.
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
  /** Rows that passed the dry run but could not be imported. They are in the file of bad rows too. */
  failed: count,
  createdAt: instantSchema,
  expiresAt: instantSchema,
});
export type ProductImport = z.infer<typeof productImportSchema>;

/** A proposed value for a cell, as written in the file, with the name of the entity that it refers to. */
const suggestionSchema = z.object({ value: z.string(), label: z.string().optional() });

/**
 * Reason that a row is left out. `column` is missing if it concerns the whole row, `letter` if the file does not have the column. `value`
 * is the cell, cut after 200 characters.
 */
const rowErrorSchema = z.object({
  column: column.optional(),
  letter: letter.optional(),
  value: z.string(),
  code: z.string(),
  /** In the language of the request. */
  message: z.string(),
  suggestion: suggestionSchema.optional(),
});

/** Warning about an imported row. `read`: the interpreted value of the cell. `percent`: the rise or fall of a price. */
const rowIssueSchema = z.object({
  column,
  letter: letter.optional(),
  value: z.string(),
  code: z.enum(importIssues),
  read: z.string().optional(),
  percent: z.int().optional(),
  suggestion: suggestionSchema.optional(),
});

/** A cell before and after, in the format of the export, cut after 200 characters; missing if empty. */
const rowChangeSchema = z.object({
  column,
  letter: letter.optional(),
  before: z.string().optional(),
  after: z.string().optional(),
});

/**
 * A row of the dry run. `name` and `image` are the product's, or those in the row. `product` is the id of the product to edit or create.
 * `changes` of a new product are all its cells. `state` and `reason` are set for imported rows once the import has started.
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
 * Uploads a CSV file as the request body, with any media type, and starts its dry run, which writes no products. IMPORT_FILE_TOO_LARGE
 * above 20 MB; other faults of the file are reported in `problem`. The latest ten unstarted imports of each person are kept.
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

/** Returns the caller's imports, newest first. */
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

/** Returns an import. PRODUCT_IMPORT_NOT_FOUND after 30 days, and for anyone but its creator. */
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

/**
 * Returns rows in the order of the file; none before the import is READY. TO_LOOK_AT: imported rows with an issue. FAILED: rows of a
 * started import that could not be imported.
 */
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
 * Answers the questions of an import or corrects it, and reads the file again (state READING). `mapping` assigns a column, or null for
 * none, to the letter of each unknown header. `fixes` sets cells. `create` creates products for rows with an unknown id, ALL or by line,
 * with the ids that are free. Earlier answers stay in force. INVALID_PAYLOAD with COLUMN_TWICE for two headers of one column.
 * PRODUCT_IMPORT_STATUS_CONFLICT while the file is being read, after the start, and for a REFUSED file.
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
 * Starts the import of the good rows of a READY import. Idempotent. One change of many products runs at a time; others wait. Products
 * edited since the dry run fail with VERSION_CONFLICT each. `takeBackProductChange` with the import's id undoes it.
 * PRODUCT_IMPORT_STATUS_CONFLICT: the import is not READY or has no row to import.
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
 * Returns the bad and failed rows as a CSV file to correct and import again: the columns and separator of the original file, with an
 * additional column `error`, which imports ignore. PRODUCT_IMPORT_STATUS_CONFLICT: the import is neither READY nor STARTED.
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
