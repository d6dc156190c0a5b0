import { shellApi, useDataClient } from '@gvg/browser-kit';
import { useInfiniteList } from '@gvg/browser-kit/lists';
import type { InfiniteList } from '@gvg/browser-kit/lists';
import type { Room } from '@gvg/contracts/chat/http/rooms';
import { useEffect } from 'react';

const roomsKey = ['/v1', '/rooms'];
const events = ['CHAT', 'READ', 'RESYNC'] as const;
/** Several events at once are one reload. */
const delayMs = 150;

/** The conversations by their latest message; they follow what is written and read anywhere. A failed reload leaves them as they are (specification §8). */
export function useRooms({ search, isUnreadOnly }: { search: string; isUnreadOnly: boolean }): InfiniteList<Room> {
  const { queries } = useDataClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reload = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void queries.invalidateQueries({ queryKey: roomsKey });
      }, delayMs);
    };
    const ends = events.map((event) => shellApi().realtime.on(event, reload));
    return () => {
      clearTimeout(timer);
      ends.forEach((end) => end());
    };
  }, [queries]);
  return useInfiniteList('listRooms', {
    query: { ...(search === '' ? {} : { displayName: search }), ...(isUnreadOnly ? { isRead: 'false' } : {}) },
  });
}
