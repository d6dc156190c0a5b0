import { historyLayers } from '@gvg/testing/history-layers';
import { expect, test } from '@gvg/testing/page-test';
import { accountButton, expectSignedIn, modal, newPerson } from './support/accounts.ts';

test('on a phone, the modal is a sheet that back closes, and the menu contains the account', async ({ page }) => {
  const person = newPerson();
  await page.goto('/rate-table');
  await page.waitForFunction(() => performance.getEntriesByName('gvg-shell-started').length > 0);
  await accountButton(page).tap();
  await expect(modal(page)).toBeVisible();
  const box = await modal(page).boundingBox();
  expect([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 390, 844]);
  await expect.poll(() => historyLayers(page)).toBe(1);
  await page.goBack();
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/rate-table/);

  const menu = () => page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Mở menu' }).tap();
  await menu().getByRole('button', { name: 'Đăng nhập' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Đăng nhập' });
  await sheet.getByRole('button', { name: 'Tạo tài khoản' }).tap();
  await modal(page).getByLabel('Tên hiển thị').fill(person.displayName);
  await modal(page).getByLabel('Email', { exact: true }).fill(person.email);
  await modal(page).getByLabel('Mật khẩu', { exact: true }).fill(person.password);
  await modal(page).locator('button[type=submit]').tap();
  await expectSignedIn(page);

  await page.getByRole('button', { name: 'Mở menu' }).tap();
  await expect(menu().getByRole('link', { name: 'Đổi mật khẩu' })).toBeVisible();
  await menu().getByRole('link', { name: 'Thông tin tài khoản' }).tap();
  await expect(page).toHaveURL(/\/user\/profile$/);
  await page.getByRole('button', { name: 'Mở menu' }).tap();
  await menu().getByRole('button', { name: 'Đăng xuất' }).tap();
  await expect(page.getByRole('main').getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
});
