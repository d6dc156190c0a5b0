import { answerLinePrice } from '@gvg/contracts/cart/http/orders';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeOrder } from '../../order/change-order.ts';
import { openOrderPresenter, readerOf } from '../../order/order.presenter.ts';
import type { StoredOrder } from '../../order/order.model.ts';
import { answeredPrice } from './answered-price.ts';

/** For the customer only: staff cannot accept a price on their behalf. */
export function answerLinePriceRoute(cart: Cart): void {
  mount(cart.app, answerLinePrice, async ({ params: { id: key, line }, body: { accept, price }, caller, context }) => {
    const presentTo = await openOrderPresenter(cart);
    const present = (order: StoredOrder) => presentTo(order, readerOf(caller));
    const order = await changeOrder(cart, {
      key,
      context,
      isVisible: ({ user }) => user === caller.id,
      apply: (before) => answeredPrice(before, { line, accept, price }, { at: cart.now(), present }),
    });
    return present(order);
  });
}
