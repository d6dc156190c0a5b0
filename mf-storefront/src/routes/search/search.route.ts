import { page } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';

export const searchRoute: PageRoute = {
  name: 'search',
  path: '/search',
  Page: page(() =>
    import(/* webpackChunkName: "route-search" */ '../../features/search/components/search-view.tsx').then(
      ({ SearchView }) => SearchView,
    ),
  ),
  loader: async (request) =>
    (await import(/* webpackChunkName: "loaders" */ './search.loader.ts')).searchLoader(request),
};
