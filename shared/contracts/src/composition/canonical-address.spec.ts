import { canonicalAddress } from './canonical-address.ts';

describe('canonicalAddress', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=mail', '/'],
    ['/en/search?page=2&keyword=tra', '/en/search?keyword=tra&page=2'],
    ['/search?k%65yword=tra&keyword=other', '/search?keyword=tra'],
    ['/search?page=02&keyword=007', '/search?keyword=007&page=2'],
    ['/search?keyword=%20&page=', '/search'],
    ['/search?keyword=tra%CC%80', '/search?keyword=tr%C3%A0'],
    [
      '/category/tra-000000000000000000000001?sort=NEWEST&unknown=1',
      '/category/tra-000000000000000000000001?sort=NEWEST',
    ],
    ['/auth/verify?authCode=secret', '/auth/verify'],
    ['/no/such/page?x=1', '/no/such/page'],
  ])('makes %s %s', (address, canonical) => {
    expect(canonicalAddress(address)).toBe(canonical);
    expect(canonicalAddress(canonical)).toBe(canonical);
  });
});
