import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { StoredCart } from './customer-cart.model.ts';
import type { StoredLine } from './stored-line.ts';

/** Throws `CART_WAS_EXISTED` if another line of the cart has the same product or link. */
export function checkNewKey({ lines }: StoredCart, { _id, key }: Pick<StoredLine, '_id' | 'key'>): void {
  if (key !== undefined && lines.some((line) => line.key === key && !line._id.equals(_id)))
    throw new ApiFailure('CART_WAS_EXISTED');
}
