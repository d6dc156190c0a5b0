import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const ratingsRoute: PageRoute = {
  name: 'ratings',
  path: '/admin/ratings',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-ratings" */ '../../features/ratings/components/ratings-view.tsx').then(
      ({ RatingsView }) => RatingsView,
    ),
  ),
  loader: staffLoader,
};
