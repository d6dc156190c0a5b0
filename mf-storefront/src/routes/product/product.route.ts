import { page } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';

export const productRoute: PageRoute = {
  name: 'product',
  path: '/product/:slugId',
  Page: page(() =>
    import(/* webpackChunkName: "route-product" */ '../../features/product/components/product-view.tsx').then(
      ({ ProductView }) => ProductView,
    ),
  ),
  loader: async (request) =>
    (await import(/* webpackChunkName: "loaders" */ './product.loader.ts')).productLoader(request),
};
