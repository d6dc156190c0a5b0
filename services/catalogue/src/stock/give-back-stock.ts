import type { WriteScope } from '../entity/entity-definition.ts';
import { applyChange } from '../entity/write-entity.ts';
import type { Models } from '../models.ts';
import { productEntity } from '../product/product.entity.ts';
import type { StoredProduct } from '../product/product.model.ts';
import type { ReservedLine } from './reservation.model.ts';

/** Pieces by id of their product. */
export function sumByProduct(lines: readonly Pick<ReservedLine, 'product' | 'amount'>[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { product, amount } of lines)
    sums.set(product.toHexString(), (sums.get(product.toHexString()) ?? 0) + amount);
  return sums;
}

/** Gives all pieces back, and records `product.updated` for each product. */
export async function giveBackStock(
  models: Models,
  lines: readonly Pick<ReservedLine, 'product' | 'amount'>[],
  scope: WriteScope,
): Promise<void> {
  const sums = sumByProduct(lines);
  // Always in the same order, so that two orders of the same products do not wait for each other.
  for (const id of [...sums.keys()].toSorted()) {
    const product = await models.products.findById(id).session(scope.session).lean<StoredProduct>();
    if (product === null)
      throw new Error(`a reservation contains the product ${id}, which does not exist in the catalogue`);
    await applyChange(productEntity(models), product, { $inc: { stock: sums.get(id) as number } }, scope);
  }
}
