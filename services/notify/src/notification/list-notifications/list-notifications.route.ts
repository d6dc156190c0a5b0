import { listNotifications } from '@gvg/contracts/notify/http/notifications';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findPage } from '@gvg/service-kit/data/pagination';
import type { Notify } from '../../notify.ts';
import { loadNotificationScope } from '../../reader/notification-scope.ts';
import { presentNotification } from '../notification.presenter.ts';

export function listNotificationsRoute({
  app,
  notifications,
  ...notify
}: Pick<Notify, 'app' | 'notifications' | 'readers' | 'marks'>): void {
  mount(app, listNotifications, async ({ caller, query: { typeNotify, isRead, ...paging } }) => {
    const scope = await loadNotificationScope(notify, caller);
    const chosen = isRead === undefined ? scope.visible : isRead ? scope.read : scope.unread;
    return findPage(notifications, {
      filter: typeNotify === undefined ? chosen : { $and: [{ typeNotify }, chosen] },
      sort: { createdAt: -1, _id: -1 },
      paging,
      present: (notification) => presentNotification(notification, scope.isRead(notification)),
    });
  });
}
