import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const productEditRoute: PageRoute = {
  name: 'product-edit',
  path: '/product/edit',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-product-edit" */ '../../features/product/components/product-edit-view.tsx').then(
      ({ ProductEditView }) => ProductEditView,
    ),
  ),
  loader: staffLoader,
};
