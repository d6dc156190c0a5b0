import type { Page, Request } from '@playwright/test';
import { expectNoHistoryLayers } from '@gvg/testing/history-layers';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { linkInMail } from '@gvg/testing/site-mails';
import {
  accountButton,
  expectGuest,
  expectSignedIn,
  modal,
  newPerson,
  signIn,
  signOut,
  signUp,
} from './support/accounts.ts';

const ready = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('gvg-shell-started').length > 0);

async function open(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
}

test.describe('an account', () => {
  // Wrong passwords get 401; the demo's OpenID provider has no icon.
  test.use({ provoked: /status of 401|favicon/ });

  test('leads from sign-up through the mails to a new password, entirely in English', async ({ page }) => {
    const person = newPerson();
    await open(page, '/en');
    await signUp(page, person);
    await expect(page.getByRole('status', { name: 'Notifications' })).toContainText(person.email);
    await expect(accountButton(page)).toContainText('Thu Hà');
    expect(await accountButton(page).textContent()).toMatch(/…$/);

    const verification = await linkInMail(person.email, '/en/auth/verify');
    await page.goto(verification);
    await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
    await page.getByRole('button', { name: 'Confirm the address' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The address is confirmed' })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await page.goto('/en');
    await page.goto(verification);
    await expect(page.getByRole('heading', { level: 1, name: 'The address is confirmed' })).toBeVisible();

    await signOut(page);
    await accountButton(page).click();
    await modal(page).getByRole('button', { name: 'Forgot your password?' }).click();
    await modal(page).getByLabel('Email', { exact: true }).fill(person.email);
    await page.keyboard.press('Enter');
    await expect(modal(page).getByText('Please check your email')).toBeVisible();

    await page.goto(await linkInMail(person.email, '/en/auth/reset-password'));
    await page.getByLabel('New password').fill('Xyz98765');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'The password is changed' })).toBeVisible();
    await expectSignedIn(page);
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(/\/en$/);

    await signOut(page);
    await signIn(page, person);
    await expect(modal(page).getByText('The email address or password is not right.')).toBeVisible();
    await modal(page).getByLabel('Password', { exact: true }).fill('Xyz98765');
    await page.keyboard.press('Enter');
    await expectSignedIn(page);
    await page.reload();
    await expectSignedIn(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('signs in with Google and returns to the same page', async ({ page }) => {
    await open(page, '/rate-table');
    await accountButton(page).click();
    await modal(page).getByRole('link', { name: 'Tiếp tục với Google' }).click();
    await page.locator('button.person').first().click();
    await expect(page).toHaveURL(/\/rate-table(\?.*)?$/);
    await expectSignedIn(page);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('goes to the owner of its address, who proves it with a Google account', async ({ page, browser }) => {
    const owner = newPerson();
    const stranger = await browser.newPage();
    await open(stranger, '/en/rate-table');
    await signUp(stranger, owner);
    await expectSignedIn(stranger);

    await open(page, '/en/rate-table');
    await accountButton(page).click();
    await modal(page).getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel(/^(Tên|Name)$/).fill('Hà Trần');
    await page.getByRole('button', { name: /^(Tiếp tục|Continue)$/ }).click();
    await expect(page).toHaveURL(/\/en\/rate-table(\?.*)?$/);
    await expectSignedIn(page);

    // The stranger loses both the session of this page and the password.
    await stranger.evaluate(() => window.__GVG_SHELL_V1__?.session.reload().catch(() => undefined));
    const reloaded = stranger.waitForEvent('load');
    await stranger
      .getByRole('dialog', { name: 'Your session has expired' })
      .getByRole('button', { name: 'Reload the page' })
      .click();
    await reloaded;
    await expectGuest(stranger);
    await signIn(stranger, owner);
    await expect(modal(stranger).getByText('The email address or password is not right.')).toBeVisible();
    await stranger.close();
    await page.reload();
    await expectSignedIn(page);
  });
});

test.describe('tabs', () => {
  test.use({ provoked: /status of 401/ });

  test('sign in and out together, and offer a reload when the session cannot continue', async ({ page, context }) => {
    const other = await context.newPage();
    await open(page, '/');
    await open(other, '/rate-table');
    await signUp(page, newPerson());
    await expectSignedIn(page);
    await expectSignedIn(other);
    await signOut(other);
    await expectGuest(page);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('_TOKEN')))).toEqual([]);

    await signUp(page, newPerson());
    await expectSignedIn(other);
    // Both tabs see the tokens change. The dialog is shown in the one that is rejected first; all calls of the other one wait.
    const expired = page.getByRole('dialog', { name: 'Phiên làm việc đã hết hạn' });
    await other.route('**/v1/**', async (route) => {
      await expired.waitFor();
      await route.fallback();
    });
    // Simulates tokens that another browser has used up.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.endsWith('_ACCESS_TOKEN'))
          localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace(/.{10}$/, 'AAAAAAAAAA'));
        if (key.endsWith('_REFRESH_TOKEN')) localStorage.setItem(key, 'x'.repeat(43));
      }
      window.__GVG_SHELL_V1__?.session.reload().catch(() => undefined);
    });
    const reloaded = page.waitForEvent('load');
    await expect(expired).toBeVisible();
    await expectGuest(other);
    await expired.getByRole('button', { name: 'Tải lại trang' }).click();
    await reloaded;
    await expectGuest(page);
  });
});

