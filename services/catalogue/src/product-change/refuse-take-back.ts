import { isDeepStrictEqual } from 'node:util';
import type { ChangeRefusal } from '@gvg/contracts/catalogue/terms';
import type { Models } from '../models.ts';
import { presentProduct } from '../product/product.presenter.ts';
import type { StoredProduct } from '../product/product.model.ts';
import type { ProductFields, StoredChangedProduct } from './changed-product.model.ts';

/** Returns the previous values of fields that still have the value set by the change. */
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

/** Returns why a take-back skips a product, or a part of its change. */
export function refuseTakeBack(
  row: StoredChangedProduct,
  product: StoredProduct | undefined,
): ChangeRefusal | undefined {
  if (product === undefined) return 'PRODUCT_NOT_FOUND';
  if (row.create !== undefined) return refuseRemoval(row.create, product);
  if (product.isDeleted) return 'PRODUCT_WAS_DELETED';
  const restored = restorableFields(row, product);
  if (Object.keys(restored).length < Object.keys(row.fields ?? {}).length) return 'CHANGED_SINCE';
  const salePrice = restored.salePrice === undefined ? product.salePrice : restored.salePrice;
  const isPriceRestored = restored.price !== undefined || restored.salePrice !== undefined;
  if (isPriceRestored && typeof salePrice === 'number' && salePrice >= (restored.price ?? product.price))
    return 'SALE_PRICE_NOT_BELOW_PRICE';
  return isStockGone(row, product) ? 'STOCK_NOT_ENOUGH' : undefined;
}

/** Returns true if booked stock was sold since: a take-back does not go below 0. */
export const isStockGone = ({ stock }: StoredChangedProduct, product: Pick<StoredProduct, 'stock'>): boolean =>
  stock !== undefined && product.stock < stock.change;

/** Reasons that affect only a part; the rest is taken back. */
export const partialReasons: ReadonlySet<ChangeRefusal> = new Set(['CHANGED_SINCE', 'STOCK_NOT_ENOUGH']);

/** Returns why a product created by an import cannot be removed: it was ordered or edited. */
function refuseRemoval(
  create: NonNullable<StoredChangedProduct['create']>,
  { revision, editRevision, isDeleted, stock, sold }: StoredProduct,
): ChangeRefusal | undefined {
  if (revision === 1) return undefined;
  if (isDeleted && !create.isDeleted) return 'PRODUCT_WAS_DELETED';
  return editRevision === 1 && (stock < create.stock || sold > 0) ? 'WAS_ORDERED' : 'CHANGED_SINCE';
}

/** `refuseTakeBack` for the stored products, in the order of the rows. */
export async function refuseTakeBacks(
  { products }: Pick<Models, 'products'>,
  rows: readonly StoredChangedProduct[],
): Promise<(ChangeRefusal | undefined)[]> {
  const stored = await products.find({ _id: { $in: rows.map(({ product }) => product) } }).lean<StoredProduct[]>();
  const byId = new Map(stored.map((product) => [product._id.toHexString(), product]));
  return rows.map((row) => refuseTakeBack(row, byId.get(row.product.toHexString())));
}
