import { readAllNotifications } from '@gvg/contracts/notify/http/notifications';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Notify } from '../../notify.ts';
import { loadNotificationScope } from '../../reader/notification-scope.ts';
import { recordRead } from '../../reader/record-read.ts';
import { readAll } from './read-all.ts';

export function readAllNotificationsRoute(
  notify: Pick<Notify, 'app' | 'withTransaction' | 'notifications' | 'readers' | 'marks'>,
): void {
  mount(notify.app, readAllNotifications, async ({ caller, context }) => {
    await notify.withTransaction(async (transaction) => {
      const { session } = transaction;
      const { reader, shared } = await loadNotificationScope(notify, caller, session);
      await readAll(notify, { reader, shared, session });
      await recordRead(notify, { reader, notification: null, transaction, context });
    });
    return { counter: await notify.notifications.countDocuments((await loadNotificationScope(notify, caller)).unread) };
  });
}
