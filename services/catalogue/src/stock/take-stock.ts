import type { ClientSession } from 'mongoose';
import type { Models } from '../models.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { sumByProduct } from './give-back-stock.ts';
import type { ReservedLine } from './reservation.model.ts';

export interface TakenStock {
  /** Pieces by product id. */
  taken: Map<string, number>;
  /** Changed products before and after; the caller records their events and movements. */
  products: { before: StoredProduct; after: StoredProduct }[];
  /** False if a product is hidden, removed, unknown or insufficient: the transaction must be aborted to undo `taken`. */
  isComplete: boolean;
}

/** Takes pieces out of stock with one conditional write per product. */
export async function takeStock(
  models: Models,
  lines: readonly Pick<ReservedLine, 'product' | 'amount'>[],
  session: ClientSession,
): Promise<TakenStock> {
  const taken = new Map<string, number>();
  const products: TakenStock['products'] = [];
  // Always in the same order, so that two orders of the same products do not deadlock.
  for (const [_id, amount] of [...sumByProduct(lines)].toSorted(([first], [second]) => (first < second ? -1 : 1))) {
    const filter = { _id, isShowed: true, isDeleted: false, stock: { $gte: amount } };
    const update = { $inc: { stock: -amount, revision: 1 } };
    const after = await models.products
      .findOneAndUpdate(filter, update, { session, returnDocument: 'after' })
      .lean<StoredProduct>();
    if (after === null) return { taken, products, isComplete: false };
    taken.set(_id, amount);
    products.push({ before: { ...after, stock: after.stock + amount, revision: after.revision - 1 }, after });
  }
  return { taken, products, isComplete: true };
}
