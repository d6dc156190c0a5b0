import { page } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';

export const homeRoute: PageRoute = {
  name: 'home',
  path: '/',
  Page: page(() =>
    import(/* webpackChunkName: "route-home" */ '../../features/home/components/home-view.tsx').then(
      ({ HomeView }) => HomeView,
    ),
  ),
  loader: async (request) => (await import(/* webpackChunkName: "loaders" */ './home.loader.ts')).homeLoader(request),
};
