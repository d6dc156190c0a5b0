import type { WriteScope } from '../entity/entity-definition.ts';
import type { Models } from '../models.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { changeStockBy } from './change-stock-by.ts';
import type { ReservedLine, StoredReservation } from './reservation.model.ts';

/** Sums pieces by product id. */
export function sumByProduct(lines: readonly Pick<ReservedLine, 'product' | 'amount'>[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { product, amount } of lines)
    sums.set(product.toHexString(), (sums.get(product.toHexString()) ?? 0) + amount);
  return sums;
}

/** Returns all reserved pieces of an order to stock, and records `product.updated` and a movement for each product. */
export async function giveBackStock(
  models: Models,
  { _id, code, lines }: Pick<StoredReservation, '_id' | 'code'> & { lines: readonly ReservedLine[] },
  scope: WriteScope,
): Promise<void> {
  const order = { _id, ...(code !== undefined && { code }) };
  const sums = sumByProduct(lines);
  // Always in the same order, so that two orders of the same products do not deadlock.
  for (const id of [...sums.keys()].toSorted()) {
    const product = await models.products.findById(id).session(scope.session).lean<StoredProduct>();
    if (product === null)
      throw new Error(`a reservation contains the product ${id}, which does not exist in the catalogue`);
    const change = sums.get(id) as number;
    await changeStockBy(models, product, change, { reason: 'ORDER_CANCELLED', order, by: scope.context.actor }, scope);
  }
}
