import type { Cart } from '../cart.ts';
import { assignPaymentRoute } from './assign-payment/assign-payment.route.ts';
import { correctPaymentRoute } from './correct-payment/correct-payment.route.ts';
import { importPaymentsRoute } from './import-payments/import-payments.route.ts';
import { previewPaymentImportRoute } from './import-payments/preview-payment-import.route.ts';
import { listPaymentAccountsRoute } from './list-accounts/list-payment-accounts.route.ts';
import { listPaymentsRoutes } from './list-payments/list-payments.route.ts';
import { movePaymentRoute } from './move-payment/move-payment.route.ts';
import { recordPaymentRoute } from './record-payment/record-payment.route.ts';
import { returnPaymentRoute } from './return-payment/return-payment.route.ts';
import { takeBackReturnRoute } from './return-payment/take-back-return.route.ts';
import { splitPaymentRoute } from './split-payment/split-payment.route.ts';

export function paymentRoutes(cart: Cart): void {
  recordPaymentRoute(cart);
  importPaymentsRoute(cart);
  previewPaymentImportRoute(cart);
  listPaymentsRoutes(cart);
  assignPaymentRoute(cart);
  splitPaymentRoute(cart);
  movePaymentRoute(cart);
  returnPaymentRoute(cart);
  takeBackReturnRoute(cart);
  listPaymentAccountsRoute(cart);
  correctPaymentRoute(cart);
}
