/** The pages for the build and the registry: paths, layouts, and the names of their chunks (`route-<name>`). The pages themselves are in `src/routes/pages.ts`. */
export const routeTable = [
  { name: 'home', path: '/', layout: 'public' },
  { name: 'search', path: '/search', layout: 'public' },
  { name: 'category', path: '/category/:slugId', layout: 'public' },
  { name: 'product', path: '/product/:slugId', layout: 'public' },
  { name: 'rate-table', path: '/rate-table', layout: 'public' },
  { name: 'page', path: '/page/:slug', layout: 'public' },
  { name: 'profile', path: '/user/profile', layout: 'public' },
  { name: 'change-password', path: '/user/change-password', layout: 'public' },
] as const;
