import { addressOf } from '@gvg/browser-kit';
import type { Locale } from '@gvg/contracts/locale';
import type { Filters } from '../filters.ts';

/** Specification §7: a search asks for 20. */
export const pageSize = 20;
const fallbackPageSize = 10;

/** The list that these filters describe. The language matters only where words are compared. */
export function listAddress({ keyword, inStock, ...filters }: Filters, locale: Locale, limit = pageSize) {
  return addressOf('listProducts', {
    query: { ...filters, limit, ...(keyword === undefined ? {} : { name: keyword, locale }), ...(inStock === undefined ? {} : { inStock: 'true' as const }) },
  });
}

/** The word that says most about what was meant: the longest, the first of equals. */
export function longestWord(keyword: string): string | undefined {
  const words = keyword.split(/\s+/).filter((word) => word.length > 1);
  if (words.length < 2) return undefined;
  return words.reduce((best, word) => (word.length > best.length ? word : best));
}

/** Lists to fall back to when nothing matches, nearest first: the keyword without filters, its most telling word, what is bought most. */
export function fallbackAddresses({ keyword }: Filters, locale: Locale) {
  const word = keyword === undefined ? undefined : longestWord(keyword);
  return {
    unfiltered: keyword === undefined ? undefined : listAddress({ keyword }, locale, fallbackPageSize),
    broadened: word === undefined ? undefined : listAddress({ keyword: word }, locale, fallbackPageSize),
    popular: listAddress({ sort: 'BEST_SELLER' }, locale, fallbackPageSize),
  };
}
