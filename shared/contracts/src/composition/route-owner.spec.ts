import { disallowedRoutes, layoutAt, routeOwnerOf } from './route-owner.ts';
import type { RoutedRemote } from './route-owner.ts';

const storefront: RoutedRemote = {
  name: 'mf-storefront',
  routes: [
    { path: '/', layout: 'public' },
    { path: '/product/:slugId', layout: 'public' },
  ],
};
const cart: RoutedRemote = {
  name: 'mf-cart',
  routes: [
    { path: '/order/*', layout: 'bare' },
    { path: '/order/check-out', layout: 'public' },
  ],
};
const admin: RoutedRemote = { name: 'mf-admin', routes: [{ path: '/product/create', layout: 'admin' }] };

describe('routeOwnerOf', () => {
  it.each([
    ['/', 'mf-storefront', '/'],
    ['/product/banh-trang-1/', 'mf-storefront', '/product/:slugId'],
    ['/order/GVG7K3F2Q', 'mf-cart', '/order/*'],
    ['/order/check-out', 'mf-cart', '/order/check-out'],
  ])('assigns %s to %s by %s', (path, name, pattern) => {
    const owner = routeOwnerOf([storefront, cart], path);
    expect(owner?.remote.name).toBe(name);
    expect(owner?.route.path).toBe(pattern);
  });

  it('leaves a path to the shell if its remote is not deployed, even if another remote has a matching route', () => {
    expect(routeOwnerOf([storefront, cart], '/product/create')).toBeUndefined();
    expect(routeOwnerOf([storefront, cart], '/admin/users')).toBeUndefined();
  });

  it('ignores routes that the contracts assign to another remote or layout', () => {
    const greedy = { name: 'mf-cart', routes: [{ path: '/*', layout: 'public' as const }] };
    expect(routeOwnerOf([greedy, storefront], '/')?.remote.name).toBe('mf-storefront');
    expect(routeOwnerOf([greedy, storefront], '/order/GVG7K3F2Q')).toBeUndefined();
    expect(routeOwnerOf([greedy, storefront], '/order/check-out')?.remote.name).toBe('mf-cart');
  });

  it('uses the routes of a newer release', () => {
    const older = { ...storefront, routes: storefront.routes.slice(0, 1) };
    expect(routeOwnerOf([older], '/product/banh-trang-1')).toBeUndefined();
    expect(routeOwnerOf([storefront], '/product/banh-trang-1')?.remote).toBe(storefront);
  });
});

describe('layoutAt', () => {
  it.each([
    ['/', 'public'],
    ['/product/banh-trang-1', 'public'],
    ['/order/check-out', 'public'],
    ['/order/GVG7K3F2Q', 'bare'],
    ['/order/success/GVG7K3F2Q', 'bare'],
    ['/auth', 'bare'],
    ['/auth/', 'bare'],
    ['/auth/verify', 'public'],
    ['/admin/dashboard', 'admin'],
    ['/admin/messages', 'bare'],
    ['/administration', 'public'],
  ])('defaults to the layout of the specification: %s has %s', (path, layout) => {
    expect(layoutAt([], path)).toBe(layout);
  });

  it('is the layout of the route if the contracts allow several', () => {
    expect(
      layoutAt([{ name: 'mf-storefront', routes: [{ path: '/gift-guide', layout: 'bare' }] }], '/gift-guide'),
    ).toBe('bare');
  });
});

describe('disallowedRoutes', () => {
  it('returns routes whose path or layout the contracts do not allow for the remote', () => {
    expect(disallowedRoutes(storefront)).toEqual([]);
    expect(disallowedRoutes(cart)).toEqual([]);
    expect(disallowedRoutes(admin)).toEqual([]);
    expect(disallowedRoutes({ ...admin, name: 'mf-chat' })).toEqual(admin.routes);
    expect(disallowedRoutes({ name: 'mf-cart', routes: [{ path: '/order/track', layout: 'public' }] })).toHaveLength(1);
  });
});
