import { apiQuery } from '@gvg/browser-kit';
import { keepPreviousData } from '@gvg/query';
import type { ProductsFilter } from '../product-filter.ts';

/** One page of products; the one before stays until it is there. */
export const productsQuery = (query: ProductsFilter) => ({
  ...apiQuery('listProducts', { query }),
  placeholderData: keepPreviousData,
});
