import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the page's heading when `step` changes, because the focused element may be gone. Waits until no dialog is open. Undefined means not
 * loaded: the first known step moves nothing.
 */
export function useFocusAfter(step: string | undefined): void {
  const shown = useRef(step);
  const isDue = useRef(false);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== step) isDue.current = true;
    shown.current = step;
    if (!isDue.current || document.querySelector('dialog[open]') !== null) return;
    isDue.current = false;
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus();
  });
}
