import type { ProductSnapshot } from '@gvg/contracts/cart/http/lines';
import type { KnownProduct } from '../product/known-products.ts';

/** Product data that the customer sees and agrees to. */
export function snapshotOf({
  _id,
  name,
  image,
  price,
  weightGrams,
  dimensionsMm,
  type,
  category,
}: KnownProduct): ProductSnapshot {
  return {
    _id,
    name,
    image,
    price,
    weightGrams,
    ...(dimensionsMm === undefined ? {} : { dimensionsMm }),
    type,
    category,
  };
}
