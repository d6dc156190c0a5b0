import type { Catalogue } from '../catalogue.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { movementOf } from '../stock/stock-movement.ts';

/** Products per transaction. */
const batchSize = 100;

/** Completes products of versions without movements: they are shown, each revision was an edit, and their stock is their first movement. */
export async function recordOpeningStock({
  models: { products, stockMovements },
  withTransaction,
}: Pick<Catalogue, 'models' | 'withTransaction'>): Promise<number> {
  let completed = 0;
  for (;;) {
    const found = await withTransaction(async ({ session }) => {
      const batch = await products
        .find({ editRevision: { $exists: false } }, { stock: 1, revision: 1 })
        .limit(batchSize)
        .session(session)
        .lean<Pick<StoredProduct, '_id' | 'stock' | 'revision'>[]>();
      if (batch.length === 0) return 0;
      // A concurrent sale changes the product too, and one of the two transactions is retried.
      await products.bulkWrite(
        batch.map(({ _id, revision }) => ({
          updateOne: { filter: { _id }, update: { $set: { isShowed: true, editRevision: revision } } },
        })),
        { session },
      );
      const by = { kind: 'system', id: 'migration' } as const;
      const movements = batch
        .filter(({ stock }) => stock > 0)
        .map((product) => movementOf(product, product.stock, { reason: 'OPENING', by }));
      if (movements.length > 0) await stockMovements.insertMany(movements, { session });
      return batch.length;
    });
    if (found === 0) return completed;
    completed += found;
  }
}
