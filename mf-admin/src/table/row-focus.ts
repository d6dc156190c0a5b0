import type { FocusEvent, KeyboardEvent } from 'react';

/** The focused row is the one that Tab comes back to. */
export function holdTabStop({ currentTarget }: FocusEvent<HTMLElement>): void {
  for (const link of currentTarget.closest('tbody')?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])
    link.tabIndex = link === currentTarget ? 0 : -1;
}

/** Moves the focus between what the rows of a table are opened by (`data-row-link`); Enter opens one by itself. */
export function moveFocus(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const index = links.indexOf(document.activeElement as HTMLElement);
  if (index === -1 || event.ctrlKey || event.metaKey || event.altKey) return;
  const targets: Record<string, number> = {
    ArrowDown: index + 1,
    j: index + 1,
    ArrowUp: index - 1,
    k: index - 1,
    Home: 0,
    End: links.length - 1,
  };
  const target = links[targets[event.key] ?? -1];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}
