import { useSearchParams } from '@gvg/router';
import { useCallback } from 'react';

const idPattern = /^[0-9a-f]{24}$/;

export interface OpenedRoom {
  room: string | undefined;
  isUnreadOnly: boolean;
  open: (room: string | undefined) => void;
  filter: (isUnreadOnly: boolean) => void;
}

/** What is opened and filtered lives in the address: `?room={id}&unread=1`. */
export function useOpenedRoom(): OpenedRoom {
  const [parameters, setParameters] = useSearchParams();
  const room = parameters.get('room') ?? '';
  const change = useCallback(
    (name: string, value: string | undefined) =>
      setParameters((current) => {
        const next = new URLSearchParams(current);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      }),
    [setParameters],
  );
  return {
    room: idPattern.test(room) ? room : undefined,
    isUnreadOnly: parameters.get('unread') === '1',
    open: useCallback((id) => change('room', id), [change]),
    filter: useCallback((isUnreadOnly) => change('unread', isUnreadOnly ? '1' : undefined), [change]),
  };
}
