import { accessibilityViolations } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { beSignedIn, readAccount, signInByModal, signInElsewhere, signUp, verifyEmail } from './support/account.ts';
import { openPage } from './support/pages.ts';
import { totp } from '@gvg/testing/totp';

/** The browser reports rejections that the tests provoke. */
test.use({ provoked: /the server responded with a status of (401|403|409)/ });

const [profile, changePassword] = ['/user/profile', '/user/change-password'];

test('the document of a private page is the same for everyone and excluded from search engines', async ({
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
  }).toPass();
});

test('the profile can be edited with only the keyboard', async ({ page, request }) => {
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

test('a changed password ends all other sessions', async ({ page, request }) => {
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
  await page.getByRole('button', { name: 'Bật xác minh hai bước' }).click();
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

test('an account is closed after a typed confirmation, and cannot be signed in to any more', async ({
  page,
  request,
}) => {
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
