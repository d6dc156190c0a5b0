import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const userRoute: PageRoute = {
  name: 'user',
  path: '/admin/users/:id',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-user" */ '../../features/users/components/user-view.tsx').then(
      ({ UserView }) => UserView,
    ),
  ),
  loader: staffLoader,
};
