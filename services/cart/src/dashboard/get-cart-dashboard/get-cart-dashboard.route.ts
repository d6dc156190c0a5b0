import { getCartDashboard } from '@gvg/contracts/cart/http/dashboard';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { createUserNames } from '@gvg/service-kit/http/user-names';
import { findBestSellers } from './find-best-sellers.ts';
import { findQueuedPayments, findRequestedQuotes } from './find-queues.ts';
import { sumUpDays } from './sum-up-days.ts';
import { sumOwed, sumUpOpenOrders } from './sum-up-open-orders.ts';

/** Number of entries shown per queue. */
const shown = 3;

export function getCartDashboardRoute(cart: Cart): void {
  const namesOf = createUserNames({ ...cart, service: 'cart' });
  mount(cart.app, getCartDashboard, async ({ query }) => {
    const now = cart.now();
    const [open, owed, quotes, payments, days, bestSellers] = await Promise.all([
      sumUpOpenOrders(cart, now, shown),
      sumOwed(cart),
      findRequestedQuotes(cart, namesOf, shown),
      findQueuedPayments(cart, shown),
      sumUpDays(cart, query),
      findBestSellers(cart, query),
    ]);
    return { computedAt: now.toISOString(), ...open, owed, quotes, payments, ...days, bestSellers };
  });
}
