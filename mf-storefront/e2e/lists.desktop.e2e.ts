import { localePath } from '@gvg/contracts/values/locale';
import { expect, test } from '@gvg/testing/page-test';
import { bothLanguages } from './support/languages.ts';
import { categoryPath, openPage } from './support/pages.ts';

const words = {
  vi: { noPage: 'Danh sách không có trang 9,999', first: 'Về trang 1' },
  en: { noPage: 'This list has no page 9,999', first: 'Go to page 1' },
} as const;

for (const language of bothLanguages) {
  for (const [name, pathOf] of [
    ['the search', () => Promise.resolve(localePath(language, '/search'))],
    ['a category', categoryPath],
  ] as const) {
    test(`page 9999 of ${name} shows that it does not exist, links to page 1 and is not indexed (${language})`, async ({
      page,
    }) => {
      const list = await pathOf(page, language);
      await expect
        .poll(async () => (await page.request.get(`${list}?page=9999`)).text())
        .toMatch(/<meta name="robots" content="noindex/);
      await openPage(page, `${list}?page=9999`);
      await expect(page.getByText(words[language].noPage)).toBeVisible();
      await page.getByRole('link', { name: words[language].first }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${list}$`));
      await expect(page.getByRole('main').locator('a[href*="/product/"]').first()).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    });
  }

  test(`product cards show the packed weight (${language})`, async ({ page }) => {
    const { docs } = (await (await page.request.get('/v1/products?limit=1&sort=BEST_SELLER')).json()) as {
      docs: { weightGrams: number; name: Record<string, string> }[];
    };
    const [product] = docs;
    await openPage(page, localePath(language, '/search?sort=BEST_SELLER'));
    const grams = product?.weightGrams ?? 0;
    const weight = grams >= 1_000 && grams % 100 === 0 ? `${grams / 1_000} kg` : `${grams.toLocaleString('en-GB')} g`;
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: product?.name[language] ?? '' })
        .first(),
    ).toContainText(weight);
  });
}
