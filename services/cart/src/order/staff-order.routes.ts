import type { Cart } from '../cart.ts';
import { addOrderPhotosRoute } from './add-order-photos/add-order-photos.route.ts';
import { assignOrdersRoute } from './work/assign-orders.route.ts';
import { addOrderNoteRoute } from './work/add-order-note.route.ts';
import { setOrderAssigneeRoute } from './work/set-order-assignee.route.ts';
import { setOrderHoldRoute } from './work/set-order-hold.route.ts';
import { correctShipmentRoute } from './correct-shipment/correct-shipment.route.ts';
import { moveOrdersRoute } from './move-orders/move-orders.route.ts';
import { packOrderLineRoute } from './packing/pack-order-line.route.ts';
import { reduceOrderRoute } from './reduce-order/reduce-order.route.ts';
import { refundOrderRoute } from './refund-order/refund-order.route.ts';
import { setOrderLineStatusRoute } from './set-order-line-status/set-order-line-status.route.ts';
import { setOrderStatusRoute } from './set-order-status/set-order-status.route.ts';
import { takeBackRefundRoute } from './take-back-refund/take-back-refund.route.ts';
import { weighOrderRoute } from './weigh-order/weigh-order.route.ts';

export function staffOrderRoutes(cart: Cart): void {
  setOrderStatusRoute(cart);
  moveOrdersRoute(cart);
  assignOrdersRoute(cart);
  weighOrderRoute(cart);
  setOrderLineStatusRoute(cart);
  addOrderPhotosRoute(cart);
  refundOrderRoute(cart);
  takeBackRefundRoute(cart);
  reduceOrderRoute(cart);
  correctShipmentRoute(cart);
  setOrderAssigneeRoute(cart);
  addOrderNoteRoute(cart);
  setOrderHoldRoute(cart);
  packOrderLineRoute(cart);
}
