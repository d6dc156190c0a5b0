import { countUnreadNotifications } from '@gvg/contracts/notify/http/notifications';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Notify } from '../../notify.ts';
import { loadNotificationScope } from '../../reader/notification-scope.ts';

/** The badge's number, with the same filter as the list. */
export function countUnreadNotificationsRoute({
  app,
  notifications,
  ...notify
}: Pick<Notify, 'app' | 'notifications' | 'readers' | 'marks'>): void {
  mount(app, countUnreadNotifications, async ({ caller }) => ({
    counter: await notifications.countDocuments((await loadNotificationScope(notify, caller)).unread),
  }));
}
