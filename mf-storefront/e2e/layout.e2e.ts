import { expect, test } from '@gvg/testing/page-test';
import { bothLanguages } from './support/languages.ts';
import { expectLayout } from './support/layout.ts';
import { openPage, pagePaths } from './support/pages.ts';

const keyName = /\b(shop|catalogue|home|listing|product|freight|rates|ui|errors)\.[a-z]\w+/;
const vietnameseLetter = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i;

for (const [pageName, pathOf] of pagePaths) {
  for (const language of bothLanguages) {
    test(`${pageName} has the layout of every page, and its texts (${language})`, async ({ page }) => {
      await openPage(page, await pathOf(page, language));
      const shown = await page.getByRole('main').innerText();
      expect(shown).not.toMatch(keyName);
      // Customers rate in their own language.
      const [ratings = ''] = await page.locator('#ratings').allInnerTexts();
      if (language === 'en') expect(shown.replace(ratings, '').replace(/[\d,]+đ/g, '')).not.toMatch(vietnameseLetter);
      await expectLayout(page);
    });
  }
}

test('has the specified sizes at the default font size, and scales all of them', async ({ page }) => {
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
