/** The pages for the build and the registry: paths, layouts, and the names of their chunks (`route-<name>`). The pages themselves are in `src/routes/pages.ts`. */
export const routeTable = [
  { name: 'dashboard', path: '/admin/dashboard', layout: 'admin' },
  { name: 'orders', path: '/admin/orders', layout: 'admin' },
  { name: 'order', path: '/admin/orders/:code', layout: 'admin' },
  { name: 'quotes', path: '/admin/quotes', layout: 'admin' },
  { name: 'quote', path: '/admin/quotes/:id', layout: 'admin' },
  { name: 'payments', path: '/admin/payments', layout: 'admin' },
  { name: 'templates', path: '/admin/templates', layout: 'admin' },
  { name: 'template', path: '/admin/templates/:id', layout: 'admin' },
  { name: 'costs', path: '/admin/costs', layout: 'admin' },
  { name: 'new-cost', path: '/admin/costs/new', layout: 'admin' },
  { name: 'cost', path: '/admin/costs/:id', layout: 'admin' },
  { name: 'settings', path: '/admin/settings', layout: 'admin' },
  { name: 'synonyms', path: '/admin/settings/synonyms', layout: 'admin' },
  { name: 'replies', path: '/admin/settings/replies', layout: 'admin' },
] as const;
