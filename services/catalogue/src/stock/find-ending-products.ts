import type { Types } from 'mongoose';
import type { Models } from '../models.ts';
import type { StoredProduct } from '../product/product.model.ts';

/** Days over which the rate of sale is measured, and within which stock ends (rules/admin-pages.md). */
const paceDays = 14;
const dayMs = 24 * 3_600_000;

export type EndingProduct = Pick<StoredProduct, '_id' | 'name' | 'images' | 'stock'> & {
  /** Pieces sold within `paceDays`, minus those returned by cancelled orders. */
  sold: number;
  /** Days until the stock ends at that rate; below `paceDays`. */
  daysLeft: number;
};

/** Returns pieces sold within the last days, for products with sales. */
function soldByProduct({ stockMovements }: Models, now: Date): Promise<{ _id: Types.ObjectId; sold: number }[]> {
  return stockMovements.aggregate<{ _id: Types.ObjectId; sold: number }>([
    {
      $match: {
        at: { $gte: new Date(now.getTime() - paceDays * dayMs) },
        reason: { $in: ['SOLD', 'ORDER_CANCELLED'] },
      },
    },
    { $group: { _id: '$product', change: { $sum: '$change' } } },
    { $match: { change: { $lt: 0 } } },
    { $project: { sold: { $multiply: ['$change', -1] } } },
  ]);
}

/** Finds products that sell out within `paceDays`, first to sell out first. */
export async function findEndingProducts(models: Models, now: Date): Promise<EndingProduct[]> {
  const sold = new Map((await soldByProduct(models, now)).map((product) => [product._id.toHexString(), product.sold]));
  const products = await models.products
    .find({ _id: { $in: [...sold.keys()] }, isShowed: true, isDeleted: false }, { name: 1, images: 1, stock: 1 })
    .lean<Pick<StoredProduct, '_id' | 'name' | 'images' | 'stock'>[]>();
  return products
    .map((product) => {
      const pieces = sold.get(product._id.toHexString()) as number;
      return { ...product, sold: pieces, daysLeft: (product.stock * paceDays) / pieces };
    })
    .filter(({ daysLeft }) => daysLeft < paceDays)
    .toSorted((one, other) => one.daysLeft - other.daysLeft || other.sold - one.sold);
}
