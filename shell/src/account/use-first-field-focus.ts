import { useEffect } from 'react';
import type { RefObject } from 'react';
import { isPhone } from '../search/open-search-screen.ts';

/** With each `step`, moves the focus to the first field; on phones to the heading, because the keyboard would cover what the step is about. */
export function useFirstFieldFocus(container: RefObject<HTMLElement | null>, step: string): void {
  useEffect(() => {
    const target = container.current?.querySelector<HTMLElement>(isPhone() ? 'h1, h2' : 'input');
    (target ?? container.current?.querySelector<HTMLElement>('h1, h2'))?.focus();
  }, [container, step]);
}
