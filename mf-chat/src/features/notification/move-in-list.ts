import type { KeyboardEvent } from 'react';

/** Returns the index of the entry that a key moves to from the focused one (-1: none); undefined for other keys. */
function targetOf(key: string, current: number, amount: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(current + 1, amount - 1);
  if (key === 'ArrowUp') return Math.max(current - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return amount - 1;
  return undefined;
}

/** Moves the focus between the links of a list with arrow keys, Home and End, in addition to Tab. */
export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('li > a')];
  const target = targetOf(
    event.key,
    links.findIndex((link) => link === document.activeElement),
    links.length,
  );
  const link = target === undefined ? undefined : links[target];
  if (link === undefined) return;
  event.preventDefault();
  link.focus();
}
