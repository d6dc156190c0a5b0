import { getCartSummary } from '@gvg/contracts/cart/http/lines';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { cartIdOf, customerOf } from '../customer.ts';
import type { StoredCart } from '../customer-cart.model.ts';

export function getCartSummaryRoute(cart: Cart): void {
  mount(cart.app, getCartSummary, async ({ caller }) => {
    const stored = await cart.carts
      .findById(cartIdOf(customerOf(caller)), { totalAmount: 1 })
      .lean<Pick<StoredCart, 'totalAmount'>>();
    return { totalAmount: stored?.totalAmount ?? 0 };
  });
}
