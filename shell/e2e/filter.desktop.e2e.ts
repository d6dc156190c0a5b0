import type { Page } from '@playwright/test';
import { expect, test } from '@gvg/testing/page-test';

async function openFilter(page: Page) {
  await page.goto('/rate-table');
  await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
  await page.getByRole('banner').getByRole('button', { name: 'Danh mục' }).click();
  const drawer = page.getByRole('dialog', { name: 'Tìm theo danh mục' });
  await expect(drawer.getByRole('group', { name: 'Thương hiệu' })).toBeVisible();
  return drawer;
}

test('expands and collapses the categories, and links to their pages', async ({ page }) => {
  const drawer = await openFilter(page);
  const categories = drawer.getByRole('group', { name: 'Danh mục' });
  const links = categories.getByRole('link');
  await expect(links).toHaveCount(8);
  await categories.getByRole('button', { name: 'Xem thêm' }).click();
  expect(await links.count()).toBeGreaterThan(8);
  await categories.getByRole('button', { name: 'Ẩn bớt' }).click();
  await expect(links).toHaveCount(8);
  await links.first().click();
  await expect(page).toHaveURL(/\/category\/.+-[0-9a-f]{24}$/);
  await expect(drawer).toBeHidden();
});

test('allows one choice per group and searches by producer, priority and type', async ({ page }) => {
  const drawer = await openFilter(page);
  const producers = drawer.getByRole('group', { name: 'Thương hiệu' }).getByRole('radio');
  await producers.nth(1).check();
  await producers.nth(2).check();
  await expect(producers.nth(1)).not.toBeChecked();
  const producer = await producers.nth(2).getAttribute('value');
  await drawer.getByRole('radio', { name: 'Hàng nặng' }).check();
  await drawer.getByRole('radio', { name: 'Đặc biệt' }).check();
  await drawer.getByRole('button', { name: 'Tìm ngay' }).click();
  await expect(page).toHaveURL(new RegExp(`/search\\?producer=${producer ?? ''}&priority=SPECIAL&type=HEAVY$`));
});

test('traps the focus, closes on Escape and restores the focus', async ({ page }) => {
  const drawer = await openFilter(page);
  await page.keyboard.press('Tab');
  expect(await drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Danh mục' })).toBeFocused();
});
