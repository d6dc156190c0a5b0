/**
 * Pages for the build and the registry: paths, layouts, and the names of their chunks (`route-<name>`). `example`: an address of a page
 * with parameters, for `npm run dev`. Their components are in `src/routes/pages.ts`.
 */
export const routeTable = [
  { name: 'home', path: '/', layout: 'public' },
  { name: 'search', path: '/search', layout: 'public' },
  {
    name: 'category',
    path: '/category/:slugId',
    example: '/category/banh-trang-6a0000000000000000000004',
    layout: 'public',
  },
  {
    name: 'product',
    path: '/product/:slugId',
    example: '/product/banh-trang-6a0000000000000000000001',
    layout: 'public',
  },
  { name: 'rate-table', path: '/rate-table', layout: 'public' },
  { name: 'page', path: '/page/:slug', example: '/page/guide', layout: 'public' },
  { name: 'profile', path: '/user/profile', layout: 'public' },
  { name: 'change-password', path: '/user/change-password', layout: 'public' },
] as const;
