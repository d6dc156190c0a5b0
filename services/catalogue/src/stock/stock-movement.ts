import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Actor } from '@gvg/contracts/definitions/event';
import type { StoredProduct } from '../product/product.model.ts';
import type { StoredStockMovement } from './stock-movement.model.ts';

/** Reason and author of a stock change. */
export type StockCause = Pick<StoredStockMovement, 'reason' | 'by'> &
  Partial<Pick<StoredStockMovement, 'note' | 'order' | 'idempotencyKey'>>;

/** Returns the movement of a change that resulted in `after`. */
export function movementOf(
  after: Pick<StoredProduct, '_id' | 'stock' | 'revision'>,
  change: number,
  { note = '', ...cause }: StockCause,
): StoredStockMovement {
  const { _id: product, stock, revision } = after;
  return { _id: new Types.ObjectId(), product, revision, change, stock, note, ...cause, at: new Date() };
}

/** Records the stock of new products as received. */
export async function recordFirstStock(
  stockMovements: Model<StoredStockMovement>,
  products: readonly StoredProduct[],
  { session, by }: { session: ClientSession; by: Actor },
): Promise<void> {
  const movements = products
    .filter(({ stock }) => stock > 0)
    .map((product) => movementOf(product, product.stock, { reason: 'RECEIVED', by }));
  if (movements.length > 0) await stockMovements.insertMany(movements, { session });
}
