import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect } from '@gvg/testing/page-test';
import { reachByKeyboard } from '@gvg/testing/reach-by-keyboard';
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

/**
 * Without mouse or finger: Tab leads to everything. Whatever is pressed, picked or ticked is asked before whether a mouse would hit it, so that a walk by
 * keyboard finds what is covered or disabled, too.
 */
export function keyboardOf(page: Page): Hands {
  const hit = async (target: Locator, key: 'Enter' | 'Space') => {
    await target.click({ trial: true });
    await reachByKeyboard(target);
    await page.keyboard.press(key);
  };
  return {
    press: (target) => hit(target, 'Enter'),
    async write(target, text) {
      await reachByKeyboard(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
    async choose(target, option) {
      await reachByKeyboard(target);
      await page.keyboard.type(option);
    },
    pick: (target) => hit(target, 'Space'),
    toggle: (target) => hit(target, 'Space'),
    async mark(row) {
      await reachByKeyboard(row.getByRole('link'));
      await page.keyboard.press('x');
    },
    async inspect() {},
  };
}
