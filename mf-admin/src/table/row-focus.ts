import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent as RowKeyboardEvent, RefObject } from 'react';
import { isDialogOpen, isField } from '../area/is-field.ts';
import { betweenKeysMs } from '../area/use-scanner.ts';
import { rowKeys } from '../keys/area-keys.ts';

/** The link of a row has `data-row-link`. */
const linksOf = (body: HTMLElement | null | undefined) => [
  ...(body?.querySelectorAll<HTMLElement>('[data-row-link]') ?? []),
];

const entering: readonly string[] = [...rowKeys.next, ...rowKeys.previous].filter((key) => key.length === 1);

/**
 * Moves the focus to the tab stop of the list on `j` and `k`, unless a field has the focus or a dialog is open. Ignores a scanner, which types the same letters
 * in quick succession.
 */
function useWayIn(): void {
  useEffect(() => {
    let typedAt = -Infinity;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.length !== 1) return;
      clearTimeout(waiting);
      const isScanned = event.timeStamp - typedAt <= betweenKeysMs;
      typedAt = event.timeStamp;
      if (isScanned || event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.isComposing) return;
      if (!entering.includes(event.key.toLowerCase()) || isField(event.target) || isDialogOpen()) return;
      if (event.target instanceof Element && event.target.closest('tbody') !== null) return;
      waiting = setTimeout(
        () => document.querySelector<HTMLElement>('[data-row-link][tabindex="0"]')?.focus(),
        betweenKeysMs + 10,
      );
    };
    addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(waiting);
      removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

/** Ref for a table body that is a single tab stop. The first row becomes the tab stop when the row that had it is gone. */
export function useTabStop(): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  useWayIn();
  useLayoutEffect(() => {
    const links = linksOf(body.current);
    const [first] = links;
    if (first !== undefined && links.every(({ tabIndex }) => tabIndex === -1)) first.tabIndex = 0;
  });
  return body;
}

/** Makes the focused row the tab stop. */
export function holdTabStop({ currentTarget }: FocusEvent<HTMLElement>): void {
  for (const link of linksOf(currentTarget.closest('tbody'))) link.tabIndex = link === currentTarget ? 0 : -1;
}

/** Row index that a key moves to from the row at `index`. */
const steps: readonly (readonly [readonly string[], (index: number, count: number) => number])[] = [
  [rowKeys.next, (index) => index + 1],
  [rowKeys.previous, (index) => index - 1],
  [rowKeys.first, () => 0],
  [rowKeys.last, (_, count) => count - 1],
];

/** Moves the focus between the rows of a table and selects the focused one. Enter is handled by its link. */
export function moveFocus(event: RowKeyboardEvent<HTMLTableSectionElement>): void {
  const links = linksOf(event.currentTarget);
  const index = links.indexOf(document.activeElement as HTMLElement);
  if (index === -1 || event.ctrlKey || event.metaKey || event.altKey) return;
  const box = document.activeElement?.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]');
  if (box && (rowKeys.choose as readonly string[]).includes(event.key.toLowerCase())) {
    event.preventDefault();
    // With Shift, as with the mouse, the range from the previously selected row.
    box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: event.shiftKey }));
    return;
  }
  const step = steps.find(([keys]) => keys.includes(event.key))?.[1];
  const target = links[step?.(index, links.length) ?? -1];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}
