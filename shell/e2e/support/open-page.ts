import type { Page } from '@playwright/test';

/** Opens a page and waits until header and page are interactive. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(
    () => '__GVG_SHELL_V1__' in window && performance.getEntriesByName('gvg-mf-storefront-ready').length > 0,
  );
}
