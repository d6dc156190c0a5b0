import type { Catalogue } from '../catalogue.ts';
import { countProducersRoute } from './count-producers/count-producers.route.ts';
import { createProductRoute } from './create-product/create-product.route.ts';
import { exportProductsRoute } from './export-products/export-products.route.ts';
import { getProductRoute } from './get-product/get-product.route.ts';
import { getProductsForServiceRoute } from './get-products-for-service/get-products-for-service.route.ts';
import { listProductsRoute } from './list-products/list-products.route.ts';
import { removeOrRestoreProductRoute } from './remove-or-restore-product/remove-or-restore-product.route.ts';
import { updateProductRoute } from './update-product/update-product.route.ts';

export function productRoutes(catalogue: Catalogue): void {
  listProductsRoute(catalogue);
  countProducersRoute(catalogue);
  exportProductsRoute(catalogue);
  getProductRoute(catalogue);
  getProductsForServiceRoute(catalogue);
  createProductRoute(catalogue);
  updateProductRoute(catalogue);
  removeOrRestoreProductRoute(catalogue);
}
