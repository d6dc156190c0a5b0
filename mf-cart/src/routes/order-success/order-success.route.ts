import { page } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';

/** Private: servers render no personal data, so there is nothing to load. */
export const orderSuccessRoute: PageRoute = {
  name: 'order-success',
  path: '/order/success/:code',
  Page: page(() =>
    import(/* webpackChunkName: "route-order-success" */ '../../features/order/components/success-view.tsx').then(
      ({ SuccessView }) => SuccessView,
    ),
  ),
  loader: ({ t }) => Promise.resolve({ status: 200, title: t('shop.title', { page: t('frames.placed') }) }),
};
