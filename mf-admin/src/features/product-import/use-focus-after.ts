import { useEffect, useRef } from 'react';

/**
 * When `step` is another one, what had the focus may be gone: the page's heading has it then, once no dialog is open. Undefined while it is not known: the first
 * one moves nothing.
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
