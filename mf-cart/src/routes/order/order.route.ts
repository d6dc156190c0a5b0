import { page } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';

/** Private: servers render no personal data, so there is nothing to load. */
export const orderRoute: PageRoute = {
  name: 'order',
  path: '/order/:code',
  Page: page(() =>
    import(/* webpackChunkName: "route-order" */ '../../features/order/components/order-view.tsx').then(
      ({ OrderView }) => OrderView,
    ),
  ),
  loader: ({ t, params }) =>
    Promise.resolve({
      status: 200,
      title: t('shop.title', { page: t('frames.orderOf', { code: (params.code ?? '').toUpperCase() }) }),
    }),
};
