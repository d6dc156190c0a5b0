import { createCatalogueClient } from '../catalogue/catalogue-client.ts';
import type { Cart } from '../cart.ts';
import { cancelOrderRoute } from './cancel-order/cancel-order.route.ts';
import { countOpenOrdersRoute } from './count-open-orders/count-open-orders.route.ts';
import { getOrderRoutes } from './get-order/get-order.route.ts';
import { listOrdersRoutes } from './list-orders/list-orders.route.ts';
import { placeOrderRoute } from './place-order/place-order.route.ts';
import { previewOrderRoute } from './preview-order/preview-order.route.ts';
import { receiveOrderRoute } from './receive-order/receive-order.route.ts';
import { reorderRoute } from './reorder/reorder.route.ts';
import { trackOrderRoute } from './track-order/track-order.route.ts';

export function orderRoutes(cart: Cart): void {
  const catalogue = createCatalogueClient(cart.environment);
  previewOrderRoute(cart, catalogue);
  placeOrderRoute(cart, catalogue);
  trackOrderRoute(cart);
  // Before `/v1/orders/:id`.
  listOrdersRoutes(cart);
  getOrderRoutes(cart);
  cancelOrderRoute(cart);
  receiveOrderRoute(cart);
  reorderRoute(cart);
  countOpenOrdersRoute(cart);
}
