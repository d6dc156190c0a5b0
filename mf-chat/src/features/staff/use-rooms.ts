import { shellApi } from '@gvg/browser-kit';
import { useInfiniteQuery, useQueryClient } from '@gvg/query';
import { useEffect } from 'react';
import { roomKeys, roomsQuery } from './api/rooms.ts';

const events = ['CHAT', 'READ', 'RESYNC'] as const;
/** Several events at once are one reload. */
const delayMs = 150;

/** The conversations by their latest message; they follow what is written and read anywhere. A failed reload leaves them as they are (specification §8). */
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
