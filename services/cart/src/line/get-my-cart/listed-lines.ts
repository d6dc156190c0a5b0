import type { CartLineStatus } from '@gvg/contracts/cart/terms';
import type { Cart } from '../../cart.ts';
import { linesOf } from '../customer.ts';
import type { StoredCart } from '../customer-cart.model.ts';
import { linesInCart } from '../find-line.ts';
import type { StoredLine } from '../stored-line.ts';

/** Maximum number of removed lines to list, which are unlimited. A cart exceeds it only after a merge, by at most another cart. */
const listLimit = 200;

/** Returns the lines of the cart's customer with this status, latest first. */
export async function listedLines(
  { removedLines }: Pick<Cart, 'removedLines'>,
  cart: StoredCart,
  status: CartLineStatus,
): Promise<StoredLine[]> {
  if (status === 'IN_CART') return linesInCart(cart).slice(0, listLimit);
  return removedLines.find(linesOf(cart.customer)).sort({ createdAt: -1 }).limit(listLimit).lean<StoredLine[]>();
}
