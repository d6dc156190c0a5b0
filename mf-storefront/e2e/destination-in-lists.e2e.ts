import { expect, test } from '@gvg/testing/page-test';
import { openRendered, recordLayoutShifts, takeVisibleShifts } from '@gvg/testing/layout-shifts';
import { accessibilityViolations } from '@gvg/testing/page-accessibility';
import { chooseBefore } from './support/destination.ts';
import { bothLanguages, languages } from './support/languages.ts';
import { openPage } from './support/pages.ts';

// On desktops and on phones.

for (const language of bothLanguages) {
  const words = languages[language];

  test(`cards show which products cannot be sent, and the filter excludes them (${language})`, async ({
    page,
    isMobile,
  }) => {
    await chooseBefore(page, 'JP');
    await recordLayoutShifts(page);
    await openRendered(page, `${words.prefix}/search?keyword=xoai`);
    const tags = page.getByRole('main').getByText(words.notToJapan);
    await expect(tags.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await takeVisibleShifts(page)).toEqual([]);
    expect(await accessibilityViolations(page)).toEqual([]);

    if (isMobile) await page.getByRole('button', { name: words.filters }).tap();
    await page.getByRole('checkbox', { name: words.shipsHome }).locator('visible=true').check();
    await expect(page).toHaveURL(/keyword=xoai&shipsTo=JP$/);
    if (isMobile) await page.getByRole('dialog').getByRole('button', { name: words.show }).tap();
    await expect(tags).toHaveCount(0);
    await expect(page.getByRole('link', { name: words.withoutShipsTo })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: words.withoutShipsTo })).toBeVisible();
  });
}

test('the filter asks for the country while it is unknown', async ({ page, isMobile }) => {
  await openPage(page, '/search');
  if (isMobile) await page.getByRole('button', { name: 'Bộ lọc' }).tap();
  await page.getByRole('checkbox', { name: 'Gửi được tới nước tôi' }).locator('visible=true').click();
  await page.getByRole('dialog', { name: 'Chọn nước nhận' }).getByRole('option', { name: /^Đức/ }).click();
  await expect(page).toHaveURL(/\/search\?shipsTo=DE$/);
});
