import { setOrderLineStatus } from '@gvg/contracts/cart/http/orders';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeOrderFor } from '../change-order.ts';
import { changedLine } from './changed-line.ts';

export function setOrderLineStatusRoute(cart: Cart): void {
  mount(
    cart.app,
    setOrderLineStatus,
    ({ params: { id: key, line }, body: { status, note, revision }, caller, context }) =>
      changeOrderFor(cart, caller, {
        key,
        context,
        revision,
        staffAction: 'order.line-status',
        apply: (before) => changedLine(before, { line, status, note }, { by: 'STAFF', at: cart.now() }),
      }),
  );
}
