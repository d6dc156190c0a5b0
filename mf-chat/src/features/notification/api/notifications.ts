import { apiListQuery, apiQuery, isListKey, pageContext, queryKeys, usePendingVariables } from '@gvg/browser-kit';
import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import { useMutation, useQuery, useQueryClient } from '@gvg/query';
import { queryOf } from '../notification-filter.ts';
import type { NotificationFilter } from '../notification-filter.ts';

/** `all` includes the unread counter, which the shell's badge shows too. */
export const notificationKeys = { all: queryKeys.notifications, readMarks: ['notifications', 'read marks'] };

/** Filter for every growing list of notifications. */
export const notificationLists = {
  queryKey: notificationKeys.all,
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isListKey(queryKey),
};

export const notificationsQuery = (filter: NotificationFilter) =>
  apiListQuery('listNotifications', { query: queryOf(filter) });

const counterQuery = apiQuery('countUnreadNotifications', {});

/** Id of a notification that becomes read, or all of them. */
type ReadMark = { id: string } | 'all';

const sendReadMark = async (mark: ReadMark) => {
  const { api } = pageContext();
  await (mark === 'all'
    ? api.call('readAllNotifications', {})
    : api.call('updateNotification', { params: mark, body: { isRead: true } }));
};

/** Marks as read; shown at once by `useMarked` and `useUnreadCount`. A failure is a toast (specification §8). */
export function useReadMark() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: notificationKeys.readMarks,
    mutationFn: sendReadMark,
    meta: { onError: 'toast' },
    // Lists with a filter may contain others now, and the next page begins elsewhere. Not while another mark is under way: its change is not in the response.
    onSettled: () =>
      client.isMutating({ mutationKey: notificationKeys.readMarks }) === 1
        ? client.invalidateQueries({ queryKey: notificationKeys.all })
        : undefined,
  });
}

const asRead = (notification: Notification): Notification => ({
  ...notification,
  notify: { ...notification.notify, isRead: true },
});

/** Notifications loaded at `dataUpdatedAt` with the read marks made since. */
export function useMarked(
  items: readonly Notification[] | undefined,
  dataUpdatedAt: number,
): readonly Notification[] | undefined {
  const marks = usePendingVariables<ReadMark>(notificationKeys.readMarks, dataUpdatedAt);
  const isMarked = ({ _id }: Notification) => marks.some((mark) => mark === 'all' || mark.id === _id);
  return items?.map((each) => (isMarked(each) ? asRead(each) : each));
}

/** Number of unread notifications with the read marks made since it was loaded. */
export function useUnreadCount(): number | undefined {
  const { data, dataUpdatedAt } = useQuery(counterQuery);
  const marks = usePendingVariables<ReadMark>(notificationKeys.readMarks, dataUpdatedAt);
  if (data === undefined) return undefined;
  return marks.includes('all') ? 0 : Math.max(0, data.counter - marks.length);
}
