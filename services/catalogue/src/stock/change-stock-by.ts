import type { WriteScope } from '../entity/entity-definition.ts';
import { applyChange } from '../entity/write-entity.ts';
import type { Models } from '../models.ts';
import { productEntity } from '../product/product.entity.ts';
import type { StoredProduct } from '../product/product.model.ts';
import type { StoredStockMovement } from './stock-movement.model.ts';
import { movementOf } from './stock-movement.ts';
import type { StockCause } from './stock-movement.ts';

/** Changes a product's stock by a number of pieces, with its movement and `product.updated`. `isEdit` also increments `editRevision`. */
export async function changeStockBy(
  models: Models,
  product: StoredProduct,
  change: number,
  { isEdit = false, ...cause }: StockCause & { isEdit?: boolean },
  scope: WriteScope,
): Promise<StoredStockMovement> {
  const update = { $inc: { stock: change, ...(isEdit && { editRevision: 1 }) } };
  const after = await applyChange(productEntity(models), product, update, scope);
  const movement = movementOf(after, change, cause);
  await models.stockMovements.insertMany([movement], { session: scope.session });
  return movement;
}
