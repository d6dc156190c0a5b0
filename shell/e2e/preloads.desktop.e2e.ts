import { expect, test } from '@gvg/testing/page-test';
import { openPage } from './support/open-page.ts';

declare global {
  interface Window {
    /** URLs of all script elements that the page has had; webpack removes those of its chunks once they are loaded. */
    usedScripts: Set<string>;
  }
}

for (const path of ['/', '/search', '/rate-table', '/page/guide', '/user/profile', '/user/change-password']) {
  test(`${path} uses each script that its document preloads`, async ({ page }) => {
    await page.addInitScript(() => {
      window.usedScripts = new Set();
      const note = () => {
        for (const { src } of document.scripts) window.usedScripts.add(src);
      };
      new MutationObserver(note).observe(document, { childList: true, subtree: true });
    });
    await openPage(page, path);
    const preloaded = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')].map(({ href }) => href),
      );
    expect(await preloaded()).not.toEqual([]);
    await expect
      .poll(async () =>
        page.evaluate((links) => links.filter((href) => !window.usedScripts.has(href)), await preloaded()),
      )
      .toEqual([]);
  });
}
