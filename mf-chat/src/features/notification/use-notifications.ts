import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import { useInfiniteQuery } from '@gvg/query';
import { useEffect, useMemo } from 'react';
import { notificationsQuery, useMarked } from './api/notifications.ts';
import type { NotificationFilter } from './notification-filter.ts';
import { useLiveLists } from './use-live-lists.ts';

/** How long after its failure a further page is asked for again, unseen (specification §8). */
const retryMs = 5_000;

/** Entries that move to the next page while it is loaded come twice. */
function withoutDoubles(items: readonly Notification[]): readonly Notification[] {
  const seen = new Set<string>();
  return items.filter(({ _id }) => !seen.has(_id) && seen.add(_id));
}

export type NotificationsResult = ReturnType<typeof useNotifications>;

/** The reader's notifications, latest first, with those that come meanwhile on top. */
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
