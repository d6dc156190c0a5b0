import type { PageRoute } from '@gvg/browser-kit';
import { cartRoute } from './cart/cart.route.ts';
import { checkOutRoute } from './check-out/check-out.route.ts';

/** All pages of this remote; `route-table.ts` lists the same paths for the build. */
export const pages: readonly PageRoute[] = [cartRoute, checkOutRoute];
