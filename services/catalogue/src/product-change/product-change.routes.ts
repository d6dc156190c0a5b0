import type { Catalogue } from '../catalogue.ts';
import { getProductChangeRoute } from './get-product-change/get-product-change.route.ts';
import { listPreviewedProductsRoute } from './list-previewed-products/list-previewed-products.route.ts';
import { listProductChangesRoute } from './list-product-changes/list-product-changes.route.ts';
import { previewProductChangeRoute } from './preview-product-change/preview-product-change.route.ts';
import { startProductChangeRoute } from './start-product-change/start-product-change.route.ts';
import { takeBackProductChangeRoute } from './take-back-product-change/take-back-product-change.route.ts';

/** Mounted before the routes of one product, whose paths have an id in place of a name. */
export function productChangeRoutes(catalogue: Catalogue): void {
  previewProductChangeRoute(catalogue);
  listPreviewedProductsRoute(catalogue);
  startProductChangeRoute(catalogue);
  listProductChangesRoute(catalogue);
  getProductChangeRoute(catalogue);
  takeBackProductChangeRoute(catalogue);
}
