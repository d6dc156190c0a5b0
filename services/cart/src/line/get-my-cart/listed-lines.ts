import type { CartLineStatus } from '@gvg/contracts/cart/terms';
import type { Cart } from '../../cart.ts';
import { linesOf } from '../customer.ts';
import type { StoredCustomer, StoredLine } from '../line.model.ts';

/** Lines that have left the cart stay; this many of them are listed. A cart is larger only after a merge, and then by no more than another cart. */
const listLimit = 200;

/** A customer's lines of this status, latest first. */
export const listedLines = ({ lines }: Pick<Cart, 'lines'>, customer: StoredCustomer, status: CartLineStatus): Promise<StoredLine[]> =>
  lines.find({ ...linesOf(customer), status }).sort({ createdAt: -1 }).limit(listLimit).lean<StoredLine[]>();
