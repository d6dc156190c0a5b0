import type { Page } from '@playwright/test';
import { expectNoHistoryLayers, historyLayers } from '@gvg/testing/history-layers';
import { expect, test } from '@gvg/testing/page-test';
import { openPage } from './support/open-page.ts';

const overlays: Record<string, (page: Page) => Promise<void>> = {
  menu: (page) => page.getByRole('button', { name: 'Mở menu' }).tap(),
  'filter drawer': async (page) => {
    await page.getByRole('button', { name: 'Mở menu' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Danh mục' }).tap();
    await page.getByRole('dialog', { name: 'Tìm theo danh mục' }).waitFor();
  },
  search: (page) => page.getByRole('banner').getByRole('combobox').tap(),
  'image viewer': (page) =>
    page.evaluate(() =>
      window.__GVG_SHELL_V1__?.showImages([1, 2].map((index) => ({ url: '/shell/qr.svg', alt: `ảnh ${index}` }))),
    ),
  'filters of a list': (page) => page.getByRole('button', { name: 'Bộ lọc' }).tap(),
};

const historyLength = (page: Page) => page.evaluate(() => history.length);

/** Opens a previous page, then the list that the overlay covers. */
async function openList(page: Page) {
  await openPage(page, '/rate-table');
  await page.evaluate(() => window.__GVG_SHELL_V1__?.navigate('/search'));
  await expect(page.getByRole('heading', { level: 1, name: 'Tất cả sản phẩm' })).toBeFocused();
}

for (const [name, open] of Object.entries(overlays)) {
  const dialog = (page: Page) => page.getByRole('dialog');

  test(`back closes the ${name} and stays on the page; a second one leaves it`, async ({ page }) => {
    await openList(page);
    await open(page);
    await expect(dialog(page)).toBeVisible();
    await expect.poll(() => historyLayers(page)).toBe(1);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/search$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/rate-table$/);
  });

  test(`closing the ${name} with Escape leaves no history entry behind`, async ({ page }) => {
    await openList(page);
    await open(page);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expectNoHistoryLayers(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/rate-table$/);
  });

  test(`forward and reload show the page without the ${name} after back has closed it`, async ({ page }) => {
    await openList(page);
    await open(page);
    await expect.poll(() => historyLayers(page)).toBe(1);
    await page.reload();
    await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
    await expectNoHistoryLayers(page);
    await expect(dialog(page)).toHaveCount(0);
    await page.evaluate(
      () =>
        new Promise((gone) => {
          addEventListener('popstate', gone, { once: true });
          history.forward();
        }),
    );
    await expectNoHistoryLayers(page);
    await expect(page).toHaveURL(/\/search$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/rate-table$/);
  });
}

test('going back from a page opened in the menu leads to the page below the menu', async ({ page }) => {
  await openList(page);
  const length = await historyLength(page);
  await overlays['menu']?.(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Trang chủ' }).tap();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await historyLength(page)).toBe(length + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('filters chosen in the sheet are separate history entries; back closes the sheet first', async ({ page }) => {
  await openList(page);
  await overlays['filters of a list']?.(page);
  const sheet = page.getByRole('dialog', { name: 'Bộ lọc' });
  await sheet.getByRole('checkbox', { name: 'Chỉ hàng còn sẵn' }).check();
  await expect(page).toHaveURL(/inStock=true$/);
  await expect.poll(() => historyLayers(page)).toBe(1);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/inStock=true$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/search$/);
});
