import { listAddress, fallbackAddresses, longestWord } from './addresses.ts';

describe('listing addresses', () => {
  it('maps filters to query parameters and sends the locale only with a keyword', () => {
    expect(listAddress({ keyword: 'trà', inStock: true, minPrice: 5 }, 'en')).toBe(
      '/v1/products?inStock=true&limit=20&locale=en&minPrice=5&name=tr%C3%A0',
    );
    expect(listAddress({ type: 'HEAVY', page: 2 }, 'en')).toBe('/v1/products?limit=20&page=2&type=HEAVY');
  });

  it('selects the longest of several words', () => {
    expect(longestWord('bánh tráng a')).toBe('tráng');
    expect(longestWord('bánh')).toBeUndefined();
    expect(longestWord('')).toBeUndefined();
  });

  it('falls back to fewer filters, then fewer words, then best sellers', () => {
    const { unfiltered, broadened, popular } = fallbackAddresses({ keyword: 'bánh kem', type: 'HEAVY' }, 'vi');
    expect(unfiltered).toBe('/v1/products?limit=10&locale=vi&name=b%C3%A1nh+kem');
    expect(broadened).toBe('/v1/products?limit=10&locale=vi&name=b%C3%A1nh');
    expect(popular).toBe('/v1/products?limit=10&sort=BEST_SELLER');
    expect(fallbackAddresses({ type: 'HEAVY' }, 'vi')).toMatchObject({ unfiltered: undefined, broadened: undefined });
  });
});
