import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const costsRoute: PageRoute = {
  name: 'costs',
  path: '/admin/costs',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-costs" */ '../../features/costs/components/costs-view.tsx').then(
      ({ CostsView }) => CostsView,
    ),
  ),
  loader: staffLoader,
};
