import type { ProductSnapshot } from '@gvg/contracts/cart/http/lines';
import type { KnownProduct } from '../product/known-products.ts';

/** What the customer sees of the product at this moment, and agrees to. */
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
