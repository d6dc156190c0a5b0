import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const templatesRoute: PageRoute = {
  name: 'templates',
  path: '/admin/templates',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-templates" */ '../../features/templates/components/templates-view.tsx').then(
      ({ TemplatesView }) => TemplatesView,
    ),
  ),
  loader: staffLoader,
};
