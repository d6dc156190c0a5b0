import { layoutOf } from './layout-of.ts';

test.each([
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
])('%s has the %s layout', (path, layout) => {
  expect(layoutOf(path)).toBe(layout);
});
