import { expect, test } from '@gvg/testing/page-test';

test('leads from the menu to help and contact in the footer', async ({ page }) => {
  await page.goto('/search');
  await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
  for (const [name, target] of [
    ['Trợ giúp', '#footer'],
    ['Liên hệ', '#contact'],
  ] as const) {
    await page.getByRole('button', { name: 'Mở menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator(target)).toBeInViewport();
    await expect(page.locator(target)).toBeFocused();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
});

test('opens pages and the filter from the menu', async ({ page }) => {
  await page.goto('/search');
  await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
  await page.getByRole('button', { name: 'Mở menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Bảng giá cước' }).click();
  await expect(page).toHaveURL(/\/rate-table$/);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Mở menu' }).click();
  await menu.getByRole('button', { name: 'Danh mục' }).click();
  await expect(page.getByRole('dialog', { name: 'Tìm theo danh mục' })).toBeVisible();
});
