import { randomUUID } from 'node:crypto';
import type { ImportedRecord, ImportedValue } from '@gvg/contracts/catalogue/import-record';
import { catalogueImported } from '@gvg/contracts/catalogue/events';
import type { Models } from '../models.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { recordFirstStock } from '../stock/stock-movement.ts';
import type { ImportContext } from './import-records.ts';
import { storedValues } from './stored-values.ts';

/** Uniqueness keys: producer with name, and the SKU. */
const keysOf = ({ nameKey, producer, skuKey }: Pick<StoredProduct, 'nameKey' | 'producer' | 'skuKey'>): string[] => [
  `${producer.toHexString()} ${nameKey}`,
  ...(skuKey === undefined ? [] : [skuKey]),
];

/** Returns the documents whose id, name and SKU no stored product has. */
async function withoutExisting({ products }: Models, documents: readonly StoredProduct[]): Promise<StoredProduct[]> {
  const skuKeys = documents.flatMap(({ skuKey }) => skuKey ?? []);
  const existing = await products
    .find(
      {
        $or: [
          { _id: { $in: documents.map(({ _id }) => _id) } },
          { isDeleted: false, nameKey: { $in: documents.map(({ nameKey }) => nameKey) } },
          ...(skuKeys.length === 0 ? [] : [{ isDeleted: false, skuKey: { $in: skuKeys } }]),
        ],
      },
      { nameKey: 1, producer: 1, skuKey: 1 },
    )
    .lean<Pick<StoredProduct, '_id' | 'nameKey' | 'producer' | 'skuKey'>[]>();
  const ids = new Set(existing.map(({ _id }) => _id.toHexString()));
  const keys = new Set(existing.flatMap(keysOf));
  return documents.filter(
    (document) => !ids.has(document._id.toHexString()) && keysOf(document).every((key) => !keys.has(key)),
  );
}

/**
 * Inserts products without an event each, and their stock as first movements; existing ones are not changed. Returns the number inserted. Call
 * `recordCatalogueImported` after the last batch.
 */
export async function importProductsInBulk(
  records: readonly ImportedRecord[],
  { models, withTransaction, context }: Pick<ImportContext, 'models' | 'withTransaction' | 'context'>,
): Promise<number> {
  const documents = await withoutExisting(
    models,
    records.map(({ value }) => storedValues.product(value as ImportedValue<'product'>)),
  );
  if (documents.length === 0) return 0;
  await withTransaction(async ({ session }) => {
    await models.products.collection.insertMany(documents, { session });
    await recordFirstStock(models.stockMovements, documents, { session, by: context.actor });
  });
  return documents.length;
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
