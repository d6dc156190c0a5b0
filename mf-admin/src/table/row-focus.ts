import { useLayoutEffect, useRef } from 'react';
import { rowKeys } from '../keys/area-keys.ts';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';

/** Rows are opened by what has `data-row-link`. */
const linksOf = (body: HTMLElement | null | undefined) => [
  ...(body?.querySelectorAll<HTMLElement>('[data-row-link]') ?? []),
];

/** For the body of a table, which is one stop of Tab: the first row has it when the row that had it is gone. */
export function useTabStop(): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  useLayoutEffect(() => {
    const links = linksOf(body.current);
    const [first] = links;
    if (first !== undefined && links.every(({ tabIndex }) => tabIndex === -1)) first.tabIndex = 0;
  });
  return body;
}

/** The focused row is the one that Tab comes back to. */
export function holdTabStop({ currentTarget }: FocusEvent<HTMLElement>): void {
  for (const link of linksOf(currentTarget.closest('tbody'))) link.tabIndex = link === currentTarget ? 0 : -1;
}

/** Of a key for rows, where it leads from the row at `index`. */
const steps: readonly (readonly [readonly string[], (index: number, count: number) => number])[] = [
  [rowKeys.next, (index) => index + 1],
  [rowKeys.previous, (index) => index - 1],
  [rowKeys.first, () => 0],
  [rowKeys.last, (_, count) => count - 1],
];

/** Moves the focus between the rows of a table, and chooses the focused one; Enter opens it by itself. */
export function moveFocus(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const links = linksOf(event.currentTarget);
  const index = links.indexOf(document.activeElement as HTMLElement);
  if (index === -1 || event.ctrlKey || event.metaKey || event.altKey) return;
  const box = document.activeElement?.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]');
  if (box && (rowKeys.choose as readonly string[]).includes(event.key.toLowerCase())) {
    event.preventDefault();
    // With Shift as with the mouse: all rows since the one that was chosen last.
    box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: event.shiftKey }));
    return;
  }
  const step = steps.find(([keys]) => keys.includes(event.key))?.[1];
  const target = links[step?.(index, links.length) ?? -1];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}
