import { isDeepStrictEqual } from 'node:util';
import type { ChangeRefusal } from '@gvg/contracts/catalogue/terms';
import type { Models } from '../models.ts';
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

/** Whether stock that the change has booked was sold since: it is not taken back below 0. */
export const isStockGone = ({ stock }: StoredChangedProduct, product: Pick<StoredProduct, 'stock'>): boolean =>
  stock !== undefined && product.stock < stock.change;

/** Reasons for which a part is left as it is, and the rest is taken back. */
export const partialReasons: ReadonlySet<ChangeRefusal> = new Set(['CHANGED_SINCE', 'STOCK_NOT_ENOUGH']);

/** A product that an import has made goes again if nobody ordered or edited it. */
function refuseRemoval(
  create: NonNullable<StoredChangedProduct['create']>,
  { revision, editRevision, isDeleted, stock, sold }: StoredProduct,
): ChangeRefusal | undefined {
  if (revision === 1) return undefined;
  if (isDeleted && !create.isDeleted) return 'PRODUCT_WAS_DELETED';
  return editRevision === 1 && (stock < create.stock || sold > 0) ? 'WAS_ORDERED' : 'CHANGED_SINCE';
}

/** The same of the products as they are stored now, in the order of the rows. */
export async function refuseTakeBacks(
  { products }: Pick<Models, 'products'>,
  rows: readonly StoredChangedProduct[],
): Promise<(ChangeRefusal | undefined)[]> {
  const stored = await products.find({ _id: { $in: rows.map(({ product }) => product) } }).lean<StoredProduct[]>();
  const byId = new Map(stored.map((product) => [product._id.toHexString(), product]));
  return rows.map((row) => refuseTakeBack(row, byId.get(row.product.toHexString())));
}
