import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect } from '@gvg/testing/page-test';
import type { Locator, Page } from '@playwright/test';

/** How somebody uses a page. */
export interface Hands {
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  /** `option` is what people read. */
  choose(target: Locator, option: string): Promise<void>;
  /** One of several radio buttons. */
  pick(target: Locator): Promise<void>;
  /** Ticks a box, or takes the tick out of it. */
  toggle(target: Locator): Promise<void>;
  /** Chooses a row of a table, or takes it out again. */
  mark(row: Locator): Promise<void>;
  /** Looks at what the page shows at a point of a journey; a page looks the same to all hands, so only some do. */
  inspect(page: Page): Promise<void>;
}

async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('data-color-scheme'));
}

/** By mouse or finger. */
export const pointer: Hands = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: async (target, option) => void (await target.selectOption({ label: option })),
  pick: (target) => target.check(),
  toggle: (target) => target.click(),
  mark: (row) => row.getByRole('checkbox').click(),
  inspect: expectNoViolations,
};

/** More stops of Tab than any page has. */
const mostStops = 200;

/** The key that leads on to an element; undefined where the focus is. Rows of a table and radio buttons of a group are one stop of Tab, arrows lead on. */
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

/** Without mouse or finger: Tab leads to everything. */
export function keyboardOf(page: Page): Hands {
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let stop = 0; ; stop += 1) {
      expect(stop, `the keyboard does not reach ${target.toString()}`).toBeLessThan(mostStops);
      const key = await target.evaluate(keyTowards);
      if (key === undefined) return;
      await page.keyboard.press(key);
    }
  };
  return {
    async press(target) {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async write(target, text) {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
    async choose(target, option) {
      await reach(target);
      await page.keyboard.type(option);
    },
    async pick(target) {
      await reach(target);
      await page.keyboard.press('Space');
    },
    async toggle(target) {
      await reach(target);
      await page.keyboard.press('Space');
    },
    async mark(row) {
      await reach(row.getByRole('link'));
      await page.keyboard.press('x');
    },
    async inspect() {},
  };
}
