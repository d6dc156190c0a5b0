import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const productImportRoute: PageRoute = {
  name: 'product-import',
  path: '/admin/products/import',
  Page: staffPage(() =>
    import(
      /* webpackChunkName: "staff-product-import" */ '../../features/product-import/components/product-import-view.tsx'
    ).then(({ ProductImportView }) => ProductImportView),
  ),
  loader: staffLoader,
};
