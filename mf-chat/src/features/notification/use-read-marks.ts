import { useApiMutation } from '@gvg/browser-kit/mutations';
import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import { counterAddress, notificationsAddress } from './api/addresses.ts';

const asRead = (notification: Notification): Notification => ({
  ...notification,
  notify: { ...notification.notify, isRead: true },
});

export interface ReadMarks {
  markRead: (notification: Notification) => void;
  markAllRead: () => void;
}

/** Marks that are shown at once; a toast says when one could not be made (specification §8). */
export function useReadMarks(): ReadMarks {
  // Lists with a filter may show others now, and the next page begins elsewhere.
  const invalidates = [notificationsAddress];
  const one = useApiMutation('updateNotification', {
    invalidates,
    onError: 'toast',
    optimistic(cache, { params: { id } }) {
      cache.updateLists<Notification>(notificationsAddress, (page) => ({
        ...page,
        docs: page.docs.map((each) => (each._id === id ? asRead(each) : each)),
      }));
      cache.update(counterAddress, ({ counter }) => ({ counter: Math.max(0, counter - 1) }));
    },
  });
  const all = useApiMutation('readAllNotifications', {
    invalidates,
    onError: 'toast',
    optimistic(cache) {
      cache.updateLists<Notification>(notificationsAddress, (page) => ({ ...page, docs: page.docs.map(asRead) }));
      cache.update(counterAddress, () => ({ counter: 0 }));
    },
  });
  return {
    markRead({ _id, notify }) {
      if (!notify.isRead) one.mutate({ params: { id: _id }, body: { isRead: true } });
    },
    markAllRead: () => all.mutate({}),
  };
}
