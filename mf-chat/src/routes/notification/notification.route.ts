import { page } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';

/** Private: servers render no personal data, so there is nothing to load. */
export const notificationRoute: PageRoute = {
  name: 'notification',
  path: '/user/notification',
  Page: page(() =>
    import(
      /* webpackChunkName: "route-notification" */ '../../features/notification/components/notification-view.tsx'
    ).then(({ NotificationView }) => NotificationView),
  ),
  loader: ({ t }) => Promise.resolve({ status: 200, title: t('notification.documentTitle') }),
};
