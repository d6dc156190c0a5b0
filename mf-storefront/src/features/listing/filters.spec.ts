import { activeFilterNames, hasPriceRange, readFilters, toQueryString, withFilter, withPage } from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));
const id = 'a'.repeat(24);

describe('filters', () => {
  it('round-trips every filter through the query string', () => {
    const query = `?keyword=b%C3%A1nh+tr%C3%A1ng&category=${id}&producer=${id}&type=HARD_TO_GET&priority=SPECIAL&country=VN&minPrice=0&maxPrice=100000&inStock=true&sort=PRICE_ASC&page=3`;
    expect(read(query)).toEqual({
      keyword: 'bánh tráng',
      category: id,
      producer: id,
      type: 'HARD_TO_GET',
      priority: 'SPECIAL',
      country: 'VN',
      minPrice: 0,
      maxPrice: 100_000,
      inStock: true,
      sort: 'PRICE_ASC',
      page: 3,
    });
    expect(toQueryString(read(query))).toBe(query);
  });

  it.each([
    'type=FREE',
    'priority=4',
    'category=42',
    'country=vn',
    'minPrice=-1',
    'maxPrice=many',
    'minPrice=1.5',
    'inStock=1',
    'sort=NAME',
    'page=1',
    'page=0',
    'page=10001',
    'keyword=+++',
    'somebody=else',
  ])('ignores the invalid %s', (query) => {
    expect(read(query)).toEqual({});
  });

  it('parses prices with separators, as a form without scripts sends them', () => {
    expect(read('minPrice=50.000&maxPrice=200%2C000')).toEqual({ minPrice: 50_000, maxPrice: 200_000 });
  });

  it('detects a minimum above the maximum', () => {
    expect(
      [read('minPrice=2&maxPrice=1'), read('minPrice=1&maxPrice=1'), read('minPrice=1'), {}].map(hasPriceRange),
    ).toEqual([false, true, true, true]);
  });

  it('normalizes, trims and truncates the keyword', () => {
    expect(read(`keyword=${encodeURIComponent(' bánh '.normalize('NFD'))}`)).toEqual({
      keyword: 'bánh'.normalize('NFC'),
    });
    expect(read(`keyword=${'a'.repeat(300)}`).keyword).toHaveLength(100);
  });

  it('resets the page when a filter changes and removes a single filter', () => {
    const filters = read('keyword=tra&type=NORMAL&page=4');
    expect(withFilter(filters, 'type', 'HEAVY')).toEqual({ keyword: 'tra', type: 'HEAVY' });
    expect(withFilter(filters, 'type', undefined)).toEqual({ keyword: 'tra' });
  });

  it('omits the number of the first page', () => {
    expect(withPage({ keyword: 'tra', page: 4 }, 5)).toEqual({ keyword: 'tra', page: 5 });
    expect(withPage({ keyword: 'tra', page: 4 }, 1)).toEqual({ keyword: 'tra' });
  });

  it('excludes sort and page from the active filters', () => {
    expect(activeFilterNames(read('keyword=tra&inStock=true&sort=NEWEST&page=2'))).toEqual(['keyword', 'inStock']);
  });
});
