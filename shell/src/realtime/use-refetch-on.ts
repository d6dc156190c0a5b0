import { keyOf, shellApi, useDataClient } from '@gvg/browser-kit';
import type { Address } from '@gvg/browser-kit';
import type { ServerEventName } from '@gvg/contracts/realtime/socket-events';
import { useEffect } from 'react';

/** Asks for a response anew when one of these events says that it may have changed, and when it is shown again. */
export function useRefetchOn(events: readonly ServerEventName[], address: Address<unknown>): void {
  const { queries } = useDataClient();
  useEffect(() => {
    const queryKey = keyOf(address);
    const ends = events.map((event) =>
      shellApi().realtime.on(event, () => void queries.invalidateQueries({ queryKey })),
    );
    return () => {
      ends.forEach((end) => end());
      // What happens from now on is missing when it is shown again, e.g. after a page without a header.
      void queries.invalidateQueries({ queryKey, refetchType: 'none' });
    };
  }, [queries, events, address]);
}