test('a guest makes no call that needs a token, and the account button causes no layout shift', async ({ page }) => {
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  await page.goto('/');
  const before = await accountButton(page).boundingBox();
  await ready(page);
  await page.waitForLoadState('networkidle');
  expect(
    sent
      .filter(
        (request) =>
          request.headers()['authorization'] !== undefined || /\/v1\/(users|auth\/(?!session))/.test(request.url()),
      )
      .map((request) => request.url()),
  ).toEqual([]);
  expect(
    sent.filter((request) => /later-(account|session|forms)/.test(request.url())).map((request) => request.url()),
  ).toEqual([]);
  await signUp(page, newPerson());
  await expectSignedIn(page);
  expect(await accountButton(page).boundingBox()).toEqual(before);
});

test('every account function works by keyboard only', async ({ page }) => {
  const person = newPerson();
  await open(page, '/rate-table');
  await accountButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(modal(page).getByLabel('Email', { exact: true })).toBeFocused();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await expect(accountButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await modal(page).getByRole('button', { name: 'Tạo tài khoản' }).focus();
  await page.keyboard.press('Enter');
  await expect(modal(page).getByLabel('Tên hiển thị')).toBeFocused();
  await page.keyboard.type(person.displayName);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expectSignedIn(page);
  await expect(accountButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Thông tin tài khoản' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Thông tin tài khoản' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(accountButton(page)).toBeFocused();
});

test.describe('accessibility', () => {
  test.use({ provoked: /status of 401/ });

  for (const prefix of ['', '/en']) {
    test(`axe finds no violation in the modal and on the account pages (${prefix === '' ? 'vi' : 'en'})`, async ({
      page,
    }) => {
      await open(page, `${prefix}/rate-table`);
      for (const mode of ['login', 'register', 'forgot'] as const) {
        await page.evaluate((chosen) => void window.__GVG_SHELL_V1__?.session.signIn(chosen), mode);
        await modal(page).locator('button[type=submit]').click();
        await modal(page).locator('input[aria-invalid=true]').first().waitFor();
        expect(await violationsInBothSchemes(page), mode).toEqual([]);
        await page.evaluate(() => document.documentElement.removeAttribute('data-color-scheme'));
        await page.keyboard.press('Escape');
        await expect(modal(page)).toHaveCount(0);
      }
      // The modal removes its history entry in a later task, which would cancel the next navigation.
      await expectNoHistoryLayers(page);
      for (const path of ['/auth', '/auth/verify', `/auth/reset-password#code=${'x'.repeat(30)}`]) {
        await open(page, prefix + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        expect(await violationsInBothSchemes(page), path).toEqual([]);
      }
    });
  }
});

test.describe('when its code cannot be loaded', () => {
  test.use({ provoked: /net::ERR|Loading chunk/ });

  /** The entire account code, then one of the modules that the page shares with remotes. */
  for (const code of ['later-', 'later-forms']) {
    test(`the account button shows an error, and opens sign-in once the code can be loaded (${code})`, async ({
      page,
    }) => {
      await open(page, '/rate-table');
      const address = new RegExp(`/shell/${code}[^/]*[.]js$`);
      await page.route(address, (route) => route.abort('internetdisconnected'));
      await accountButton(page).click();
      await expect(page.getByText('Kết nối tới phần này đang gián đoạn')).toBeVisible();
      await expect(modal(page)).toHaveCount(0);
      await page.unroute(address);
      await signUp(page, newPerson());
      await expectSignedIn(page);
    });
  }
});
