import { page } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';

export const categoryRoute: PageRoute = {
  name: 'category',
  path: '/category/:slugId',
  Page: page(() =>
    import(/* webpackChunkName: "route-category" */ '../../features/category/components/category-view.tsx').then(
      ({ CategoryView }) => CategoryView,
    ),
  ),
  loader: async (request) =>
    (await import(/* webpackChunkName: "loaders" */ './category.loader.ts')).categoryLoader(request),
};
