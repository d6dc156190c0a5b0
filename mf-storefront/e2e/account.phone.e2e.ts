import { accessibilityViolations } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { beSignedIn, readAccount, signInByModal, signUp, updateAccount } from './support/account.ts';
import { openPage } from './support/pages.ts';

/** The browser reports rejections that the tests provoke. */
test.use({ provoked: /the server responded with a status of (401|403|409)/ });

const profile = '/user/profile';

test('the profile asks a guest to sign in, in place, and then appears', async ({ page, request }) => {
  const account = await signUp(request);
  await openPage(page, profile);
  await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click();
  await signInByModal(page, account);
  await expect(page.getByLabel('Tên hiển thị')).toHaveValue(account.displayName);
  await expect(page).toHaveURL(new RegExp(`${profile}$`));
});

test('typed values survive a change from another browser', async ({ page, request }) => {
  const account = await signUp(request);
  await beSignedIn(page, account);
  await openPage(page, profile);
  await page.getByLabel('Tên hiển thị').fill(`${account.displayName} đây`);
  await updateAccount(request, account, { displayName: `${account.displayName} kia`, birthday: '1994-02-14' });
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText(`Tên hiển thị ở nơi khác: ${account.displayName} kia`)).toBeVisible();
  await expect(page.getByLabel('Ngày sinh')).toHaveValue('14/02/1994');
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible();
  expect(await readAccount(request, account)).toMatchObject({
    displayName: `${account.displayName} đây`,
    birthday: '1994-02-14',
  });
});

test('a picture is cropped, stored and shown in the header', async ({ page, request }) => {
  const account = await signUp(request);
  await beSignedIn(page, account);
  await openPage(page, profile);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Thêm ảnh' }).click();
  // A screenshot of the page: two megapixels without a fixture.
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() });
  const dialog = page.getByRole('dialog');
  const area = dialog.getByLabel('Phần ảnh sẽ hiện');
  await area.focus();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('slider', { name: 'Phóng to' }).fill('2');
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Dùng ảnh này' }).click();
  await expect(page.getByText('Đã đổi ảnh')).toBeVisible();
  const { avatar } = await readAccount(request, account);
  expect(avatar).toMatch(/^\/v1\/file-manager\/files\/.+\.(png|jpg)$/);
  await expect(page.getByRole('img', { name: `Ảnh đại diện của ${account.displayName}` })).toHaveAttribute(
    'src',
    new RegExp(String(avatar)),
  );
  await expect(page.getByRole('banner').locator(`img[src*="${String(avatar)}"]`)).toHaveCount(1);
});

test('an address with a wrong postcode is rejected, a valid one is stored', async ({ page, request }) => {
  const account = await signUp(request);
  await beSignedIn(page, account);
  await openPage(page, profile);
  await page.getByRole('button', { name: 'Thêm địa chỉ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nước', { exact: true }).selectOption('DE');
  await dialog.getByLabel('Người nhận', { exact: true }).fill('Trần Minh');
  await dialog.getByLabel('Điện thoại người nhận').fill('0151 23456789');
  await dialog.getByLabel('Số nhà').fill('Torstraße 100');
  await dialog.getByLabel('Thành phố').fill('Berlin');
  await dialog.getByLabel('Mã bưu chính').fill('1011');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Mã bưu chính không đúng với quốc gia này')).toBeVisible();
  await expect(dialog.getByLabel('Mã bưu chính')).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByLabel('Mã bưu chính').fill('10115');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Sổ địa chỉ' })).toContainText('10115 Berlin');
  expect(await readAccount(request, account)).toMatchObject({
    addresses: [{ country: 'DE', postcode: '10115', phone: '+4915123456789', isDefault: true }],
  });
});
