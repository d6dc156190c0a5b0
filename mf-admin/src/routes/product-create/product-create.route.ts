import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const productCreateRoute: PageRoute = {
  name: 'product-create',
  path: '/product/create',
  Page: staffPage(() =>
    import(
      /* webpackChunkName: "staff-product-create" */ '../../features/product/components/product-create-view.tsx'
    ).then(({ ProductCreateView }) => ProductCreateView),
  ),
  loader: staffLoader,
};
