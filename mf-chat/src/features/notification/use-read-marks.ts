import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import { useReadMark } from './api/notifications.ts';

export interface ReadMarks {
  markRead: (notification: Notification) => void;
  markAllRead: () => void;
}

/** Returns functions that mark a notification, or all of them, as read. */
export function useReadMarks(): ReadMarks {
  const { mutate } = useReadMark();
  return {
    markRead({ _id, notify }) {
      if (!notify.isRead) mutate({ id: _id });
    },
    markAllRead: () => mutate('all'),
  };
}
