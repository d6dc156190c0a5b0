import { expect, test } from '@gvg/testing/page-test';
import { openRendered, recordLayoutShifts, takeVisibleShifts } from '@gvg/testing/layout-shifts';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { chooseBefore } from './support/destination.ts';
import { bothLanguages, languages } from './support/languages.ts';
import { openPage } from './support/pages.ts';

// On desktops and on phones.

for (const language of bothLanguages) {
  const words = languages[language];

  test(`shows every lowest price until a country is chosen, then its rates and cutoffs (${language})`, async ({
    page,
  }) => {
    await openPage(page, `${words.prefix}/rate-table`);
    await expect(page.getByRole('region', { name: words.ratesToJapan })).toHaveCount(0);
    await page.getByRole('link', { name: words.japan }).click();
    const details = page.getByRole('region', { name: words.ratesToJapan });
    await expect(details).toBeVisible();
    await expect(page).toHaveURL(/\?country=JP$/);
    await expect(details).toContainText(words.orderBy);
    await expect(page.getByRole('banner').getByRole('button', { name: words.shipToJapan })).toBeVisible();
  });

  test(`shows no price for an invalid weight (${language})`, async ({ page }) => {
    await openPage(page, `${words.prefix}/rate-table?country=JP`);
    await expect(page.getByRole('radio')).toHaveCount(3);
    const weight = page.getByRole('textbox', { name: words.weight });
    await weight.fill('abc');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByText(words.enterWeight)).toBeVisible();
    await weight.fill('3,5');
    await expect(page.getByRole('radio')).toHaveCount(3);
  });
}

test('the link of a shared rate table overrides the earlier choice, without visible layout shifts', async ({
  page,
}) => {
  await chooseBefore(page, 'DE');
  await recordLayoutShifts(page);
  await openRendered(page, '/rate-table?country=KR');
  await expect(page.getByRole('region', { name: 'Cước tới Hàn Quốc' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await takeVisibleShifts(page)).toEqual([]);
  expect(
    await page.evaluate(() =>
      [...Array(localStorage.length).keys()].map((index) => localStorage.getItem(localStorage.key(index) ?? '')),
    ),
  ).toContain('KR');
});

test('the rates of a country have no violations', async ({ page }) => {
  await openPage(page, '/rate-table?country=JP');
  await page.getByRole('radio').first().waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
});
