import { page } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';

/** Private: servers render no personal data, so there is nothing to load. */
export const quoteRoute: PageRoute = {
  name: 'quote',
  path: '/user/purchase/quote/:id',
  Page: page(() =>
    import(/* webpackChunkName: "route-quote" */ '../../features/quote/components/quote-view.tsx').then(
      ({ QuoteView }) => QuoteView,
    ),
  ),
  loader: ({ t }) => Promise.resolve({ status: 200, title: t('shop.title', { page: t('frames.quote') }) }),
};
