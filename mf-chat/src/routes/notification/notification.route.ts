import { page } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';

export const notificationRoute: PageRoute = {
  name: 'notification',
  path: '/user/notification',
  Page: page(() => import(/* webpackChunkName: "route-notification" */ '../../features/notification/components/notification-view.tsx').then(({ NotificationView }) => NotificationView)),
  loader: async (request) => (await import(/* webpackChunkName: "loaders" */ './notification.loader.ts')).notificationLoader(request),
};
