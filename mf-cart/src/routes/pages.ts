import type { PageRoute } from '@gvg/browser-kit';
import { cartRoute } from './cart/cart.route.ts';
import { checkOutRoute } from './check-out/check-out.route.ts';
import { orderRoute } from './order/order.route.ts';
import { orderSuccessRoute } from './order-success/order-success.route.ts';
import { orderTrackRoute } from './order-track/order-track.route.ts';
import { purchasesRoute } from './purchases/purchases.route.ts';
import { quoteRoute } from './quote/quote.route.ts';

/** All pages of this remote. `route-table.ts` lists the same paths for the build. */
export const pages: readonly PageRoute[] = [
  cartRoute,
  checkOutRoute,
  orderRoute,
  orderSuccessRoute,
  orderTrackRoute,
  purchasesRoute,
  quoteRoute,
];
