import { seriousViolations } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { bothLanguages } from './support/languages.ts';
import { pagePaths, openPage } from './support/pages.ts';

for (const [pageName, pathOf] of pagePaths) {
  for (const language of bothLanguages) {
    test(`${pageName} fits a phone screen and has no serious accessibility violation (${language})`, async ({ page }) => {
      await openPage(page, await pathOf(page, language));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await seriousViolations(page)).toEqual([]);
    });
  }
}

test('the filter sheet has no serious accessibility violation', async ({ page }) => {
  await openPage(page, '/search');
  await page.getByRole('button', { name: 'Bộ lọc' }).tap();
  await page.getByRole('dialog', { name: 'Bộ lọc' }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
});

test('banners do not move by themselves', async ({ page }) => {
  await openPage(page, '/');
  const position = () => page.getByRole('group', { name: 'Nổi bật' }).evaluate((element) => element.scrollLeft);
  expect(await position()).toBe(0);
  await page.waitForTimeout(1_500);
  expect(await position()).toBe(0);
});
