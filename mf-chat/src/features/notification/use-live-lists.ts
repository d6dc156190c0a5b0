import { shellApi } from '@gvg/browser-kit';
import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import { useQueryClient } from '@gvg/query';
import type { QueryClient, QueryKey } from '@gvg/query';
import { useEffect } from 'react';
import { addNotification, belongsToList } from './add-notification.ts';
import type { LoadedPages } from './add-notification.ts';
import { notificationLists } from './api/notifications.ts';

const queryOfKey = (key: QueryKey) =>
  String(key.find((part) => typeof part === 'string' && part.startsWith('?')) ?? '');

function showNew(client: QueryClient, notification: Notification): void {
  for (const { queryKey, state } of client.getQueryCache().findAll(notificationLists)) {
    if (!belongsToList(queryOfKey(queryKey), notification)) continue;
    // A pending response may be older than the event.
    if (state.fetchStatus === 'fetching') void client.invalidateQueries({ queryKey, exact: true });
    client.setQueryData<LoadedPages>(queryKey, (list) => list && addNotification(list, notification), {
      updatedAt: state.dataUpdatedAt,
    });
  }
}

/** Updates lists of notifications from the page's connection while one of them is mounted. The shell's badge updates itself. */
export function useLiveLists(): void {
  const client = useQueryClient();
  useEffect(() => {
    const { realtime } = shellApi();
    const ends = [
      realtime.on('NOTIFY', (notification) => showNew(client, notification)),
      realtime.on(
        'RESYNC',
        ({ reason }) => reason !== 'conversation' && void client.invalidateQueries(notificationLists),
      ),
    ];
    return () => {
      ends.forEach((end) => end());
      // The lists are not updated from now on, so they must reload when shown again.
      void client.invalidateQueries({ ...notificationLists, refetchType: 'none' });
    };
  }, [client]);
}
