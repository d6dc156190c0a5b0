import { useRealtimeEvent, useRealtimeState } from '@gvg/browser-kit/realtime';
import type { ServerEventData } from '@gvg/contracts/realtime/socket-events';
import { usePolling } from './use-polling.ts';

/** Polling interval while changes are pushed, for changes that a push may have missed. */
const pushedMs = 60_000;

/** Refetches on each pushed change, and every `everyMs` while pushes are not possible. Without an interval only on pushes. */
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
