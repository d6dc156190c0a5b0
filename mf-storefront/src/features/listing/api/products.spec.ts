import type { QueryKey } from '@gvg/query';
import { productsQuery, fallbackQueries, longestWord } from './products.ts';

const addressOf = (query: { queryKey: QueryKey } | undefined) => query?.queryKey.join('');

describe('queries of product lists', () => {
  it('maps filters to query parameters and sends the locale only with a keyword', () => {
    expect(addressOf(productsQuery({ keyword: 'trà', inStock: true, minPrice: 5 }, 'en'))).toBe(
      '/v1/products?inStock=true&limit=20&locale=en&minPrice=5&name=tr%C3%A0',
    );
    expect(addressOf(productsQuery({ type: 'HEAVY', page: 2 }, 'en'))).toBe('/v1/products?limit=20&page=2&type=HEAVY');
  });

  it('selects the longest of several words', () => {
    expect(longestWord('bánh tráng a')).toBe('tráng');
    expect(longestWord('bánh')).toBeUndefined();
    expect(longestWord('')).toBeUndefined();
  });

  it('falls back to fewer filters, then fewer words, then best sellers', () => {
    const { unfiltered, broadened, popular } = fallbackQueries({ keyword: 'bánh kem', type: 'HEAVY' }, 'vi');
    expect(addressOf(unfiltered)).toBe('/v1/products?limit=10&locale=vi&name=b%C3%A1nh+kem');
    expect(addressOf(broadened)).toBe('/v1/products?limit=10&locale=vi&name=b%C3%A1nh');
    expect(addressOf(popular)).toBe('/v1/products?limit=10&sort=BEST_SELLER');
    expect(fallbackQueries({ type: 'HEAVY' }, 'vi')).toMatchObject({ unfiltered: undefined, broadened: undefined });
  });
});
