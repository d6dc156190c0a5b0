import { page } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';

export const pageRoute: PageRoute = {
  name: 'page',
  path: '/page/:slug',
  Page: page(() =>
    import(/* webpackChunkName: "route-page" */ '../../features/page/components/page-view.tsx').then(
      ({ PageView }) => PageView,
    ),
  ),
  loader: async (request) => (await import(/* webpackChunkName: "loaders" */ './page.loader.ts')).pageLoader(request),
};
