import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const auditRoute: PageRoute = {
  name: 'audit',
  path: '/admin/audit',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-audit" */ '../../features/audit/components/audit-view.tsx').then(
      ({ AuditView }) => AuditView,
    ),
  ),
  loader: staffLoader,
};
