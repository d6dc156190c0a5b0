import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const costRoute: PageRoute = {
  name: 'cost',
  path: '/admin/costs/:id',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-cost" */ '../../features/costs/components/cost-view.tsx').then(
      ({ CostView }) => CostView,
    ),
  ),
  loader: staffLoader,
};
