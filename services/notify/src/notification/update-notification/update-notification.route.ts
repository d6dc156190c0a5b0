import { updateNotification } from '@gvg/contracts/notify/http/notifications';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Notify } from '../../notify.ts';
import { loadNotificationScope } from '../../reader/notification-scope.ts';
import { recordRead } from '../../reader/record-read.ts';
import type { StoredNotification } from '../notification.model.ts';
import { presentNotification } from '../notification.presenter.ts';

/** Sets the caller's own mark. Another user's notification counts as missing. */
export function updateNotificationRoute(
  notify: Pick<Notify, 'app' | 'withTransaction' | 'notifications' | 'readers' | 'marks'>,
): void {
  const { app, notifications, marks } = notify;
  mount(app, updateNotification, ({ caller, params: { id }, body: { isRead }, context }) =>
    notify.withTransaction(async (transaction) => {
      const { session } = transaction;
      const scope = await loadNotificationScope(notify, caller, session);
      const { reader } = scope;
      const notification = await notifications
        .findOne({ $and: [{ _id: id }, scope.visible] })
        .session(session)
        .lean<StoredNotification>();
      if (notification === null) throw new ApiFailure('ORDER_NOTIFY_NOT_FOUND');
      if (scope.isRead(notification) !== isRead) {
        const { _id, target } = notification;
        if (target === reader) await notifications.updateOne({ _id }, { $set: { isRead } }, { session });
        else
          await marks.updateOne(
            { reader, notification: _id },
            { $set: { isRead, at: new Date() } },
            { upsert: true, session },
          );
        await recordRead(notify, { reader, notification: id, transaction, context });
      }
      return presentNotification(notification, isRead);
    }),
  );
}
