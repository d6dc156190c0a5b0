import { shellApi } from '@gvg/browser-kit';
import type { ServerEventData, ServerEventName } from '@gvg/contracts/realtime/socket-events';
import { useEffect, useRef } from 'react';

/** Calls the latest listener for each event of this name while the component is mounted. */
export function useRealtimeEvent<Name extends ServerEventName>(
  event: Name,
  listener: (data: ServerEventData<Name>) => void,
): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => shellApi().realtime.on(event, (data) => latest.current(data)), [event]);
}
