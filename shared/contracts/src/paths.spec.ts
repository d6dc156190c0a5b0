import { pagesByOwner } from './generated/pages.ts';
import { mostSpecificPattern, ownerOf, ownershipOf, pathMatches, pathOwners } from './paths.ts';

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
    ['/user/purchase/GVG7K3F2Q', 'mf-cart'],
    ['/gift-guide/tet', 'mf-storefront'],
  ])('assigns %s to %s', (path, owner) => {
    expect(ownerOf(path)).toBe(owner);
  });

  it('gives each pattern exactly one owner', () => {
    const patterns = Object.values(pagesByOwner).flatMap(({ paths }) => Object.keys(paths));
    expect(patterns).toEqual([...new Set(patterns)]);
  });

  it.each([
    ['/auth', ['bare']],
    ['/auth/verify', ['public']],
    ['/order/success/GVG7K3F2Q', ['bare']],
    ['/order/check-out', ['public']],
    ['/admin/messages', ['bare']],
    ['/admin/users', ['admin']],
    ['/product/create', ['admin']],
    ['/gift-guide/tet', ['public', 'bare']],
  ])('allows %s the layouts %j', (path, layouts) => {
    expect(ownershipOf(path)?.layouts).toEqual(layouts);
  });

  it('selects the most specific pattern regardless of order', () => {
    const patterns = Object.keys(pathOwners);
    expect(mostSpecificPattern(patterns, '/product/create')).toBe('/product/create');
    expect(mostSpecificPattern(patterns.toReversed(), '/product/create')).toBe('/product/create');
  });

  it.each([
    [['/*', '/'], '/', '/'],
    [['/order/*', '/order'], '/order', '/order'],
    [['/*', '/:slug'], '/tet', '/:slug'],
    [['/*', '/order/*'], '/order/a/b', '/order/*'],
  ])('selects from %j for %s the pattern %s', (patterns, path, expected) => {
    expect(mostSpecificPattern(patterns, path)).toBe(expected);
  });

  it('ignores a trailing slash', () => {
    expect(pathMatches('/search', '/search/')).toBe(true);
  });
});
