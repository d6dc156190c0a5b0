import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { toQueryString, withPage } from '../filters.ts';
import type { Filters } from '../filters.ts';

/** Focuses the heading of the list, which is not focusable otherwise. */
function focusHeading(id: string): void {
  const heading = document.getElementById(id);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

const isShown = (element: HTMLElement) => element.getClientRects().length > 0;

/** Focuses the next filter that can be removed, else the first control above the list. */
function focusNextControl(section: HTMLElement): void {
  const shown = (selector: string) => [...section.querySelectorAll<HTMLElement>(selector)].find(isShown);
  (shown('ul[aria-label] > li > a[aria-label]') ?? shown('button, a'))?.focus({ preventScroll: true });
}

/**
 * Keeps the focus near a choice whose link disappears or moves out of view: another page of the list begins at its heading; after a removed
 * filter the next one gets the focus. Returns the ref of the list's section.
 */
export function useListFocus(filters: Filters, headingId: string): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const query = toQueryString(filters);
  const list = toQueryString(withPage(filters, 1));
  const shown = useRef({ query, list });
  useEffect(() => {
    const before = shown.current;
    shown.current = { query, list };
    if (before.query === query || section.current === null) return;
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    const isSameList = before.list === list;
    if (isSameList && (isFocusLost || section.current.contains(document.activeElement))) focusHeading(headingId);
    else if (isFocusLost) focusNextControl(section.current);
  }, [query, list, headingId]);
  return section;
}
