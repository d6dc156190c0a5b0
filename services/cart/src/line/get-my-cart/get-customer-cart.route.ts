import { getCustomerCart } from '@gvg/contracts/cart/http/lines';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { presentLine } from '../line.presenter.ts';
import { completeLines } from '../load-lines.ts';
import { findCart } from '../find-line.ts';
import { listedLines } from './listed-lines.ts';

/** Shows a customer's cart to staff, with pictures signed for the caller. */
export function getCustomerCartRoute(cart: Cart): void {
  mount(cart.app, getCustomerCart, async ({ params: customer, caller }) => {
    const stored = await findCart(cart, customer);
    const lines = await listedLines(cart, stored, 'IN_CART');
    return {
      docs: (await completeLines(cart, lines)).map((line) => presentLine(cart, line, caller)),
      totalAmount: stored.totalAmount,
    };
  });
}
