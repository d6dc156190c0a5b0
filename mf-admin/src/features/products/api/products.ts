import { apiQuery } from '@gvg/browser-kit';
import { keepPreviousData } from '@gvg/query';
import type { ProductsFilter } from '../product-filter.ts';

/** One page of products; the one before stays until it is there. */
export const productsQuery = (query: ProductsFilter) => ({
  ...apiQuery('listProducts', { query }),
  placeholderData: keepPreviousData,
});

/** How many products match, of which the list has counted the first thousand alone. */
export const exactCountQuery = (query: ProductsFilter) =>
  apiQuery('listProducts', { query: { ...query, page: 1, limit: 1, count: 'exact' } });
