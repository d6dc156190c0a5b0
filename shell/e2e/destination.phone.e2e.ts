import { expect, test } from '@gvg/testing/page-test';

test('the menu leads to the chooser, a sheet at the bottom of the screen', async ({ page }) => {
  await page.goto('/search');
  await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
  await page.getByRole('button', { name: 'Mở menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Chọn nước nhận' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Chọn nước nhận' });
  await sheet.getByRole('option', { name: /^Đài Loan/ }).waitFor();
  const { x, y, width, height } = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect({ x, width, bottom: Math.round(y + height) }).toEqual({ x: 0, width: 390, bottom: 844 });
  await sheet.getByRole('option', { name: /^Đài Loan/ }).tap();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Mở menu' }).tap();
  await expect(
    page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Gửi tới Đài Loan' }),
  ).toBeVisible();
});
