import { apiListQuery, isListKey, pageContext, queryKeys, usePendingVariables } from '@gvg/browser-kit';
import { readMarks } from '@gvg/customer-ui/unread-notifications';
import type { ReadMark } from '@gvg/customer-ui/unread-notifications';
import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import { useMutation, useQueryClient } from '@gvg/query';
import { queryOf } from '../notification-filter.ts';
import type { NotificationFilter } from '../notification-filter.ts';

/** Filter for every growing list of notifications. */
export const notificationLists = {
  queryKey: queryKeys.notifications,
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isListKey(queryKey),
};

export const notificationsQuery = (filter: NotificationFilter) =>
  apiListQuery('listNotifications', { query: queryOf(filter) });

const sendReadMark = async (mark: ReadMark) => {
  const { api } = pageContext();
  await (mark === 'all'
    ? api.call('readAllNotifications', {})
    : api.call('updateNotification', { params: mark, body: { isRead: true } }));
};

/**
 * Marks as read, shown immediately by `useMarked` and, also in the shell's badge, by `useUnreadCount`. A failure is a toast (specification
 * §8).
 */
export function useReadMark() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: readMarks,
    mutationFn: sendReadMark,
    meta: { onError: 'toast' },
    // Filtered lists may change, and the next page then begins elsewhere. Not while another mark is pending, because the response would not
    // include it.
    onSettled: () =>
      client.isMutating({ mutationKey: readMarks }) === 1
        ? client.invalidateQueries({ queryKey: queryKeys.notifications })
        : undefined,
  });
}

const asRead = (notification: Notification): Notification => ({
  ...notification,
  notify: { ...notification.notify, isRead: true },
});

/** Returns notifications loaded at `dataUpdatedAt` with the read marks made since. */
export function useMarked(
  items: readonly Notification[] | undefined,
  dataUpdatedAt: number,
): readonly Notification[] | undefined {
  const marks = usePendingVariables<ReadMark>(readMarks, dataUpdatedAt);
  const isMarked = ({ _id }: Notification) => marks.some((mark) => mark === 'all' || mark.id === _id);
  return items?.map((each) => (isMarked(each) ? asRead(each) : each));
}
