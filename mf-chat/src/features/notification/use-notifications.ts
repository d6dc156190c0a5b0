import { useInfiniteList } from '@gvg/browser-kit/lists';
import type { InfiniteList } from '@gvg/browser-kit/lists';
import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import { useEffect, useMemo } from 'react';
import { queryOf } from './notification-filter.ts';
import type { NotificationFilter } from './notification-filter.ts';
import { useLiveLists } from './use-live-lists.ts';

/** How long after its failure a further page is asked for again, unseen (specification §8). */
const retryMs = 5_000;

/** Entries that move to the next page while it is loaded come twice. */
function withoutDoubles(items: readonly Notification[]): readonly Notification[] {
  const seen = new Set<string>();
  return items.filter(({ _id }) => !seen.has(_id) && seen.add(_id));
}

/** The reader's notifications, latest first, with those that come meanwhile on top. */
export function useNotifications(filter: NotificationFilter): InfiniteList<Notification> {
  useLiveLists();
  const list = useInfiniteList('listNotifications', { query: queryOf(filter) });
  const { items, loadMore, loadMoreError } = list;
  useEffect(() => {
    if (loadMoreError === undefined) return undefined;
    const timer = setTimeout(loadMore, retryMs);
    return () => clearTimeout(timer);
  }, [loadMoreError, loadMore]);
  return { ...list, items: useMemo(() => items && withoutDoubles(items), [items]) };
}
