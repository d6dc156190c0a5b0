import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const templateRoute: PageRoute = {
  name: 'template',
  path: '/admin/templates/:id',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-template" */ '../../features/templates/components/template-view.tsx').then(
      ({ TemplateView }) => TemplateView,
    ),
  ),
  loader: staffLoader,
};
