import type { CartLineStatus } from '@gvg/contracts/cart/terms';
import type { Cart } from '../../cart.ts';
import { linesOf } from '../customer.ts';
import type { StoredCart } from '../customer-cart.model.ts';
import { linesInCart } from '../find-line.ts';
import type { StoredLine } from '../stored-line.ts';

/** Lines that have left the cart stay; this many of them are listed. A cart is larger only after a merge, and then by no more than another cart. */
const listLimit = 200;

/** Lines of this status of the customer whose cart it is, latest first. */
export async function listedLines(
  { removedLines }: Pick<Cart, 'removedLines'>,
  cart: StoredCart,
  status: CartLineStatus,
): Promise<StoredLine[]> {
  if (status === 'IN_CART') return linesInCart(cart).slice(0, listLimit);
  return removedLines.find(linesOf(cart.customer)).sort({ createdAt: -1 }).limit(listLimit).lean<StoredLine[]>();
}
