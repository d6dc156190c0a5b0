import { shellApi } from '@gvg/browser-kit';
import { useInfiniteQuery, useQueryClient } from '@gvg/query';
import { useEffect } from 'react';
import { roomKeys, roomsQuery } from './api/rooms.ts';

const events = ['CHAT', 'READ', 'RESYNC'] as const;
/** Combines several events into one reload. */
const delayMs = 150;

/**
 * Returns the conversations, latest message first, and reloads them on new messages and read marks. A failed reload leaves them unchanged
 * (specification §8).
 */
export function useRooms(filter: Parameters<typeof roomsQuery>[0]) {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reload = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey: roomKeys.all });
      }, delayMs);
    };
    const ends = events.map((event) => shellApi().realtime.on(event, reload));
    return () => {
      clearTimeout(timer);
      ends.forEach((end) => end());
    };
  }, [client]);
  return useInfiniteQuery(roomsQuery(filter));
}
