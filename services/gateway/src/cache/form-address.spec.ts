import { formAddress } from './form-address.ts';

test.each([
  ['/search', '?category=&minPrice=&maxPrice=&type=HEAVY&priority=&keyword=tra', '/search?keyword=tra&type=HEAVY'],
  ['/en/search', '?keyword=&sort=', '/en/search'],
  ['/en/category/tea-1', '?minPrice=&type=HEAVY&utm_source=mail', '/en/category/tea-1?type=HEAVY&utm_source=mail'],
  ['/search', '?keyword=%20', '/search'],
])('redirects a form of %s that sends %s to %s', (path, query, address) => {
  expect(formAddress(path, query)).toBe(address);
  expect(formAddress(address.split('?')[0] ?? '', address.split('?')[1] ?? '')).toBeUndefined();
});

test.each([
  ['/search', '?type=HEAVY&keyword=tra'],
  ['/search', '?unknown='],
  ['/user/cart', '?link='],
  ['/search', ''],
  ['//evil.example/search', '?keyword='],
])('does not redirect the address %s%s', (path, query) => {
  expect(formAddress(path, query)).toBeUndefined();
});
