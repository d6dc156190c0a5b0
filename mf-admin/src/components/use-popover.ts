import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

/**
 * State of a popover below its button, which must be the first button of the place. A press elsewhere or Escape closes it, and Escape returns the focus to the
 * button.
 */
export function usePopover() {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointer = (event: Event) => {
      if (event.target instanceof Node && place.current?.contains(event.target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  return { isOpen, toggle: () => setOpen(!isOpen), placeProps: { ref: place, onKeyDown } };
}
