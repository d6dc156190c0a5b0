import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const paymentsRoute: PageRoute = {
  name: 'payments',
  path: '/admin/payments',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-payments" */ '../../features/payments/components/payments-view.tsx').then(
      ({ PaymentsView }) => PaymentsView,
    ),
  ),
  loader: staffLoader,
};
