import type { CatalogueClient } from './catalogue/catalogue-client.ts';
import type { Cart } from './cart.ts';
import { forgetRemovedLines } from './line/forget-removed-lines/forget-removed-lines.ts';
import { releasePictures } from './line/release-pictures/release-pictures.ts';
import { removeIdleCarts } from './line/remove-idle-carts/remove-idle-carts.ts';
import { endUnansweredProposals } from './order/amendment/end-unanswered-proposals/end-unanswered-proposals.ts';
import { settleReservations } from './order/amendment/settle-reservations/settle-reservations.ts';
import { cancelUnpaidOrders } from './order/cancel-unpaid-orders/cancel-unpaid-orders.ts';
import { sweepReservations } from './order/sweep-reservations/sweep-reservations.ts';
import { cancelUnansweredPrices } from './purchase/cancel-unanswered-prices/cancel-unanswered-prices.ts';
import { expireQuotes } from './quote/expire-quotes/expire-quotes.ts';

const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** Schedules all repeated work of the service. Safe on several instances at once. */
export function startTimers(cart: Cart, catalogue: CatalogueClient): void {
  const { repeat } = cart;
  repeat({ name: 'expire quotes', intervalMs: 10 * second, work: () => expireQuotes(cart) });
  repeat({ name: 'cancel unpaid orders', intervalMs: 10 * second, work: () => cancelUnpaidOrders(cart) });
  repeat({ name: 'cancel unanswered prices', intervalMs: 10 * second, work: () => cancelUnansweredPrices(cart) });
  repeat({ name: 'end unanswered proposals', intervalMs: 10 * second, work: () => endUnansweredProposals(cart) });
  repeat({ name: 'settle reservations', intervalMs: minute, work: () => settleReservations(cart, catalogue) });
  repeat({ name: 'sweep reservations', intervalMs: minute, work: () => sweepReservations(cart, catalogue) });
  repeat({ name: 'remove idle carts', intervalMs: hour, work: () => removeIdleCarts(cart) });
  repeat({ name: 'forget removed lines', intervalMs: hour, work: () => forgetRemovedLines(cart) });
  repeat({ name: 'release pictures', intervalMs: minute, work: () => releasePictures(cart) });
}
