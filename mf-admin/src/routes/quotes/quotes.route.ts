import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const quotesRoute: PageRoute = {
  name: 'quotes',
  path: '/admin/quotes',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-quotes" */ '../../features/quotes/components/quotes-view.tsx').then(
      ({ QuotesView }) => QuotesView,
    ),
  ),
  loader: staffLoader,
};
