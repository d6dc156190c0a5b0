import { setImmediate as othersTurn } from 'node:timers/promises';
import { Types } from 'mongoose';
import type { ClientSession, UpdateQuery } from 'mongoose';
import type { ProductFileColumn } from '@gvg/contracts/catalogue/product-file';
import type { ImportEncoding } from '@gvg/contracts/catalogue/terms';
import { withRest } from '@gvg/service-kit/lifecycle/with-rest';
import { decode, detectEncoding, UnreadableText } from '@gvg/service-kit/data/decode-text';
import type { Catalogue } from '../../catalogue.ts';
import type { StoredProduct } from '../../product/product.model.ts';
import type { StoredChangedProduct } from '../../product-change/changed-product.model.ts';
import { newLease } from '../../bulk-change/claim-change.ts';
import { FileClaims, findConflicts } from '../find-conflicts.ts';
import { readFile } from '../import-file.ts';
import type { StoredImportRow } from '../import-row.model.ts';
import { openImport } from '../import-rows-of.ts';
import type { FileHead, ReadRow } from '../import-rows-of.ts';
import { planRow, rowError } from '../plan-row.ts';
import type { PlannedRow } from '../plan-row.ts';
import type { StoredProductImport } from '../product-import.model.ts';
import { UnreadableFile } from '../read/problem.ts';
import { findShopNames } from '../read/shop-names.ts';
import type { ShopNames } from '../read/shop-names.ts';
import { claimImport } from './claim-import.ts';

/** Rows planned and written per batch. */
const batchSize = 20;
/** Characters of a sample. */
const sampleLength = 1_000;
/** Attempts to read a file that fails unexpectedly. */
const mostFaults = 5;

class LostLeaseError extends Error {}

interface Reading {
  stored: StoredProductImport;
  owner: string;
}

/** Makes the dry run of the longest waiting import. An interrupted one starts again. */
export async function readProductImports(catalogue: Catalogue, owner: string): Promise<void> {
  const stored = await claimImport(catalogue.models, owner);
  if (stored === undefined) return;
  const reading = { stored, owner };
  try {
    await read(catalogue, reading).catch((error: unknown) => refuse(catalogue, reading, error));
  } catch (error) {
    // Another worker has taken over, or the import was deleted.
    if (!(error instanceof LostLeaseError)) throw error;
  }
}

async function refuse(catalogue: Catalogue, reading: Reading, error: unknown): Promise<void> {
  const { models, logger } = catalogue;
  const { stored } = reading;
  if (error instanceof LostLeaseError) throw error;
  const isFault = !(error instanceof UnreadableFile || error instanceof UnreadableText);
  if (isFault) {
    const faults = (stored.faults ?? 0) + 1;
    await models.productImports.updateOne({ _id: stored._id }, { $set: { faults } });
    if (faults < mostFaults) throw error;
    logger.error({ err: error, import: stored._id.toHexString() }, 'a file cannot be read');
  }
  const problem = isFault ? ({ code: 'FAULT' } as const) : error.problem;
  await forgetRows(catalogue, reading);
  await settle(catalogue, reading, { $set: { state: 'REFUSED', problem } });
}

async function read(catalogue: Catalogue, reading: Reading): Promise<void> {
  const { models } = catalogue;
  const { stored } = reading;
  await forgetRows(catalogue, reading);
  const encoding = (await detectEncoding(readFile(models, stored._id))) ?? stored.said.encoding;
  if (encoding === undefined) {
    const sample = await sampleOf(catalogue, stored._id, 'windows-1258');
    return settle(catalogue, reading, { $set: { state: 'ENCODING', sample } });
  }
  let bytes = 0;
  const opened = await openImport(models, stored, { encoding, onRead: (length) => (bytes += length) });
  if (opened === undefined) throw new UnreadableFile({ code: 'EMPTY' });
  const { head, rows } = opened;
  const known = { encoding, separator: head.separator, columns: head.columns };
  if (head.columns.some(({ column }) => column === undefined)) {
    await opened.close();
    return settle(catalogue, reading, { $set: { ...known, state: 'MAPPING' } });
  }

  const names = await findShopNames(models);
  const claims = new FileClaims();
  const figures = emptyFigures();
  let count = 0;
  let batch: ReadRow[] = [];
  const planNext = async () => {
    const planned = await planBatch(catalogue, batch, { head, names, claims, said: stored.said });
    for (const row of planned.rows) addTo(figures, row);
    count += batch.length;
    await write(catalogue, reading, { ...planned, progress: { bytes, rows: count } });
    batch = [];
  };
  const finish = () => withRest(planNext);
  for await (const row of rows) {
    batch.push(row);
    if (batch.length === batchSize) await finish();
  }
  if (batch.length > 0) await finish();
  if (count === 0) throw new UnreadableFile({ code: 'EMPTY' });
  await settle(catalogue, reading, {
    $set: { ...known, state: 'READY', figures, progress: { bytes: stored.size, rows: count } },
  });
}

