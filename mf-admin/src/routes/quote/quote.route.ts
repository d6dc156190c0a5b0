import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const quoteRoute: PageRoute = {
  name: 'quote',
  path: '/admin/quotes/:id',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-quote" */ '../../features/quote/components/quote-view.tsx').then(
      ({ QuoteView }) => QuoteView,
    ),
  ),
  loader: staffLoader,
};
