import type { Page } from '@playwright/test';
import { localePath } from '@gvg/contracts/values/locale';
import { expect, test } from '@gvg/testing/page-test';
import { openPage } from './open-page.ts';

const words = {
  vi: { bestSellers: 'Bán chạy', posts: 'Bài viết' },
  en: { bestSellers: 'Best sellers', posts: 'Posts' },
} as const;

const paths = ['/', '/search', '/search?keyword=tra&page=2', '/rate-table', '/page/guide', '/khong-co'] as const;

/**
 * Tests the links to the sections of the home page on every kind of page, in both languages, with and without motion. `follow` clicks one
 * in the menu of the device.
 */
export function testSectionLinks(follow: (page: Page, name: string) => Promise<void>): void {
  test.use({ provoked: /status of 404/ });

  for (const { locale, reducedMotion } of [
    { locale: 'vi', reducedMotion: 'no-preference' },
    { locale: 'en', reducedMotion: 'reduce' },
  ] as const) {
    test.describe(locale, () => {
      test.use({ contextOptions: { reducedMotion } });

      for (const path of paths) {
        test(`scroll to best sellers and posts from ${path}, again on a second click (${locale})`, async ({ page }) => {
          const address = localePath(locale, path);
          if (path === '/khong-co') {
            await page.goto(address);
            await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
          } else await openPage(page, address);
          for (const [key, id] of [
            ['posts', '#posts'],
            ['bestSellers', '#products-in-day'],
          ] as const) {
            // The compact header has no navigation bar.
            await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
            await follow(page, words[locale][key]);
            await expect(page).toHaveURL(new RegExp(`${id}$`));
            await expectAtTop(page, id);
            await expect(page.locator(id)).toBeFocused();
            await turnWheelBack(page);
            await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
            await follow(page, words[locale][key]);
            await expectAtTop(page, id);
          }
        });
      }
    });
  }
}

/** Scrolls up as a visitor does; a wheel scroll continues for a while, even after another one has started. */
async function turnWheelBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['scrolling'] = '';
    addEventListener('scrollend', () => delete document.documentElement.dataset['scrolling'], { once: true });
  });
  await page.mouse.wheel(0, -200);
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolling');
}

/** Expects the section to start right below the compact header, or the page to be at its end. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.locator(id).evaluate((section) => {
          const { top } = section.getBoundingClientRect();
          const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
          return scrollY > 10 && (Math.abs(top - 72) <= 4 || (isAtEnd && top > 0 && top < innerHeight));
        }),
      { intervals: [100] },
    )
    .toBe(true);
}
