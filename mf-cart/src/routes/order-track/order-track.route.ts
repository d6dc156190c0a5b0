import { page } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';

export const orderTrackRoute: PageRoute = {
  name: 'order-track',
  path: '/order/track',
  Page: page(() =>
    import(/* webpackChunkName: "route-order-track" */ '../../features/tracking/components/track-view.tsx').then(
      ({ TrackView }) => TrackView,
    ),
  ),
  // A form for the customer's own order, with nothing for search engines.
  loader: ({ t }) => Promise.resolve({ status: 200, title: t('shop.title', { page: t('tracking.title') }) }),
};
