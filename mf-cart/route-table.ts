/** The pages for the build and the registry: paths, layouts, and the names of their chunks (`route-<name>`). The pages themselves are in `src/routes/pages.ts`. */
export const routeTable = [
  { name: 'cart', path: '/user/cart', layout: 'public' },
  { name: 'check-out', path: '/order/check-out', layout: 'public' },
  { name: 'order', path: '/order/:code', layout: 'bare' },
  { name: 'order-success', path: '/order/success/:code', layout: 'bare' },
  { name: 'order-track', path: '/order/track', layout: 'bare' },
  { name: 'purchases', path: '/user/purchase', layout: 'public' },
  { name: 'quote', path: '/user/purchase/quote/:id', layout: 'public' },
] as const;
