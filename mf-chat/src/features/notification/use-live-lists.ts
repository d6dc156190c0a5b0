import { shellApi, useDataClient } from '@gvg/browser-kit';
import type { DataClient } from '@gvg/browser-kit';
import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import { useEffect } from 'react';
import { addNotification, belongsToList } from './add-notification.ts';
import type { LoadedPages } from './add-notification.ts';
import { notificationsAddress } from './api/addresses.ts';

type QueryKey = readonly unknown[];

/** Growing lists of notifications, whatever their filter: their keys end with an object. */
const isListKey = (key: QueryKey) =>
  typeof key.at(-1) === 'object' &&
  key
    .filter((part) => typeof part === 'string')
    .join('')
    .split('?')[0] === notificationsAddress;
const lists = { predicate: ({ queryKey }: { queryKey: QueryKey }) => isListKey(queryKey) };
const queryOfKey = (key: QueryKey) =>
  String(key.find((part) => typeof part === 'string' && part.startsWith('?')) ?? '');

function showNew(queries: DataClient['queries'], notification: Notification): void {
  for (const { queryKey, state } of queries.getQueryCache().findAll(lists)) {
    if (!belongsToList(queryOfKey(queryKey), notification)) continue;
    // A response under way may be older than the event.
    if (state.fetchStatus === 'fetching') void queries.invalidateQueries({ queryKey, exact: true });
    queries.setQueryData<LoadedPages>(queryKey, (list) => list && addNotification(list, notification), {
      updatedAt: state.dataUpdatedAt,
    });
  }
}

/** Lists of notifications follow the page's connection while one of them is on screen; the shell's badge follows it by itself. */
export function useLiveLists(): void {
  const { queries } = useDataClient();
  useEffect(() => {
    const { realtime } = shellApi();
    const ends = [
      realtime.on('NOTIFY', (notification) => showNew(queries, notification)),
      realtime.on('RESYNC', ({ reason }) => reason !== 'conversation' && void queries.invalidateQueries(lists)),
    ];
    return () => {
      ends.forEach((end) => end());
      // What comes from now on is missing when a list is shown again.
      void queries.invalidateQueries({ ...lists, refetchType: 'none' });
    };
  }, [queries]);
}
