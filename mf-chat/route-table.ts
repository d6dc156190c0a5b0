/**
 * Pages for the build and the registry: paths, layouts, and the names of their chunks (`route-<name>`). Their components are in
 * `src/routes/pages.ts`.
 */
export const routeTable = [
  { name: 'messages', path: '/admin/messages', layout: 'bare' },
  { name: 'notification', path: '/user/notification', layout: 'public' },
] as const;
