import { placeOrder } from '@gvg/contracts/cart/http/orders';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { CatalogueClient } from '../../catalogue/catalogue-client.ts';
import type { Cart } from '../../cart.ts';
import { orderPresenter, readerOf } from '../order.presenter.ts';
import { bodyHash } from './body-hash.ts';
import { placeOrderOnce } from './place-order.service.ts';

export function placeOrderRoute(cart: Cart, catalogue: CatalogueClient): void {
  mount(cart.app, placeOrder, async ({ body, caller, locale, context }) => {
    const idempotency = { key: `${caller.id}:${body.idempotencyKey}`, bodyHash: bodyHash(body) };
    // The deposit in the request is compared with these settings.
    const settings = await cart.settings.readRecent();
    const order = await placeOrderOnce(cart, catalogue, {
      user: caller.id,
      body,
      locale,
      idempotency,
      settings,
      context,
    });
    return orderPresenter(cart, settings)(order, readerOf(caller));
  });
}
