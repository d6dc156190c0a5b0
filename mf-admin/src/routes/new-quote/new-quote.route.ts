import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const newQuoteRoute: PageRoute = {
  name: 'new-quote',
  path: '/admin/quotes/new',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-new-quote" */ '../../features/quote/components/new-quote-view.tsx').then(
      ({ NewQuoteView }) => NewQuoteView,
    ),
  ),
  loader: staffLoader,
};
