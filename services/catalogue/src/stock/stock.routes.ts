import type { Catalogue } from '../catalogue.ts';
import { listReservedOrdersRoute } from './list-reserved-orders/list-reserved-orders.route.ts';
import { releaseStockRoute } from './release-stock/release-stock.route.ts';
import { reserveStockRoute } from './reserve-stock/reserve-stock.route.ts';

export function stockRoutes(catalogue: Catalogue): void {
  reserveStockRoute(catalogue);
  releaseStockRoute(catalogue);
  listReservedOrdersRoute(catalogue);
}
