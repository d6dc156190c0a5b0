import { getCartDashboard } from '@gvg/contracts/cart/http/dashboard';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { createUserNames } from '@gvg/service-kit/http/user-names';
import { countOrders, sumOwed } from './count-orders.ts';
import { findBestSellers } from './find-best-sellers.ts';
import { findParcelsToWeigh, findQueuedPayments, findRequestedQuotes } from './find-queues.ts';
import { sumUpDays } from './sum-up-days.ts';

/** How many of each queue are shown. */
const shown = 3;

export function getCartDashboardRoute(cart: Cart): void {
  const namesOf = createUserNames({ ...cart, service: 'cart' });
  mount(cart.app, getCartDashboard, async ({ query }) => {
    const now = cart.now();
    const [orders, owed, quotes, payments, toWeigh, days, bestSellers] = await Promise.all([
      countOrders(cart, now),
      sumOwed(cart),
      findRequestedQuotes(cart, namesOf, shown),
      findQueuedPayments(cart, shown),
      findParcelsToWeigh(cart, shown),
      sumUpDays(cart, query),
      findBestSellers(cart, query),
    ]);
    return { computedAt: now.toISOString(), orders, owed, quotes, payments, toWeigh, ...days, bestSellers };
  });
}
