import type { Catalogue } from '../catalogue.ts';
import { createCategoryRoute } from './create-category/create-category.route.ts';
import { getCategoryRoute } from './get-category/get-category.route.ts';
import { listCategoriesRoute } from './list-categories/list-categories.route.ts';
import { removeOrRestoreCategoryRoute } from './remove-or-restore-category/remove-or-restore-category.route.ts';
import { updateCategoryRoute } from './update-category/update-category.route.ts';

export function categoryRoutes(catalogue: Catalogue): void {
  listCategoriesRoute(catalogue);
  getCategoryRoute(catalogue);
  createCategoryRoute(catalogue);
  updateCategoryRoute(catalogue);
  removeOrRestoreCategoryRoute(catalogue);
}
