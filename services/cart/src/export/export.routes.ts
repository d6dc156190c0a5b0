import type { Cart } from '../cart.ts';
import { exportLedgerRoute } from './export-ledger/export-ledger.route.ts';
import { exportOrdersRoute } from './export-orders/export-orders.route.ts';
import { exportPaymentsRoute } from './export-payments/export-payments.route.ts';

/** Exports for bookkeeping. */
export function exportRoutes(cart: Cart): void {
  exportOrdersRoute(cart);
  exportPaymentsRoute(cart);
  exportLedgerRoute(cart);
}
