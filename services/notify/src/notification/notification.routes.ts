import type { Notify } from '../notify.ts';
import { listAnnouncementsRoute } from './list-announcements/list-announcements.route.ts';
import { countUnreadNotificationsRoute } from './count-unread-notifications/count-unread-notifications.route.ts';
import { createNotificationRoute } from './create-notification/create-notification.route.ts';
import { listNotificationsRoute } from './list-notifications/list-notifications.route.ts';
import { lookUpNotificationsRoute } from './look-up-notifications/look-up-notifications.route.ts';
import { readAllNotificationsRoute } from './read-all-notifications/read-all-notifications.route.ts';
import { updateNotificationRoute } from './update-notification/update-notification.route.ts';

export function notificationRoutes(notify: Notify): void {
  countUnreadNotificationsRoute(notify);
  // Before the route with an id in its place.
  readAllNotificationsRoute(notify);
  listNotificationsRoute(notify);
  listAnnouncementsRoute(notify);
  createNotificationRoute(notify);
  updateNotificationRoute(notify);
  lookUpNotificationsRoute(notify);
}
