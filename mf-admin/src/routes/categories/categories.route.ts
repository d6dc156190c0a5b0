import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const categoriesRoute: PageRoute = {
  name: 'categories',
  path: '/admin/categories',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-categories" */ '../../features/groups/components/categories-view.tsx').then(
      ({ CategoriesView }) => CategoriesView,
    ),
  ),
  loader: staffLoader,
};
