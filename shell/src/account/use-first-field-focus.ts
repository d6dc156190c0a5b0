import { useEffect } from 'react';
import type { RefObject } from 'react';
import { isPhone } from '../search/open-search-screen.ts';

/** Moves the focus to the first field of each `step`; on phones to the heading, because the keyboard would cover the explanation. */
export function useFirstFieldFocus(container: RefObject<HTMLElement | null>, step: string): void {
  useEffect(() => {
    const target = container.current?.querySelector<HTMLElement>(isPhone() ? 'h1, h2' : 'input');
    (target ?? container.current?.querySelector<HTMLElement>('h1, h2'))?.focus();
  }, [container, step]);
}
