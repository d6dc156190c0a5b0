import type { CartDashboard } from '@gvg/contracts/cart/http/dashboard';
import type { Cart } from '../../cart.ts';
import type { StoredProduct } from '../../product/known-product.model.ts';
import { piecesOf, soldByProduct } from './sold-lines.ts';

/** Both the days whose sales are the pace, and those within which stock ends (rules/admin-pages.md). */
const paceDays = 14;
const dayMs = 24 * 3_600_000;

/** Products that sell out soon, by what catalogue's events have said of their stock. */
export async function findLowStock(
  cart: Pick<Cart, 'orders' | 'knownProducts'>,
  now: Date,
  shown: number,
): Promise<CartDashboard['lowStock']> {
  const sold = await soldByProduct(cart, { createdAt: { $gte: new Date(now.getTime() - paceDays * dayMs) } });
  const products = await cart.knownProducts
    .find({ _id: { $in: [...sold.keys()] }, isDeleted: false })
    .lean<StoredProduct[]>();
  const ending = products
    .map(({ _id, name, image, stock }) => {
      const pieces = piecesOf(sold.get(_id.toHexString()) ?? []);
      return { product: _id.toHexString(), name, image, stock, sold: pieces, left: (stock * paceDays) / pieces };
    })
    .filter(({ left }) => left < paceDays)
    .toSorted((one, other) => one.left - other.left || other.sold - one.sold);
  return {
    count: ending.length,
    first: ending.slice(0, shown).map(({ left, ...product }) => ({ ...product, daysLeft: Math.floor(left) })),
  };
}
