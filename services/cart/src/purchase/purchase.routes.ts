import type { Cart } from '../cart.ts';
import { answerLinePriceRoute } from './answer-line-price/answer-line-price.route.ts';
import { getPurchaseSummaryRoute } from './get-purchase-summary/get-purchase-summary.route.ts';
import { listPurchasesRoute } from './list-purchases/list-purchases.route.ts';
import { setPurchaseRoute } from './set-purchase/set-purchase.route.ts';

/** Buying desk: purchases by staff, and customers' answers to higher prices. */
export function purchaseRoutes(cart: Cart): void {
  listPurchasesRoute(cart);
  getPurchaseSummaryRoute(cart);
  setPurchaseRoute(cart);
  answerLinePriceRoute(cart);
}
