import type { PageRoute } from '@gvg/browser-kit';
import { staffLoader, staffPage } from '../staff-page.tsx';

export const usersRoute: PageRoute = {
  name: 'users',
  path: '/admin/users',
  Page: staffPage(() =>
    import(/* webpackChunkName: "staff-users" */ '../../features/users/components/users-view.tsx').then(
      ({ UsersView }) => UsersView,
    ),
  ),
  loader: staffLoader,
};
