import { isStaff } from '@gvg/contracts/definitions/caller';
import { getOrderForService } from '@gvg/contracts/cart/http/internal-buying';
import { getOrder } from '@gvg/contracts/cart/http/orders';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { findOrder } from '../find-order.ts';
import { openOrderPresenter, readerOf } from '../order.presenter.ts';

export function getOrderRoutes(cart: Cart): void {
  mount(cart.app, getOrder, async ({ params: { id }, caller }) => {
    const order = await findOrder(cart, id, ({ user }) => isStaff(caller) || user === caller.id);
    return (await openOrderPresenter(cart))(order, readerOf(caller));
  });
  mount(cart.internalApp, getOrderForService, async ({ params: { id } }) => {
    const order = await findOrder(cart, id);
    return (await openOrderPresenter(cart))(order, { id: order.user, isStaff: false });
  });
}
