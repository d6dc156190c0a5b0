import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/** More tab stops than any page has. */
const mostStops = 200;

/**
 * Returns the key that moves the focus towards an element, undefined once it is focused. Rows of a table and radio buttons of a group are
 * one tab stop, within which arrow keys move.
 */
function keyTowards(element: Element): string | undefined {
  const present = document.activeElement;
  if (present === element) return undefined;
  const groupOf = (each: Element | null) => {
    if (each instanceof HTMLInputElement && each.type === 'radio') return each.name;
    return each?.hasAttribute('data-row-link') === true ? each.closest('tbody') : null;
  };
  const group = groupOf(element);
  if (present === null || present === document.body) return 'Tab';
  const isBefore = (element.compareDocumentPosition(present) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  if (group !== null && group === groupOf(present)) return isBefore ? 'ArrowUp' : 'ArrowDown';
  return isBefore ? 'Shift+Tab' : 'Tab';
}

/** Moves the focus to an element only by keys. Calls `onStop` at every stop on the way and at the end. */
export async function reachByKeyboard(target: Locator, onStop?: () => Promise<void>): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; ; stop += 1) {
    expect(stop, `the keyboard does not reach ${target.toString()}`).toBeLessThan(mostStops);
    const key = await target.evaluate(keyTowards);
    if (key === undefined) return;
    await target.page().keyboard.press(key);
    await onStop?.();
  }
}
