import { mostSpecificPattern, ownerOf, pathMatches, pathOwners } from './paths.ts';

describe('path ownership', () => {
  it.each([
    ['/', 'mf-storefront'],
    ['/product/banh-trang-65f0c0ffee65f0c0ffee65f0', 'mf-storefront'],
    ['/product/create', 'mf-admin'],
    ['/product/edit', 'mf-admin'],
    ['/order/check-out', 'mf-cart'],
    ['/order', 'mf-cart'],
    ['/order/success/GVG7K3F2Q', 'mf-cart'],
    ['/admin/users', 'mf-admin'],
    ['/auth/verify', 'shell'],
    ['/user/notification', 'mf-chat'],
    ['/user/profile', 'mf-storefront'],
  ])('assigns %s to %s', (path, owner) => {
    expect(ownerOf(path)).toBe(owner);
  });

  it.each(['/nowhere', '/product', '/product/a/b', '/searching'])('assigns %s to no owner', (path) => {
    expect(ownerOf(path)).toBeUndefined();
  });

  it('selects the most specific pattern regardless of order', () => {
    const patterns = Object.keys(pathOwners);
    expect(mostSpecificPattern(patterns, '/product/create')).toBe('/product/create');
    expect(mostSpecificPattern(patterns.toReversed(), '/product/create')).toBe('/product/create');
  });

  it('ignores a trailing slash', () => {
    expect(pathMatches('/search', '/search/')).toBe(true);
  });
});
