import type { Locator, Page } from '@playwright/test';
import { expect } from '@gvg/testing/page-test';

/** How somebody uses a page. */
export interface Hands {
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  /** `option` is what people read. */
  choose(target: Locator, option: string): Promise<void>;
}

/** By mouse or finger. */
export const pointer: Hands = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: async (target, option) => void (await target.selectOption({ label: option })),
};

/** More stops of Tab than any page has. */
const mostStops = 200;

/** Without mouse or finger: Tab leads to everything. */
export function keyboardOf(page: Page): Hands {
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    const hasFocus = () => target.evaluate((element) => element === document.activeElement);
    for (let stop = 0; !(await hasFocus()); stop += 1) {
      expect(stop, `Tab does not reach ${target.toString()}`).toBeLessThan(mostStops);
      await page.keyboard.press('Tab');
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
  };
}
