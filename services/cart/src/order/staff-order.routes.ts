import type { Cart } from '../cart.ts';
import { addOrderPhotosRoute } from './add-order-photos/add-order-photos.route.ts';
import { refundOrderRoute } from './refund-order/refund-order.route.ts';
import { setOrderLineStatusRoute } from './set-order-line-status/set-order-line-status.route.ts';
import { setOrderStatusRoute } from './set-order-status/set-order-status.route.ts';
import { weighOrderRoute } from './weigh-order/weigh-order.route.ts';

/** Staff's calls on an order. */
export function staffOrderRoutes(cart: Cart): void {
  setOrderStatusRoute(cart);
  weighOrderRoute(cart);
  setOrderLineStatusRoute(cart);
  addOrderPhotosRoute(cart);
  refundOrderRoute(cart);
}
