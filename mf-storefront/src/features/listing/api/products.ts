import { apiQuery } from '@gvg/browser-kit';
import type { Locale } from '@gvg/contracts/values/locale';
import type { Filters } from '../filters.ts';

/** Specification §7: 20 products per search page. */
export const pageSize = 20;
const fallbackPageSize = 10;

/** Returns the query of the filtered product list. The locale only matters for keyword search. */
export function productsQuery({ keyword, inStock, ...filters }: Filters, locale: Locale, limit = pageSize) {
  return apiQuery('listProducts', {
    query: {
      ...filters,
      limit,
      ...(keyword === undefined ? {} : { name: keyword, locale }),
      ...(inStock === undefined ? {} : { inStock: 'true' as const }),
    },
  });
}

/** Returns the longest of several words (the first on ties), as the most specific one; undefined for a single word. */
export function longestWord(keyword: string): string | undefined {
  const words = keyword.split(/\s+/).filter((word) => word.length > 1);
  if (words.length < 2) return undefined;
  return words.reduce((best, word) => (word.length > best.length ? word : best));
}

/** Returns the fallback lists for an empty result, closest first: the keyword without filters, its longest word, best sellers. */
export function fallbackQueries({ keyword }: Filters, locale: Locale) {
  const word = keyword === undefined ? undefined : longestWord(keyword);
  return {
    unfiltered: keyword === undefined ? undefined : productsQuery({ keyword }, locale, fallbackPageSize),
    broadened: word === undefined ? undefined : productsQuery({ keyword: word }, locale, fallbackPageSize),
    popular: productsQuery({ sort: 'BEST_SELLER' }, locale, fallbackPageSize),
  };
}
