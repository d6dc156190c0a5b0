import { receiveOrder } from '@gvg/contracts/cart/http/orders';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeOrderFor } from '../change-order.ts';
import { moveOrder } from '../move-order.ts';

export function receiveOrderRoute(cart: Cart): void {
  mount(cart.app, receiveOrder, async ({ params: { id }, caller, context }) =>
    changeOrderFor(cart, caller, {
      key: id,
      context,
      isVisible: ({ user }) => user === caller.id,
      apply: (order) => moveOrder(order, 'DELIVERED', { by: 'CUSTOMER', at: cart.now() }),
    }),
  );
}
