import type { ClientSession } from 'mongoose';
import type { Models } from '../models.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { sumByProduct } from './give-back-stock.ts';
import type { ReservedLine } from './reservation.model.ts';

export interface TakenStock {
  /** Pieces by id of their product. */
  taken: Map<string, number>;
  /** The products that pieces were taken of, before and after; their events and movements are the caller's to record. */
  products: { before: StoredProduct; after: StoredProduct }[];
  /** False where a product is hidden, removed, unknown or too few: what is in `taken` must be undone, with the transaction. */
  isComplete: boolean;
}

/** Takes pieces out of stock, each product by one write that also checks it. */
export async function takeStock(
  models: Models,
  lines: readonly Pick<ReservedLine, 'product' | 'amount'>[],
  session: ClientSession,
): Promise<TakenStock> {
  const taken = new Map<string, number>();
  const products: TakenStock['products'] = [];
  // Always in the same order, so that two orders of the same products do not wait for each other.
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
