import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { newStaffMember, startSignedIn } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/vi/staff/index.ts';

test('drawer leads to the pages, and signs out', async ({ page }) => {
  await startSignedIn(page, await newStaffMember());
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Mở menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Khu quản trị' });
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await drawer.getByRole('link', { name: 'Đơn hàng' }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.orders.title })).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await page.getByRole('button', { name: 'Mở menu' }).click();
  await drawer.getByRole('button', { name: 'Đăng xuất' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});
