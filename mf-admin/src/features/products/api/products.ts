import { apiQuery } from '@gvg/browser-kit';
import { keepPreviousData } from '@gvg/query';
import type { ProductsFilter } from '../product-filter.ts';

/** One page of products. The previous page stays until it has loaded. */
export const productsQuery = (query: ProductsFilter) => ({
  ...apiQuery('listProducts', { query }),
  placeholderData: keepPreviousData,
});
