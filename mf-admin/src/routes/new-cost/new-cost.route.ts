import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const newCostRoute: PageRoute = {
  name: 'new-cost',
  path: '/admin/costs/new',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-new-cost" */ '../../features/costs/components/new-cost-view.tsx').then(
      ({ NewCostView }) => NewCostView,
    ),
  ),
  loader: staffLoader,
};
