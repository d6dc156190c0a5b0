import type { PageRoute } from '@gvg/browser-kit';
import { categoryRoute } from './category/category.route.ts';
import { homeRoute } from './home/home.route.ts';
import { pageRoute } from './page/page.route.ts';
import { productRoute } from './product/product.route.ts';
import { rateTableRoute } from './rate-table/rate-table.route.ts';
import { searchRoute } from './search/search.route.ts';

/** All pages of this remote; `route-table.ts` lists them for build and registry. */
export const pages: readonly PageRoute[] = [homeRoute, searchRoute, categoryRoute, productRoute, rateTableRoute, pageRoute];
