import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const printRoute: PageRoute = {
  name: 'print',
  path: '/admin/print',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-print" */ '../../features/print/components/print-view.tsx').then(
      ({ PrintView }) => PrintView,
    ),
  ),
  loader: staffLoader,
};