/** Deletes the rows of an earlier reading. */
async function forgetRows(
  { models, withTransaction }: Pick<Catalogue, 'models' | 'withTransaction'>,
  reading: Reading,
): Promise<void> {
  const { _id } = reading.stored;
  await withTransaction(async ({ session }) => {
    await renewLease(models, reading, {}, session);
    await models.importRows.deleteMany({ import: _id }, { session });
    await models.changedProducts.deleteMany({ change: _id }, { session });
  });
}

/** Stops a suspended worker whose import another one continued. */
async function renewLease(
  { productImports }: Catalogue['models'],
  { stored: { _id }, owner }: Reading,
  fields: Partial<Pick<StoredProductImport, 'progress'>>,
  session: ClientSession,
): Promise<void> {
  const { matchedCount } = await productImports.updateOne(
    { _id, state: 'READING', 'lease.owner': owner },
    { $set: { ...fields, lease: newLease(owner) } },
    { session },
  );
  if (matchedCount === 0) throw new LostLeaseError('another worker has taken over');
}

async function sampleOf(
  { models }: Pick<Catalogue, 'models'>,
  id: Types.ObjectId,
  encoding: ImportEncoding,
): Promise<string> {
  for await (const text of decode(readFile(models, id), encoding)) {
    // Lines whose letters depend on the encoding are better samples than the first ones.
    const lines = text.slice(0, 100_000).split(/\r\n|\r|\n/);
    const [header = '', ...rest] = lines;
    const telling = rest.filter((line) => /[^\0-\x7F]/.test(line));
    // Cut before composition: a letter has up to three separate marks.
    const sample = [header, ...telling].join('\n').slice(0, 3 * sampleLength);
    return sample.normalize('NFC').slice(0, sampleLength);
  }
  return '';
}

interface BatchSurroundings {
  head: FileHead;
  names: ShopNames;
  claims: FileClaims;
  said: StoredProductImport['said'];
}

async function planBatch(
  { models }: Pick<Catalogue, 'models'>,
  batch: readonly ReadRow[],
  { head, names, claims, said }: BatchSurroundings,
): Promise<{ rows: PlannedRow[]; products: ReadonlyMap<string, StoredProduct> }> {
  const idOf = ({ cells }: ReadRow) => cells.get('id')?.trim().toLowerCase() ?? '';
  const ids = batch.map(idOf).filter((id) => /^[0-9a-f]{24}$/.test(id));
  const found = await models.products.find({ _id: { $in: ids } }).lean<StoredProduct[]>();
  const products = new Map(found.map((product) => [product._id.toHexString(), product]));
  const linesToCreate = new Set(said.createLines);
  const rows: PlannedRow[] = [];
  for (const row of batch) {
    const mayCreate = said.createAll === true || linesToCreate.has(row.line);
    rows.push(planRow(row, { names, letters: head.letters, product: products.get(idOf(row)), mayCreate }));
    await othersTurn();
  }
  const conflicts = await findConflicts(models, rows, products, claims);
  return {
    products,
    rows: rows.map((row, index) => {
      const conflict = conflicts.get(row.line);
      if (conflict === undefined) return row;
      const { line, name, image, issues, errors, product } = row;
      const error = rowError(batch[index] as ReadRow, head.letters, conflict);
      return {
        ...{ line, kind: 'BAD' as const, name, issues, changes: [] },
        ...(image !== undefined && { image }),
        ...(product !== undefined && products.has(product) && { product }),
        errors: [...errors, error],
      };
    }),
  };
}

