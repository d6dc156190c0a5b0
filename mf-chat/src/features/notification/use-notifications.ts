import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import { useInfiniteQuery } from '@gvg/query';
import { useEffect, useMemo } from 'react';
import { notificationsQuery, useMarked } from './api/notifications.ts';
import type { NotificationFilter } from './notification-filter.ts';
import { useLiveLists } from './use-live-lists.ts';

/** Delay after which a failed page is retried in the background (specification §8). */
const retryMs = 5_000;

/** Removes duplicates of entries that moved to the next page while it was loading. */
function withoutDoubles(items: readonly Notification[]): readonly Notification[] {
  const seen = new Set<string>();
  return items.filter(({ _id }) => !seen.has(_id) && seen.add(_id));
}

export type NotificationsResult = ReturnType<typeof useNotifications>;

/** Returns the reader's notifications, latest first, with new ones at the top. */
export function useNotifications(filter: NotificationFilter) {
  useLiveLists();
  const list = useInfiniteQuery(notificationsQuery(filter));
  const { data, fetchNextPage, isFetchNextPageError } = list;
  useEffect(() => {
    if (!isFetchNextPageError) return undefined;
    const timer = setTimeout(() => void fetchNextPage(), retryMs);
    return () => clearTimeout(timer);
  }, [isFetchNextPageError, fetchNextPage]);
  const items = useMemo(() => data && withoutDoubles(data.items), [data]);
  return { ...list, items: useMarked(items, list.dataUpdatedAt) };
}
