import { localePath } from '@gvg/contracts/values/locale';
import { expect, test } from '@gvg/testing/page-test';
import { untilIdle } from '@gvg/testing/until-idle';
import { openPage } from './support/open-page.ts';

for (const locale of ['vi', 'en'] as const) {
  test(`moves the focus to the heading of the next page and announces its title, by keyboard only (${locale})`, async ({
    page,
  }) => {
    await openPage(page, localePath(locale, '/search'));
    const announcement = page.locator('#gvg-overlays').getByRole('status').first();
    await expect(announcement).toHaveText('');
    const product = page.getByRole('main').locator('a[href*="/product/"]').first();
    await product.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect
      .poll(
        async () => (await announcement.textContent()) === (await page.title()),
        'the title of the product is announced',
      )
      .toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect
      .poll(
        async () => (await announcement.textContent()) === (await page.title()),
        'the title of the list is announced',
      )
      .toBe(true);
  });
}

test('leaves the focus of a new document to the browser', async ({ page }) => {
  await openPage(page, '/search');
  await untilIdle(page);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('shows the skip link above the bar that it covers', async ({ page }) => {
  await openPage(page, '/search');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Tới phần nội dung' });
  await expect(link).toBeFocused();
  expect(
    await link.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === element;
    }),
  ).toBe(true);
});

test('announces the not-found page and focuses its heading', async ({ page }) => {
  await openPage(page, '/search');
  await page.evaluate(() => window.__GVG_SHELL_V1__?.navigate('/khong-co'));
  await expect(page.getByRole('heading', { level: 1, name: 'Không tìm thấy trang này' })).toBeFocused();
});

test('moves the focus next to a removed filter', async ({ page }) => {
  await openPage(page, '/search?type=NORMAL&inStock=true');
  const chips = page.getByRole('list', { name: 'Đang lọc theo' });
  await chips
    .getByRole('link', { name: /Bỏ lọc/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(chips.getByRole('link', { name: /Bỏ lọc/ })).toHaveCount(1);
  await expect(chips.getByRole('link', { name: /Bỏ lọc/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('navigation', { name: 'Sắp xếp' }).getByRole('link').first()).toBeFocused();
});

test('focuses the heading of the list after a page change, and keeps the focus on the sort order after changing it', async ({
  page,
}) => {
  await openPage(page, '/search');
  await page.getByRole('link', { name: 'Trang 2', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const cheapest = page.getByRole('link', { name: 'Giá thấp đến cao' });
  await cheapest.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=PRICE_ASC$/);
  await expect(cheapest).toHaveAttribute('aria-current', 'true');
  await expect(cheapest).toBeFocused();
});

test('restores the focus when Escape closes a dialog', async ({ page }) => {
  await openPage(page, '/search');
  for (const opener of [
    page.getByRole('banner').getByRole('button', { name: 'Danh mục' }),
    page.getByRole('button', { name: 'Phóng to mã QR' }),
  ]) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await untilIdle(page);
    await expect(opener).toBeFocused();
  }
});
