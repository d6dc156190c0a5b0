import { randomBytes } from 'node:crypto';
import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import type { MailDelivery } from '@gvg/contracts/notify/http/mail-deliveries';
import { eventually } from '@gvg/testing/eventually';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, newCustomer, siteCalls, startSignedIn } from '@gvg/testing/site-calls';
import type { SitePerson } from '@gvg/testing/site-calls';
import { linkInMail, mailsTo } from '@gvg/testing/site-mails';
import { untilIdle } from '@gvg/testing/until-idle';
import type { Page } from '@playwright/test';
import { staff as texts } from '../src/locales/en/staff/index.ts';
import { filled } from './support/filled.ts';
import { rateProducts } from './support/rate-products.ts';

const anyName = () => randomBytes(5).toString('hex');

const nameOf = async ({ id }: SitePerson) =>
  (await (await firstAdmin()).call<UserSummary>('GET', `/v1/users/${id}`)).displayName;

async function verifyAddress({ email, call }: SitePerson): Promise<void> {
  const { hash } = new URL(await linkInMail(email, '/auth/verify'));
  await call('PUT', '/v1/users/verify', { authCode: new URLSearchParams(hash.slice(1)).get('code') });
}

/** The audit log has the action, about this subject. */
async function expectInAudit(page: Page, query: string, action: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: action }).first();
  await eventually(async () => {
    const answered = page.waitForResponse(/\/v1\/audit\?/);
    await page.goto(`/en/admin/audit?${query}`);
    await answered;
    await untilIdle(page);
    expect(await row.isVisible()).toBe(true);
  });
}

test('a role is given after it was named, and holds at once', async ({ page }) => {
  const customer = await newCustomer('Minh');
  await verifyAddress(customer);
  const name = await nameOf(customer);
  await startSignedIn(page, await firstAdmin());
  await page.goto(`/en/admin/users/${customer.id}`);
  await page.getByRole('checkbox', { name: /^ADMIN/ }).check();
  await page.getByRole('button', { name: texts.users.saveRoles }).click();
  const dialog = page.getByRole('dialog', {
    name: filled(texts.users.rolesTitle, { name, roles: 'USER, ADMIN' }),
  });
  await dialog.getByRole('button', { name: texts.users.saveRoles }).click();
  await expect(dialog).toHaveCount(0);
  const { email, password } = customer;
  const { user } = await siteCalls()<{ user: UserSummary }>('POST', '/v1/auth/sign-in/admin', { email, password });
  expect(user.roles).toEqual(['USER', 'ADMIN']);
  await expectInAudit(page, `subject=${customer.id}&action=user.set-role`, 'USER, ADMIN');
});

test('a customer whom staff made an account for chooses a password by the mail', async ({ page, browser }) => {
  const [name, email] = [`Lan Anh ${anyName()}`, `${anyName()}@example.com`];
  await startSignedIn(page, await firstAdmin());
  await page.goto('/en/admin/users');
  await page.getByRole('button', { name: texts.users.create }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.users.displayName).fill(name);
  await dialog.getByLabel(texts.users.email, { exact: true }).fill(email);
  await dialog.getByLabel(texts.users.language).selectOption('en');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: texts.users.createSubmit }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const customer = await browser.newContext();
  const mailed = await customer.newPage();
  await mailed.goto(await linkInMail(email, '/en/auth/reset-password'));
  await mailed
    .getByLabel(/password/i)
    .first()
    .fill('Abcdef12');
  await mailed.keyboard.press('Enter');
  await expect(mailed.getByText(/password/i).first()).toBeVisible();
  await eventually(async () => {
    const { user } = await siteCalls()<{ user: UserSummary }>('POST', '/v1/auth/sign-in', {
      email,
      password: 'Abcdef12',
    });
    expect(user).toMatchObject({ displayName: name, emailVerified: true });
  });
  await customer.close();
  const { pathname } = new URL(page.url());
  await expectInAudit(page, `subject=${pathname.split('/').at(-1)}`, texts.audit.actions.user.create);
});

