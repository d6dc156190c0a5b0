import type { Page } from '@playwright/test';

/** Holds back requests to matching URLs; the returned function releases them. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const scripts = /[.]js(?:[?].*)?$/;

/** Holds back all scripts of the page; the returned function releases them. */
export const holdScripts = (page: Page) => hold(page, scripts);
