import { lookUpNotifications } from '@gvg/contracts/notify/http/internal-notifications';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Notify } from '../../notify.ts';
import type { StoredNotification } from '../notification.model.ts';
import { presentNotification } from '../notification.presenter.ts';
import { targetOf } from '../target.ts';

/** For the service that sends them to sockets. */
export function lookUpNotificationsRoute({
  internalApp,
  notifications,
}: Pick<Notify, 'internalApp' | 'notifications'>): void {
  mount(internalApp, lookUpNotifications, async ({ body: { ids } }) => {
    const found = await notifications.find({ _id: { $in: ids } }).lean<StoredNotification[]>();
    return {
      docs: found.map((notification) => ({
        notification: presentNotification(notification, notification.isRead),
        target: targetOf(notification.target),
      })),
    };
  });
}
