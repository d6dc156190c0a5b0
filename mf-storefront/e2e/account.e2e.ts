import { accessibilityViolations, violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import {
  beSignedIn,
  readAccount,
  signInByModal,
  signInElsewhere,
  signUp,
  updateAccount,
  verifyEmail,
} from './support/account.ts';
import { cutTexts, enlargeText, overlappingTexts } from './support/large-text.ts';
import { openPage } from './support/pages.ts';
import { smallFields, smallTargets } from './support/targets.ts';
import { totp } from '@gvg/testing/totp';

// On desktops and on phones.

/** The browser reports refusals that the tests provoke. */
test.use({ provoked: /the server responded with a status of (401|403|409)/ });

const [profile, changePassword] = ['/user/profile', '/user/change-password'];
const address = {
  fullName: 'Nguyễn Thu Hà',
  phone: '+819012345678',
  country: 'JP',
  region: 'Osaka',
  line: 'Namba 2-3-1, phòng 504',
  postcode: '542-0076',
  isDefault: true,
};

test('the document of a private page is the same for everybody and not for search engines', async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  await expect(async () => {
    const source = await (
      await page.request.get(profile, { headers: { authorization: `Bearer ${account.accessToken}` } })
    ).text();
    expect(source).toContain('<h1');
    expect(source).toMatch(/<meta name="robots" content="noindex/);
    expect(source).not.toContain(account.displayName);
  }).toPass({ timeout: 10_000 });
});

test('the profile asks a guest to sign in in place, then shows itself', async ({ page, request }) => {
  const account = await signUp(request);
  await openPage(page, profile);
  await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click();
  await signInByModal(page, account);
  await expect(page.getByLabel('Tên hiển thị')).toHaveValue(account.displayName);
  await expect(page).toHaveURL(new RegExp(`${profile}$`));
});

test('the profile is edited with the keyboard alone', async ({ page, request }) => {
  const account = await signUp(request);
  await beSignedIn(page, account);
  await openPage(page, profile);
  const name = page.getByLabel('Tên hiển thị');
  await name.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`${account.displayName} mới`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('090 123 45 67');
  await expect(page.getByText('Chưa lưu: tên hiển thị, điện thoại')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible();
  expect(await readAccount(request, account)).toMatchObject({
    displayName: `${account.displayName} mới`,
    phone: '+84901234567',
  });
});

test('what is typed survives a change from elsewhere', async ({ page, request }) => {
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
  // A picture of the page itself: two megapixels that nobody had to draw.
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

test('an address with a wrong postcode is refused, a right one is stored', async ({ page, request }) => {
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

test('a changed password ends the other sessions and keeps this one', async ({ page, request }) => {
  const account = await signUp(request);
  const other = await signInElsewhere(account);
  await beSignedIn(page, account);
  await openPage(page, changePassword);
  await expect(page.getByRole('button', { name: 'Đăng xuất mọi máy khác' })).toBeVisible();
  await page.getByLabel('Mật khẩu hiện tại', { exact: true }).fill('Quehuong0');
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill('Quehuong8');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mật khẩu hiện tại chưa đúng.')).toBeVisible();
  await page.getByLabel('Mật khẩu hiện tại', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Chỉ có máy này đang đăng nhập.')).toBeVisible();
  const refreshed = await request.post('/v1/auth/refresh-token', { data: { refreshToken: other.refreshToken } });
  expect(refreshed.status()).toBe(401);
  await signInElsewhere({ ...account, password: 'Quehuong8' });
  await page.reload();
  await expect(page.getByText('Máy này')).toBeVisible();
});

test('a second factor is set up, and the next sign-in asks for it', async ({ page, request }) => {
  const account = await signUp(request);
  await verifyEmail(request, account);
  await beSignedIn(page, account);
  await openPage(page, changePassword);
  await page.getByRole('button', { name: 'Bật bảo vệ hai bước' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'Mã QR' })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByLabel('Mã 6 số trong ứng dụng').fill(totp(secret));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('list')).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Lưu thành tệp' }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/\.txt$/);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Xong' }).click();
  await expect(page.getByText('Đang bật')).toBeVisible();

  await page.getByRole('navigation', { name: 'Tài khoản của tôi' }).getByRole('button', { name: 'Đăng xuất' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click();
  await signInByModal(page, account);
  await dialog.getByLabel('Mã 6 chữ số').fill(totp(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Đang bật')).toBeVisible();
});

test('an account is closed after the typed word, and cannot be signed in to any more', async ({ page, request }) => {
  const account = await signUp(request);
  await beSignedIn(page, account);
  await openPage(page, profile);
  await page.getByRole('button', { name: 'Đóng tài khoản' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Đóng tài khoản vĩnh viễn' }).click();
  await expect(dialog.getByText('Hãy gõ đúng chữ “đóng”.')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByLabel('Gõ “đóng” để xác nhận').fill('dong');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  const signIn = await request.post('/v1/auth/sign-in', { data: { email: account.email, password: account.password } });
  expect(signIn.status()).toBe(401);
});

for (const path of [profile, changePassword, `/en${profile}`, `/en${changePassword}`]) {
  test(`${path} has no violation in either scheme, fits, and has targets of at least 44 px`, async ({
    page,
    request,
    isMobile,
  }) => {
    const account = await signUp(request);
    await updateAccount(request, account, {
      addresses: [address, { ...address, fullName: 'Trần Minh', isDefault: false }],
    });
    await signInElsewhere(account);
    await beSignedIn(page, account);
    await openPage(page, path);
    await expect(
      page.getByRole('button', { name: /^(Đăng xuất mọi máy khác|Sign out all other devices)$/ }),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    if (isMobile) {
      expect(await smallTargets(page)).toEqual([]);
      expect(await smallFields(page)).toEqual([]);
    }
    await enlargeText(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await cutTexts(page)).toEqual([]);
    expect(await overlappingTexts(page)).toEqual([]);
  });
}
