import { page } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';

/** Private, like the profile. */
export const changePasswordRoute: PageRoute = {
  name: 'change-password',
  path: '/user/change-password',
  Page: page(() =>
    import(
      /* webpackChunkName: "route-change-password" */ '../../features/security/components/change-password-view.tsx'
    ).then(({ ChangePasswordView }) => ChangePasswordView),
  ),
  loader: ({ t }) => Promise.resolve({ status: 200, title: t('shop.title', { page: t('customer.changePassword') }) }),
};
