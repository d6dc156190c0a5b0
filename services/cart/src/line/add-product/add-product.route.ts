import { addProductToCart } from '@gvg/contracts/cart/http/lines';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { customerOf } from '../customer.ts';
import { presentProductLine } from '../line.presenter.ts';
import { addProduct } from './add-product.ts';

export function addProductRoute(cart: Cart): void {
  mount(cart.app, addProductToCart, async ({ body: { product, amount }, caller, locale, context }) =>
    presentProductLine(
      await addProduct(cart, { product, amount, customer: customerOf(caller), recently: true, locale, context }),
    ),
  );
}
