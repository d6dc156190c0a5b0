import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const producersRoute: PageRoute = {
  name: 'producers',
  path: '/admin/producers',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-producers" */ '../../features/groups/components/producers-view.tsx').then(
      ({ ProducersView }) => ProducersView,
    ),
  ),
  loader: staffLoader,
};
