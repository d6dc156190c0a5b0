import { page } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';

/** Private: servers render no personal data, so there is nothing to load. */
export const profileRoute: PageRoute = {
  name: 'profile',
  path: '/user/profile',
  Page: page(() =>
    import(/* webpackChunkName: "route-profile" */ '../../features/profile/components/profile-view.tsx').then(
      ({ ProfileView }) => ProfileView,
    ),
  ),
  loader: ({ t }) => Promise.resolve({ status: 200, title: t('shop.title', { page: t('customer.profile') }) }),
};
