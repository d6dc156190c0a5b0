import { redirectLocation } from './redirect-location.ts';

test.each([
  ['/product/tra-1', '', '/product/tra-1'],
  ['/product/tra-1', '?country=JP&utm_source=mail', '/product/tra-1?country=JP&utm_source=mail'],
  ['/category/tra-1?page=2', '?page=02&utm_source=mail', '/category/tra-1?page=2&utm_source=mail'],
  ['/product/tra-1', '?', '/product/tra-1'],
])('completes a redirect to %s of a request with %s to %s', (location, query, expected) => {
  expect(redirectLocation(location, query)).toBe(expected);
});
