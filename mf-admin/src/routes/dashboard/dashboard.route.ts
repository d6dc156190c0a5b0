import { pageContext } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';
import { beginQueries } from '../../features/dashboard/api/figures.ts';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const dashboardRoute: PageRoute = {
  name: 'dashboard',
  path: '/admin/dashboard',
  Page: staffPage(
    () =>
      import(/* webpackChunkName: "staff-dashboard" */ '../../features/dashboard/components/dashboard-view.tsx').then(
        ({ DashboardView }) => DashboardView,
      ),
    () => beginQueries(pageContext().queryClient),
  ),
  loader: staffLoader,
};
