import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const orderRoute: PageRoute = {
  name: 'order',
  path: '/admin/orders/:code',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-order" */ '../../features/order/components/order-view.tsx').then(
      ({ OrderView }) => OrderView,
    ),
  ),
  loader: staffLoader,
};
