import { randomUUID } from 'node:crypto';
import { mongo } from 'mongoose';
import type { ImportedRecord, ImportedValue } from '@gvg/contracts/catalogue/import-record';
import { catalogueImported } from '@gvg/contracts/catalogue/events';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import type { ImportContext } from './import-records.ts';
import { storedValues } from './stored-values.ts';

/** Inserts products without an event each; existing ones are not changed. Returns the number inserted. Call `recordCatalogueImported` after the last batch. */
export async function importProductsInBulk(
  records: readonly ImportedRecord[],
  { models }: Pick<ImportContext, 'models'>,
): Promise<number> {
  const documents = records.map(({ value }) => storedValues.product(value as ImportedValue<'product'>));
  try {
    const { insertedCount } = await models.products.collection.insertMany(documents, {
      ordered: false,
      writeConcern: { w: 'majority' },
    });
    return insertedCount;
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
    const failures = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
    if (!failures.every(isDuplicateKey)) throw error;
    return error.insertedCount;
  }
}

/** Records one event for the whole import: every instance reloads the catalogue. */
export async function recordCatalogueImported(
  products: number,
  { withTransaction, context }: ImportContext,
): Promise<void> {
  await withTransaction(
    async ({ record }) =>
      void record({ contract: catalogueImported, subjectId: randomUUID(), revision: 1, data: { products }, context }),
  );
}
