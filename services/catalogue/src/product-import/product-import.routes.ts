import type { Catalogue } from '../catalogue.ts';
import { createProductImportRoute } from './create-product-import/create-product-import.route.ts';
import { exportBadRowsRoute } from './export-bad-rows/export-bad-rows.route.ts';
import { getProductImportRoute } from './get-product-import/get-product-import.route.ts';
import { listProductImportRowsRoute } from './list-product-import-rows/list-product-import-rows.route.ts';
import { listProductImportsRoute } from './list-product-imports/list-product-imports.route.ts';
import { startProductImportRoute } from './start-product-import/start-product-import.route.ts';
import { updateProductImportRoute } from './update-product-import/update-product-import.route.ts';

/** Mounted before the routes of one product, whose paths have an id in place of a name. */
export function productImportRoutes(catalogue: Catalogue): void {
  createProductImportRoute(catalogue);
  listProductImportsRoute(catalogue);
  getProductImportRoute(catalogue);
  listProductImportRowsRoute(catalogue);
  updateProductImportRoute(catalogue);
  startProductImportRoute(catalogue);
  exportBadRowsRoute(catalogue);
}
