import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

/** Specification §9: hover menus open after 100 ms and close after 200 ms. */
export const hoverDelay = { open: 100, close: 200 } as const;

type MenuState = 'closed' | 'hovered' | 'clicked';

/**
 * State of a menu that opens on hover, click and keyboard, and closes on Escape, blur and pointer leave. A click on a menu that a hover has
 * opened keeps it open.
 */
export function useHoverMenu() {
  const [state, setState] = useState<MenuState>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = (next: MenuState) => {
    clearTimeout(timer.current);
    setState(next);
  };
  const setLater = (delay: number, next: (before: MenuState) => MenuState) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState(next), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isOpen: state !== 'closed',
    close: () => set('closed'),
    openerProps: { ref: opener, onClick: () => set(state === 'clicked' ? 'closed' : 'clicked') },
    /** For the element around button and menu. */
    containerProps: {
      onPointerEnter: (event: { pointerType: string }) =>
        event.pointerType === 'mouse' &&
        setLater(hoverDelay.open, (before) => (before === 'closed' ? 'hovered' : before)),
      onPointerLeave: (event: { pointerType: string }) =>
        event.pointerType === 'mouse' && setLater(hoverDelay.close, () => 'closed'),
      onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && set('closed'),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || state === 'closed') return;
        opener.current?.focus();
        set('closed');
      },
    },
  };
}
