import type { Catalogue } from '../catalogue.ts';
import { listReservedOrdersRoute } from './list-reserved-orders/list-reserved-orders.route.ts';
import { changeStockRoute } from './change-stock/change-stock.route.ts';
import { listStockMovementsRoute } from './list-stock-movements/list-stock-movements.route.ts';
import { releaseStockRoute } from './release-stock/release-stock.route.ts';
import { setReservedAmountsRoute } from './set-reserved-amounts/set-reserved-amounts.route.ts';
import { reserveStockRoute } from './reserve-stock/reserve-stock.route.ts';

export function stockRoutes(catalogue: Catalogue): void {
  reserveStockRoute(catalogue);
  setReservedAmountsRoute(catalogue);
  releaseStockRoute(catalogue);
  listReservedOrdersRoute(catalogue);
  changeStockRoute(catalogue);
  listStockMovementsRoute(catalogue);
}
