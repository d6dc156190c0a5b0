import type { Cart } from '../cart.ts';
import { assignArrivalRoute } from './assign-arrival/assign-arrival.route.ts';
import { listArrivalsRoute } from './list-arrivals/list-arrivals.route.ts';
import { recordArrivalRoute } from './record-arrival/record-arrival.route.ts';

export function arrivalRoutes(cart: Cart): void {
  listArrivalsRoute(cart);
  recordArrivalRoute(cart);
  assignArrivalRoute(cart);
}
