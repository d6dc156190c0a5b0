import { isAmbiguousPath } from './ambiguous-path.ts';

test.each(
  [
    ['//a/search', '/\\a', '///', '//'],
    [
      '/metrics',
      '/Metrics',
      '/METRICS/',
      '/%6detrics',
      '/%256Detrics',
      '/./metrics',
      '/x/../metrics',
      '/%2e/metrics',
      '/%2Fmetrics',
      '/metrics//site',
      '/\\metrics',
    ],
    ['/health/ready', '/Health/Site', '/health%2Fsite', '/health/', '/health'],
  ].flat(),
)('detects the ambiguous path %s', (path) => {
  expect(isAmbiguousPath(path)).toBe(true);
});

test.each([
  '/',
  '/en',
  '/search',
  '/metrics-of-rice',
  '/category/health-food-1',
  '/en/page/metrics',
  '/%E0%A4%A',
  '/remotes/mf-storefront/1/metrics.js',
  '/v1%2Fproducts',
])('accepts the unambiguous path %s', (path) => {
  expect(isAmbiguousPath(path)).toBe(false);
});
