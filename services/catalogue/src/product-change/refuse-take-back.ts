import { isDeepStrictEqual } from 'node:util';
import type { ChangeRefusal } from '@gvg/contracts/catalogue/terms';
import { presentProduct } from '../product/product.presenter.ts';
import type { StoredProduct } from '../product/product.model.ts';
import type { ProductFields, StoredChangedProduct } from './changed-product.model.ts';

/** The fields of a change that are still as it has set them, with what there was before. */
export function restorableFields(
  { fields = {}, before = {} }: StoredChangedProduct,
  product: StoredProduct,
): ProductFields {
  const present: Record<string, unknown> = { ...presentProduct(product) };
  const isUntouched = ([name, value]: [string, unknown]) => isDeepStrictEqual(present[name] ?? null, value ?? null);
  const names = Object.entries(fields)
    .filter(isUntouched)
    .map(([name]) => name);
  return Object.fromEntries(Object.entries(before).filter(([name]) => names.includes(name)));
}

/** Why a take-back leaves a product, or a part of what was changed, as it is. */
export function refuseTakeBack(
  row: StoredChangedProduct,
  product: StoredProduct | undefined,
): ChangeRefusal | undefined {
  if (product === undefined) return 'PRODUCT_NOT_FOUND';
  if (product.isDeleted) return 'PRODUCT_WAS_DELETED';
  const restored = restorableFields(row, product);
  if (Object.keys(restored).length < Object.keys(row.fields ?? {}).length) return 'CHANGED_SINCE';
  if (product.salePrice !== undefined && typeof restored.price === 'number' && product.salePrice >= restored.price)
    return 'SALE_PRICE_NOT_BELOW_PRICE';
  return row.stock !== undefined && product.stock < row.stock.change ? 'STOCK_NOT_ENOUGH' : undefined;
}
