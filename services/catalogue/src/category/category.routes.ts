import {
  createCategory,
  getCategory,
  listCategories,
  setCategoryStatus,
  updateCategory,
} from '@gvg/contracts/catalogue/http/categories';
import type { Catalogue } from '../catalogue.ts';
import { productGroupRoutes } from '../product-group/product-group.routes.ts';
import { categoryEntity } from './category.entity.ts';

export function categoryRoutes(catalogue: Catalogue): void {
  productGroupRoutes(catalogue, categoryEntity(catalogue.models, catalogue.freightRules), {
    list: listCategories,
    get: getCategory,
    create: createCategory,
    update: updateCategory,
    setStatus: setCategoryStatus,
  });
}
