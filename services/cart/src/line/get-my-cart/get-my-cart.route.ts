import { getMyCart } from '@gvg/contracts/cart/http/lines';
import { mount } from '@gvg/service-kit/endpoint';
import type { Cart } from '../../cart.ts';
import { customerOf, linesOf } from '../customer.ts';
import type { StoredLine } from '../line.model.ts';
import { presentLines } from '../line.presenter.ts';
import { completeLines } from '../load-lines.ts';
import { totalAmountOf } from './total-amount.ts';
import { waitForMerge } from './wait-for-merge.ts';

/** Lines that have left the cart stay; this many of them are listed. A cart is larger only after a merge, and then by no more than another cart. */
const listLimit = 200;

export function getMyCartRoute(cart: Cart): void {
  mount(cart.app, getMyCart, async ({ query: { status, after }, caller }) => {
    const merge = after !== undefined && caller.kind === 'user' ? await waitForMerge(cart, { user: caller.id, event: after }) : undefined;
    const customer = customerOf(caller);
    const [lines, totalAmount] = await Promise.all([
      cart.lines.find({ ...linesOf(customer), status }).sort({ createdAt: -1 }).limit(listLimit).lean<StoredLine[]>(),
      totalAmountOf(cart, customer),
    ]);
    return { docs: presentLines(cart, await completeLines(cart, lines), caller), totalAmount, ...(merge && { merged: { lines: merge.lines } }) };
  });
}
