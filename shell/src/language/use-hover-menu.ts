import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

/** Specification §9: hover menus open after 100 ms and close after 200 ms. */
export const hoverDelay = { open: 100, close: 200 } as const;

/** State of a menu that opens on hover, click and keyboard, and closes on Escape, blur and pointer leave. */
export function useHoverMenu() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = (open: boolean) => {
    clearTimeout(timer.current);
    setOpen(open);
  };
  const setLater = (open: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isOpen,
    close: () => set(false),
    toggle: () => set(!isOpen),
    /** For the element around button and menu. */
    containerProps: {
      onPointerEnter: (event: { pointerType: string }) => event.pointerType === 'mouse' && setLater(true, hoverDelay.open),
      onPointerLeave: (event: { pointerType: string }) => event.pointerType === 'mouse' && setLater(false, hoverDelay.close),
      onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && set(false),
      onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && set(false),
    },
  };
}
