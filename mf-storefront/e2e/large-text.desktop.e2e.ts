import { expect, test } from '@gvg/testing/page-test';
import { cutTexts, enlargeText, overlappingTexts } from './support/large-text.ts';
import { openPage, pagePaths } from './support/pages.ts';

for (const [width, language] of [
  [1280, 'en'],
  [390, 'vi'],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [name, pathOf] of pagePaths) {
      test(`${name} cuts and covers nothing at twice the font size (${language})`, async ({ page }) => {
        await openPage(page, await pathOf(page, language));
        const before = await page
          .getByRole('heading', { level: 1 })
          .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
        await enlargeText(page);
        expect(
          await page
            .getByRole('heading', { level: 1 })
            .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)),
        ).toBeGreaterThanOrEqual(1.5 * before);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await cutTexts(page)).toEqual([]);
        expect(await overlappingTexts(page)).toEqual([]);
      });
    }
  });
}

test('has the specified sizes at the default font size, and grows every one of them', async ({ page }) => {
  await openPage(page, '/search');
  const sizes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter(
          (element) =>
            element.checkVisibility() &&
            [...element.childNodes].some(
              (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
            ),
        )
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('15px');
  const before = await sizes();
  expect(before.filter((size) => size < 12)).toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const after = await sizes();
  expect(after.filter((size) => size < 24)).toEqual([]);
});
