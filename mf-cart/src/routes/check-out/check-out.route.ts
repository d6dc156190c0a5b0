import { page } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';

export const checkOutRoute: PageRoute = {
  name: 'check-out',
  path: '/order/check-out',
  Page: page(() => import(/* webpackChunkName: "route-check-out" */ '../../features/check-out/components/check-out-view.tsx').then(({ CheckOutView }) => CheckOutView)),
  loader: async (request) => (await import(/* webpackChunkName: "loaders" */ './check-out.loader.ts')).checkOutLoader(request),
};
