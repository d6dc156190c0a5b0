import { Types } from 'mongoose';
import type { CatalogueHarness } from './catalogue-harness.ts';

/** Records a sale of pieces that are no longer in stock. */
export async function soldPieces({ models }: CatalogueHarness, product: string, pieces: number, at = new Date()) {
  const latest = await models.stockMovements.findOne({ product }).sort({ revision: -1 }).orFail().lean();
  await models.stockMovements.create({
    product,
    revision: latest.revision + 1,
    change: -pieces,
    stock: latest.stock,
    reason: 'SOLD',
    note: '',
    order: { _id: new Types.ObjectId() },
    by: { kind: 'service', id: 'cart' },
    at,
  });
}
