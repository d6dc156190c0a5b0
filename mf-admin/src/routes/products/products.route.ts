import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const productsRoute: PageRoute = {
  name: 'products',
  path: '/admin/products',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-products" */ '../../features/products/components/products-view.tsx').then(
      ({ ProductsView }) => ProductsView,
    ),
  ),
  loader: staffLoader,
};
