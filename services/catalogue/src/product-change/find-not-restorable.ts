import type { Types } from 'mongoose';
import type { Models } from '../models.ts';
import type { StoredProduct } from '../product/product.model.ts';
import type { StoredChangedProduct } from './changed-product.model.ts';
import { refuseTakeBack } from './refuse-take-back.ts';

/** Products that are read at once. */
const chunkSize = 500;

/** The products of a change that its take-back would leave as they are by now, each with the reason. */
export async function findNotRestorable(
  { changedProducts, products }: Models,
  change: Types.ObjectId,
): Promise<StoredChangedProduct[]> {
  const found: StoredChangedProduct[] = [];
  let last = -1;
  for (;;) {
    const rows = await changedProducts
      .find({ change, state: 'DONE', position: { $gt: last } })
      .sort({ position: 1 })
      .limit(chunkSize)
      .lean<StoredChangedProduct[]>();
    const stored = await products.find({ _id: { $in: rows.map(({ product }) => product) } }).lean<StoredProduct[]>();
    const byId = new Map(stored.map((product) => [product._id.toHexString(), product]));
    for (const row of rows) {
      const reason = refuseTakeBack(row, byId.get(row.product.toHexString()));
      if (reason !== undefined) found.push({ ...row, reason });
    }
    if (rows.length < chunkSize) return found;
    last = (rows.at(-1) as StoredChangedProduct).position;
  }
}
