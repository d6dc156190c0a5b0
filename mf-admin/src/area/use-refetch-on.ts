import { shellApi } from '@gvg/browser-kit';
import type { ServerEventName } from '@gvg/contracts/realtime/socket-events';
import { useQueryClient } from '@gvg/query';
import type { QueryKey } from '@gvg/query';
import { useEffect } from 'react';

/** Several events at once cause one reload. */
const delayMs = 200;

/** Reloads the queries below `queryKey` when one of the events arrives. `events` and `queryKey` must be constants. */
export function useRefetchOn(events: readonly ServerEventName[], queryKey: QueryKey): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reload = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey });
      }, delayMs);
    };
    const ends = events.map((event) => shellApi().realtime.on(event, reload));
    return () => {
      clearTimeout(timer);
      ends.forEach((end) => end());
    };
  }, [client, events, queryKey]);
}
