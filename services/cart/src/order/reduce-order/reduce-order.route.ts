import { reduceOrder } from '@gvg/contracts/cart/http/orders';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeOrderFor } from '../change-order.ts';
import { reducedOrder } from './reduced-order.ts';

export function reduceOrderRoute(cart: Cart): void {
  mount(cart.app, reduceOrder, ({ params: { id: key }, body: { revision, ...reduction }, caller, context }) =>
    changeOrderFor(cart, caller, {
      key,
      revision,
      context,
      staffAction: 'order.reduce',
      apply: (before) => reducedOrder(before, reduction, cart.now()),
    }),
  );
}
