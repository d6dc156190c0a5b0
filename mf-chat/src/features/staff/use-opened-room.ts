import { useSearchParams } from '@gvg/router';
import { useCallback, useEffect } from 'react';

const idPattern = /^[0-9a-f]{24}$/;

export interface OpenedRoom {
  room: string | undefined;
  isUnreadOnly: boolean;
  open: (room: string | undefined) => void;
  /** Like `open`, but replaces the current URL. */
  replace: (room: string) => void;
  filter: (isUnreadOnly: boolean) => void;
}

/** The opened room and the filter are in the URL: `?room={id}&unread=1`. */
export function useOpenedRoom(): OpenedRoom {
  const [parameters, setParameters] = useSearchParams();
  const room = parameters.get('room') ?? '';
  const change = useCallback(
    (name: string, value: string | undefined, options?: { replace: boolean }) =>
      setParameters((current) => {
        const next = new URLSearchParams(current);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      }, options),
    [setParameters],
  );
  return {
    room: idPattern.test(room) ? room : undefined,
    isUnreadOnly: parameters.get('unread') === '1',
    open: useCallback((id) => change('room', id), [change]),
    replace: useCallback((id) => change('room', id, { replace: true }), [change]),
    filter: useCallback((isUnreadOnly) => change('unread', isUnreadOnly ? '1' : undefined), [change]),
  };
}

/**
 * The room of a guest who signs in is merged into the user's: switches to that room. `shown` is the id of the room that the service
 * returned for the opened one.
 */
export function useFollowedMerge({ room, replace }: Pick<OpenedRoom, 'room' | 'replace'>, shown: string | undefined) {
  useEffect(() => {
    if (room !== undefined && shown !== undefined && shown !== room) replace(shown);
  }, [room, shown, replace]);
}
