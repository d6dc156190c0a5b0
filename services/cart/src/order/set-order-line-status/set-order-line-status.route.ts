import { setOrderLineStatus } from '@gvg/contracts/cart/http/orders';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeOrder } from '../change-order.ts';
import { openOrderPresenter } from '../order.presenter.ts';
import { changedLine } from './changed-line.ts';

export function setOrderLineStatusRoute(cart: Cart): void {
  mount(
    cart.app,
    setOrderLineStatus,
    async ({ params: { id: key, line }, body: { status, note, revision }, caller, context }) => {
      const present = await openOrderPresenter(cart);
      const order = await changeOrder(cart, {
        key,
        context,
        revision,
        present: (current) => present(current, caller.id),
        staffAction: 'order.line-status',
        apply: (before) => changedLine(before, { line, status, note }, { by: 'STAFF', at: cart.now() }),
      });
      return present(order, caller.id);
    },
  );
}
