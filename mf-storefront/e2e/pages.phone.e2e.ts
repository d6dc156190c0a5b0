import { seriousViolations } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { bothLanguages } from './support/languages.ts';
import { everyPage, open } from './support/pages.ts';

for (const language of bothLanguages) {
  test(`pages fit a phone and have no serious violation (${language})`, async ({ page }) => {
    for (const path of await everyPage(page, language)) {
      await open(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
      expect(await seriousViolations(page), path).toEqual([]);
    }
  });
}

test('the sheet of filters has no serious violation', async ({ page }) => {
  await open(page, '/search');
  await page.getByRole('button', { name: 'Bộ lọc' }).tap();
  await page.getByRole('dialog', { name: 'Bộ lọc' }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
});

test('banners and pictures are swiped, nothing moves by itself', async ({ page }) => {
  await open(page, '/');
  const position = () => page.getByRole('group', { name: 'Nổi bật' }).evaluate((element) => element.scrollLeft);
  expect(await position()).toBe(0);
  await page.waitForTimeout(1_500);
  expect(await position()).toBe(0);
});
