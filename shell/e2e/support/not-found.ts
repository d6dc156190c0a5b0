import { localePath } from '@gvg/contracts/values/locale';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';

const words = {
  vi: { search: 'Tìm sản phẩm bạn cần', submit: 'Tìm', bestSellers: 'Hàng bán chạy' },
  en: { search: 'Search for what you need', submit: 'Search', bestSellers: 'Best sellers' },
} as const;

/** Tests the not-found page of a path without an owner and of a missing product. */
export function testNotFound(): void {
  test.use({ provoked: /status of 404/ });

  for (const locale of ['vi', 'en'] as const) {
    for (const path of ['/khong-co', '/product/khong-co-000000000000000000000000'] as const) {
      test(`offers a search and best sellers at ${path} (${locale})`, async ({ page }) => {
        const { search, submit, bestSellers } = words[locale];
        await page.goto(localePath(locale, path));
        const popular = page.getByRole('region', { name: bestSellers });
        await expect(popular.getByRole('link', { name: /\d,\d{3}đ/ }).first()).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: bestSellers })).toHaveAttribute(
          'href',
          localePath(locale, '/search?sort=BEST_SELLER'),
        );
        const form = page.getByRole('search', { name: search });
        await form.getByRole('searchbox').fill('tra');
        await form.getByRole('button', { name: submit }).focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`${localePath(locale, '/search')}\\?keyword=tra$`));
      });

      test(`has no accessibility violation at ${path} (${locale})`, async ({ page }) => {
        await page.goto(localePath(locale, path));
        await page.getByRole('region', { name: words[locale].bestSellers }).waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await violationsInBothSchemes(page)).toEqual([]);
      });
    }
  }
}
