import { page } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';

export const rateTableRoute: PageRoute = {
  name: 'rate-table',
  path: '/rate-table',
  Page: page(() =>
    import(/* webpackChunkName: "route-rate-table" */ '../../features/rates/components/rate-table-view.tsx').then(
      ({ RateTableView }) => RateTableView,
    ),
  ),
  loader: async (request) =>
    (await import(/* webpackChunkName: "loaders" */ './rate-table.loader.ts')).rateTableLoader(request),
};
