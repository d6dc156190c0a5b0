import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const ordersRoute: PageRoute = {
  name: 'orders',
  path: '/admin/orders',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-orders" */ '../../features/orders/components/orders-view.tsx').then(
      ({ OrdersView }) => OrdersView,
    ),
  ),
  loader: staffLoader,
};
