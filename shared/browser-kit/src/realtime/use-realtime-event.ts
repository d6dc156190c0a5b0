import { shellApi } from '@gvg/browser-kit';
import type { ServerEventData, ServerEventName } from '@gvg/contracts/realtime/socket-events';
import { useEffect, useRef } from 'react';

/** Calls the listener of the last render for each event of this name, as long as the component is there. */
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