type Figures = NonNullable<StoredProductImport['figures']>;

function emptyFigures(): Figures {
  return { ...{ created: 0, changed: 0, same: 0, bad: 0 }, toLookAt: 0, unknownIds: 0, withoutEnglish: 0, columns: {} };
}

const figureOf = { NEW: 'created', CHANGED: 'changed', SAME: 'same', BAD: 'bad' } as const;
const isToLookAt = ({ kind, issues }: PlannedRow) => kind !== 'BAD' && issues.length > 0;

function addTo(figures: Figures, row: PlannedRow): void {
  figures[figureOf[row.kind]] += 1;
  if (isToLookAt(row)) figures.toLookAt += 1;
  if (row.errors.some(({ code }) => code === 'UNKNOWN_ID')) figures.unknownIds += 1;
  if (row.create?.name.en === '') figures.withoutEnglish += 1;
  if (row.kind !== 'CHANGED') return;
  const columns = figures.columns as Partial<Record<ProductFileColumn, number>>;
  for (const { column } of row.changes) columns[column] = (columns[column] ?? 0) + 1;
}

/** Writes the rows of a batch and the progress, and renews the lease. */
async function write(
  { models, withTransaction }: Pick<Catalogue, 'models' | 'withTransaction'>,
  { stored, owner }: Reading,
  { rows, products, progress }: Awaited<ReturnType<typeof planBatch>> & Pick<StoredProductImport, 'progress'>,
): Promise<void> {
  const place = { import: stored._id, expiresAt: stored.expiresAt };
  await withTransaction(async ({ session }) => {
    await renewLease(models, { stored, owner }, { progress }, session);
    await models.importRows.insertMany(
      rows.map(({ line, kind, product, name, image, errors, issues, changes, ...rest }): StoredImportRow => ({
        ...{ _id: new Types.ObjectId(), ...place, line, kind, name, errors, issues, changes },
        isToLookAt: isToLookAt({ line, kind, name, errors, issues, changes, ...rest }),
        ...(product !== undefined && { product: new Types.ObjectId(product) }),
        ...(image !== undefined && { image }),
      })),
      { session },
    );
    const working = rows.flatMap((row) => workOf(row, stored, row.product && products.get(row.product)));
    if (working.length > 0) await models.changedProducts.insertMany(working, { session });
  });
}

/** Returns the effect of a row once the import is started. */
function workOf(
  { kind, line, product: id, create, fields, before, stockChange }: PlannedRow,
  { _id: change, name: file, expiresAt }: StoredProductImport,
  product: StoredProduct | '' | undefined,
): StoredChangedProduct[] {
  if (kind !== 'NEW' && kind !== 'CHANGED') return [];
  const place = { _id: new Types.ObjectId(), change, position: line, product: new Types.ObjectId(id), expiresAt };
  if (create !== undefined) {
    const { name, images, category, stock, price, salePrice, isShowed } = create;
    const shown = { name, category, stock, price, isShowed, ...(salePrice !== undefined && { salePrice }) };
    return [{ ...place, editRevision: 0, shown: { ...shown, image: images[0] as string }, create, state: 'WAITING' }];
  }
  if (!product) return [];
  const { name, images, category, stock, price, salePrice, isShowed, editRevision } = product;
  const [image] = images;
  return [
    {
      ...place,
      editRevision,
      shown: {
        ...{ name, stock, price, isShowed, category: category.toHexString() },
        ...(image !== undefined && { image }),
        ...(salePrice !== undefined && { salePrice }),
      },
      ...(fields !== undefined && { fields }),
      ...(before !== undefined && { before }),
      ...(stockChange !== undefined && { stock: { change: stockChange, reason: 'COUNTED', note: file } }),
      state: 'WAITING',
    },
  ];
}

async function settle(
  { models }: Pick<Catalogue, 'models'>,
  { stored: { _id }, owner }: Reading,
  update: UpdateQuery<StoredProductImport>,
): Promise<void> {
  await models.productImports.updateOne(
    { _id, state: 'READING', 'lease.owner': owner },
    { ...update, $unset: { lease: 1, faults: 1 } },
  );
}
