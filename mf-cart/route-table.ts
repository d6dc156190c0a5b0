/**
 * Pages for the build and the registry: paths, layouts, and the names of their chunks (`route-<name>`). `example`: an address of a page
 * with parameters, for `npm run dev`. Their components are in `src/routes/pages.ts`.
 */
export const routeTable = [
  { name: 'cart', path: '/user/cart', layout: 'public' },
  { name: 'check-out', path: '/order/check-out', layout: 'public' },
  { name: 'order', path: '/order/:code', example: '/order/GVG7K3F2Q', layout: 'bare' },
  { name: 'order-success', path: '/order/success/:code', example: '/order/success/GVG7K3F2Q', layout: 'bare' },
  { name: 'order-track', path: '/order/track', layout: 'bare' },
  { name: 'purchases', path: '/user/purchase', layout: 'public' },
  {
    name: 'quote',
    path: '/user/purchase/quote/:id',
    example: '/user/purchase/quote/64b0c0ffee0123456789ac03',
    layout: 'public',
  },
] as const;
