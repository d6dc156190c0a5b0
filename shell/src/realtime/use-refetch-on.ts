import { shellApi } from '@gvg/browser-kit';
import type { ServerEventName } from '@gvg/contracts/realtime/socket-events';
import { useQueryClient } from '@gvg/query';
import type { QueryKey } from '@gvg/query';
import { useEffect } from 'react';

/**
 * Invalidates a query when one of these events means that its response may have changed, and when it is no longer followed. `queryKey` must
 * be the same array in each render.
 */
export function useRefetchOn(events: readonly ServerEventName[], queryKey: QueryKey): void {
  const client = useQueryClient();
  useEffect(() => {
    const ends = events.map((event) =>
      shellApi().realtime.on(event, () => void client.invalidateQueries({ queryKey })),
    );
    return () => {
      ends.forEach((end) => end());
      // Events are missed until it is shown again, for example after a page without a header.
      void client.invalidateQueries({ queryKey, refetchType: 'none' });
    };
  }, [client, events, queryKey]);
}