test('a rating is hidden, and shown again by the toast', async ({ page }) => {
  test.setTimeout(120_000);
  const buyer = await newCustomer();
  const comment = `A little salty ${anyName()}`;
  const [product = ''] = await rateProducts(buyer, { stars: 4, comment }, 1);
  await startSignedIn(page, await firstAdmin());
  await page.goto(`/en/admin/ratings?user=${buyer.id}`);
  const row = page.getByRole('listitem').filter({ hasText: comment });
  await expect(row.getByRole('img', { name: '4 stars' })).toBeVisible();
  await row.getByRole('button', { name: filled(texts.ratings.hideOf, { product }) }).click();
  await expect(row.getByText(texts.ratings.isHidden)).toBeVisible();
  const undo = page.getByRole('button', { name: texts.area.undo });
  await undo.click();
  await expect(row.getByText(texts.ratings.isHidden)).toHaveCount(0);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await expectInAudit(page, 'type=rating', 'Show again');
});

test('an announcement to one customer arrives in their bell', async ({ page, browser }) => {
  const customer = await newCustomer();
  const title = `Cheaper freight ${anyName()}`;
  const bell = await browser.newContext();
  await startSignedIn(bell, customer);
  const shop = await bell.newPage();
  await shop.goto('/en');
  await startSignedIn(page, await firstAdmin());
  await page.goto('/en/admin/announcements');
  await page.getByRole('radio', { name: texts.announcements.targets.ONE }).check();
  await page.getByRole('searchbox').fill(customer.email);
  await page.getByRole('button', { name: new RegExp(customer.email) }).click();
  await page.getByLabel(texts.announcements.titleVi).fill('Cước rẻ hơn');
  await page.getByLabel(texts.announcements.titleEn).fill(title);
  await page.getByLabel(texts.announcements.descriptionVi).fill('Tới hết tháng');
  await expect(page.getByRole('region', { name: texts.announcements.preview }).getByText(title)).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: texts.announcements.send }).click();
  await page
    .getByRole('dialog', { name: filled(texts.announcements.askOne, { name: await nameOf(customer) }) })
    .getByRole('button', { name: texts.announcements.send })
    .click();
  await expect(
    page.getByRole('list', { name: texts.announcements.sent }).getByText('Cheaper freight').first(),
  ).toBeVisible();
  await shop.getByRole('button', { name: /^Notifications/ }).click();
  await expect(shop.getByRole('dialog', { name: 'Notifications' }).getByText(title)).toBeVisible();
  await bell.close();
  await expectInAudit(page, 'action=notification.create', texts.audit.actions.notification.create);
});

test('a mail that failed is sent again once its address is right, without anybody seeing its link', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const id = anyName();
  const [wrong, right, password] = [`bounce-${id}@example.com`, `${id}@example.com`, 'Abcdef12'];
  const { accessToken, user } = await siteCalls()<{ accessToken: string; user: UserSummary }>(
    'POST',
    '/v1/auth/sign-up',
    {
      email: wrong,
      password,
      displayName: `Lan ${id}`,
    },
  );
  const admin = await firstAdmin();
  await eventually(
    async () => {
      const { docs } = await admin.call<{ docs: MailDelivery[] }>('GET', `/v1/mail-deliveries?user=${user._id}`);
      expect(docs).toMatchObject([{ template: 'WELCOME', status: 'FAILED' }]);
    },
    { timeoutMs: 30_000 },
  );
  await startSignedIn(page, admin);
  await page.goto(`/en/admin/mails?user=${user._id}`);
  const detail = page.getByRole('region', { name: texts.mails.template.WELCOME });
  await expect(detail.getByText(/550/)).toBeVisible();
  const body = page.getByRole('region', { name: texts.mails.body });
  await expect(body.getByText(/Cảm ơn bạn đã mở tài khoản/)).toBeVisible();
  await expect(body).not.toContainText(/https?:|#code=/);
  expect(await violationsInBothSchemes(page)).toEqual([]);

  const call = siteCalls(accessToken);
  await call('PUT', '/v1/users/change-email', { email: right, password });
  const { hash } = new URL(await linkInMail(right, '/auth/verify'));
  await call('PUT', '/v1/users/verify', { authCode: new URLSearchParams(hash.slice(1)).get('code') });

  await detail.getByRole('button', { name: texts.mails.sendAgain }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.mails.sendAgain }).click();
  await eventually(
    async () =>
      expect((await mailsTo(right)).map(({ subject }) => subject)).toContain('Chào mừng bạn đến với Goods Viet Goods'),
    { timeoutMs: 30_000 },
  );
  await expectInAudit(page, 'action=mail.send-again', texts.audit.actions.mail['send-again']);
});
