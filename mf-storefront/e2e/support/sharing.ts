import type { Page } from '@playwright/test';
import { expect, test } from '@gvg/testing/page-test';
import { bothLanguages } from './languages.ts';
import { openPage, productPath } from './pages.ts';

const words = {
  vi: { share: 'Chia sẻ', copied: 'Đã chép liên kết' },
  en: { share: 'Share', copied: 'Link copied' },
} as const;

interface Shared {
  title: string;
  url: string;
}

/** Replaces the system's share sheet, which headless browsers lack; undefined removes it. */
const replaceShareSheet = (page: Page, outcome: 'shared' | 'cancelled' | undefined) =>
  page.addInitScript((result) => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    const share = (data: unknown) => {
      shared.push(data);
      return result === 'shared' ? Promise.resolve() : Promise.reject(new DOMException('', 'AbortError'));
    };
    if (result === undefined) delete (Navigator.prototype as Partial<Navigator>).share;
    else Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
  }, outcome);

const sharedBy = (page: Page) => page.evaluate(() => (window as unknown as { shared: Shared[] }).shared);
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Defines tests of the product page's share button, pressed by touch or keyboard. */
export function testSharing(press: (page: Page, name: string) => Promise<void>): void {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const language of bothLanguages) {
    const { share, copied } = words[language];

    test(`opens the share sheet with the URL of the product and the chosen country (${language})`, async ({
      page,
      baseURL,
    }) => {
      await replaceShareSheet(page, 'shared');
      const path = await productPath(page, language);
      await openPage(page, `${path}?country=JP`);
      await press(page, share);
      await expect
        .poll(() => sharedBy(page))
        .toEqual([
          {
            title: await page.getByRole('heading', { level: 1 }).innerText(),
            url: new URL(`${path}?country=JP`, baseURL).href,
          },
        ]);
    });

    test(`copies the link and shows a message if there is no share sheet (${language})`, async ({ page, baseURL }) => {
      await replaceShareSheet(page, undefined);
      const path = await productPath(page, language);
      await openPage(page, `${path}?country=JP`);
      await press(page, share);
      await expect(page.getByText(copied)).toBeVisible();
      expect(await clipboard(page)).toBe(new URL(`${path}?country=JP`, baseURL).href);
    });
  }

  test('does nothing when the share sheet is closed without a choice', async ({ page }) => {
    await replaceShareSheet(page, 'cancelled');
    await openPage(page, await productPath(page, 'vi'));
    await press(page, words.vi.share);
    await expect.poll(async () => (await sharedBy(page)).length).toBe(1);
    await expect(page.getByText(words.vi.copied)).toHaveCount(0);
  });
}
