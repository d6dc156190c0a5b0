import { getMyCart } from '@gvg/contracts/cart/http/lines';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { customerOf } from '../customer.ts';
import { findCart } from '../find-line.ts';
import { presentLine } from '../line.presenter.ts';
import { completeLines } from '../load-lines.ts';
import { listedLines } from './listed-lines.ts';
import { waitForMerge } from './wait-for-merge.ts';

export function getMyCartRoute(cart: Cart): void {
  mount(cart.app, getMyCart, async ({ query: { status, after }, caller }) => {
    const merge =
      after !== undefined && caller.kind === 'user'
        ? await waitForMerge(cart, { user: caller.id, event: after })
        : undefined;
    const stored = await findCart(cart, customerOf(caller));
    const lines = await listedLines(cart, stored, status);
    return {
      docs: (await completeLines(cart, lines)).map((line) => presentLine(cart, line, caller)),
      totalAmount: stored.totalAmount,
      ...(merge && { merged: { lines: merge.lines } }),
    };
  });
}
