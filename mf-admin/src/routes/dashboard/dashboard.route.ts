import { pageContext } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const dashboardRoute: PageRoute = {
  name: 'dashboard',
  path: '/admin/dashboard',
  Page: staffPage(
    () =>
      import(/* webpackChunkName: "staff-dashboard" */ '../../features/dashboard/components/dashboard-view.tsx').then(
        ({ DashboardView }) => DashboardView,
      ),
    () =>
      import(/* webpackChunkName: "staff-dashboard" */ '../../features/dashboard/api/figures.ts').then(
        ({ beginQueries }) => beginQueries(pageContext().queryClient),
      ),
  ),
  loader: staffLoader,
};
