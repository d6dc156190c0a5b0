import { useSearchParams } from '@gvg/router';
import { useCallback, useEffect } from 'react';

const idPattern = /^[0-9a-f]{24}$/;

export interface OpenedRoom {
  room: string | undefined;
  isUnreadOnly: boolean;
  open: (room: string | undefined) => void;
  /** As `open`, in place of the present address. */
  replace: (room: string) => void;
  filter: (isUnreadOnly: boolean) => void;
}

/** What is opened and filtered lives in the address: `?room={id}&unread=1`. */
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

/** The room of a guest who signs in becomes a part of the user's: whoever reads it there goes along. `shown`: id of the room that the service gave for the opened one. */
export function useFollowedMerge({ room, replace }: Pick<OpenedRoom, 'room' | 'replace'>, shown: string | undefined) {
  useEffect(() => {
    if (room !== undefined && shown !== undefined && shown !== room) replace(shown);
  }, [room, shown, replace]);
}
