import { page } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';

/** Private: servers render no order, so there is nothing to load. */
export const checkOutRoute: PageRoute = {
  name: 'check-out',
  path: '/order/check-out',
  Page: page(() =>
    import(/* webpackChunkName: "route-check-out" */ '../../features/check-out/components/check-out-view.tsx').then(
      ({ CheckOutView }) => CheckOutView,
    ),
  ),
  loader: ({ t }) => Promise.resolve({ status: 200, title: t('shop.title', { page: t('frames.checkOut') }) }),
};
