import { useRealtimeEvent, useRealtimeState } from '@gvg/browser-kit/realtime';
import type { ServerEventData } from '@gvg/contracts/realtime/socket-events';
import { usePolling } from './use-polling.ts';

/** While changes are pushed, the page asks only now and then: for what a push may have left out. */
const pushedMs = 60_000;

/** Fetches again when a change is pushed, and every `everyMs` while none can be; without an interval by pushes alone. */
export function useLiveRefetch(
  refetch: () => void,
  everyMs: number | undefined,
  isAbout: (event: ServerEventData<'ORDER'>) => boolean,
): void {
  const isPushed = useRealtimeState() === 'online';
  useRealtimeEvent('ORDER', (event) => {
    if (isAbout(event)) refetch();
  });
  useRealtimeEvent('RESYNC', ({ reason }) => {
    if (reason === 'connection') refetch();
  });
  usePolling(refetch, everyMs !== undefined && isPushed ? Math.max(everyMs, pushedMs) : everyMs);
}
