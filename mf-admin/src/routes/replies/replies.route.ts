import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const repliesRoute: PageRoute = {
  name: 'replies',
  path: '/admin/settings/replies',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-replies" */ '../../features/settings/components/replies-view.tsx').then(
      ({ RepliesView }) => RepliesView,
    ),
  ),
  loader: staffLoader,
};
