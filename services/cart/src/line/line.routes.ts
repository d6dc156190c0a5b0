import type { Cart } from '../cart.ts';
import { addOutsideLineRoute } from './add-outside-line/add-outside-line.route.ts';
import { addProductRoute } from './add-product/add-product.route.ts';
import { editOutsideLineRoute } from './edit-outside-line/edit-outside-line.route.ts';
import { getCartLineRoute } from './get-cart-line/get-cart-line.route.ts';
import { getCartSummaryRoute } from './get-my-cart/get-cart-summary.route.ts';
import { getCustomerCartRoute } from './get-my-cart/get-customer-cart.route.ts';
import { getMyCartRoute } from './get-my-cart/get-my-cart.route.ts';
import { updateCartLineRoute } from './update-line/update-cart-line.route.ts';
import { updateOutsideLineRoute } from './update-line/update-outside-line.route.ts';

export function lineRoutes(cart: Cart): void {
  getMyCartRoute(cart);
  getCartSummaryRoute(cart);
  getCustomerCartRoute(cart);
  getCartLineRoute(cart);
  addProductRoute(cart);
  addOutsideLineRoute(cart);
  updateCartLineRoute(cart);
  updateOutsideLineRoute(cart);
  editOutsideLineRoute(cart);
}
