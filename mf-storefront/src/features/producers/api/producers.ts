import { apiQuery } from '@gvg/browser-kit';
import type { Filters } from '../../listing/filters.ts';

/** Producers shown initially. Typing finds the others. */
export const shownProducers = 8;

/** Producers of the products that match `filters`, with their counts. The chosen producer itself is not a filter here. */
export function producerCountsQuery(
  { keyword, inStock, producer: _producer, sort: _sort, page: _page, ...filters }: Filters,
  producerName: string,
) {
  return apiQuery('countProducers', {
    query: {
      ...filters,
      limit: shownProducers,
      ...(keyword === undefined ? {} : { name: keyword }),
      ...(inStock === undefined ? {} : { inStock: 'true' as const }),
      ...(producerName === '' ? {} : { producerName }),
    },
  });
}
