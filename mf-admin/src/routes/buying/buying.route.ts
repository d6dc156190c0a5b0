import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const buyingRoute: PageRoute = {
  name: 'buying',
  path: '/admin/buying',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-buying" */ '../../features/buying/components/buying-view.tsx').then(
      ({ BuyingView }) => BuyingView,
    ),
  ),
  loader: staffLoader,
};
