import type { StockMovement } from '@gvg/contracts/catalogue/http/stock';
import type { StoredStockMovement } from './stock-movement.model.ts';

/** `names` maps user ids to names. */
export function presentMovement(stored: StoredStockMovement, names: ReadonlyMap<string, string>): StockMovement {
  const { _id, product, revision, change, stock, reason, note, order, by, at } = stored;
  const name = names.get(by.id);
  return {
    _id: _id.toHexString(),
    product: product.toHexString(),
    change,
    reason,
    note,
    ...(order && {
      order: { _id: order._id.toHexString(), ...(order.code !== undefined && { code: order.code }) },
    }),
    by: { kind: by.kind, id: by.id, ...(name !== undefined && { name }) },
    stock,
    revision,
    at: at.toISOString(),
  };
}
