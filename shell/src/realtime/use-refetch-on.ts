import { keyOf, shellApi, useDataClient } from '@gvg/browser-kit';
import type { Address } from '@gvg/browser-kit';
import type { ServerEventName } from '@gvg/contracts/realtime/socket-events';
import { useEffect } from 'react';

/** Asks for a response anew when one of these events says that it may have changed. */
export function useRefetchOn(events: readonly ServerEventName[], address: Address<unknown>): void {
  const { queries } = useDataClient();
  useEffect(() => {
    const refetch = () => void queries.invalidateQueries({ queryKey: keyOf(address) });
    const ends = events.map((event) => shellApi().realtime.on(event, refetch));
    return () => ends.forEach((end) => end());
  }, [queries, events, address]);
}
