import type { PageRoute } from '@gvg/browser-kit';
import { categoryRoute } from './category/category.route.ts';
import { changePasswordRoute } from './change-password/change-password.route.ts';
import { homeRoute } from './home/home.route.ts';
import { pageRoute } from './page/page.route.ts';
import { productRoute } from './product/product.route.ts';
import { profileRoute } from './profile/profile.route.ts';
import { rateTableRoute } from './rate-table/rate-table.route.ts';
import { searchRoute } from './search/search.route.ts';

/** All pages of this remote. `route-table.ts` lists them for build and registry. */
export const pages: readonly PageRoute[] = [
  homeRoute,
  searchRoute,
  categoryRoute,
  productRoute,
  rateTableRoute,
  pageRoute,
  profileRoute,
  changePasswordRoute,
];
