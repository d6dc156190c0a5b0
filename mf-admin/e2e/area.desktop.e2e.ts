import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, newCustomer, startSignedIn } from '@gvg/testing/site-calls';
import { palettes } from '@gvg/ui/palette';
import type { Page } from '@playwright/test';
import { staff } from '../src/locales/en/staff/index.ts';

/** Scripts of this remote that a page requests. */
function adminScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/remotes/mf-admin/')) scripts.push(pathname);
  });
  return scripts;
}

test('no ordinary user’s browser asks for the pages of staff', async ({ page }) => {
  await startSignedIn(page, await newCustomer());
  const scripts = adminScripts(page);
  for (const path of ['/en', '/en/search?keyword=ph', '/en/user/purchase', '/en/user/profile']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts).toEqual([]);
  await page.goto('/en/admin/orders');
  await page.waitForURL('**/en/auth');
  expect(scripts.filter((script) => /staff-|day-chart/.test(script))).toEqual([]);
});

test('dashboard is loaded, and what it shows is read, while the session of an admin is being confirmed', async ({
  page,
}) => {
  await startSignedIn(page, await firstAdmin());
  const confirmed = Promise.withResolvers<void>();
  await page.route('**/v1/users/me', async (route) => {
    await confirmed.promise;
    await route.continue();
  });
  const scripts = adminScripts(page);
  const figures = page.waitForRequest('**/v1/dashboard/cart?*');
  await page.goto('/en/admin/dashboard');
  await figures;
  expect(scripts.some((script) => script.includes('staff-dashboard'))).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: staff.dashboard.title })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  confirmed.resolve();
  await expect(page.getByRole('heading', { level: 2, name: staff.dashboard.newest })).toBeVisible();
});

test('guest is sent to sign in, and an admin then comes to the dashboard', async ({ page }) => {
  const { email, password } = await firstAdmin();
  const document = await page.goto('/en/admin/orders');
  expect(document?.status()).toBe(200);
  await page.waitForURL('**/en/auth');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/en/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: staff.dashboard.title })).toBeVisible();
  await expect(page).toHaveTitle('Admin | Goods Viet Goods');
});

test('dashboard shows what waits and the figures, in the shop’s theme, without a violation', async ({ page }) => {
  await startSignedIn(page, await firstAdmin());
  await page.goto('/en/admin/dashboard');
  for (const name of [staff.dashboard.quotes, staff.dashboard.payments, staff.dashboard.toWeigh, staff.dashboard.rooms])
    await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page.locator('canvas')).toBeVisible();
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page).toHaveURL(/\?days=7$/);
  await page.getByText(staff.dashboard.asTable).click();
  await expect(page.getByRole('group', { name: staff.dashboard.asTable }).getByRole('row')).toHaveCount(8);
  const menu = page.getByRole('complementary');
  const background = () => menu.evaluate((element) => getComputedStyle(element).backgroundColor);
  const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
  expect(await background()).toBe(rgb(palettes.light.card));
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await background()).toBe(rgb(palettes.dark.card));
});

test('bell opens the panel of notifications, and messages have the area’s menu', async ({ page }) => {
  await startSignedIn(page, await firstAdmin());
  await page.goto('/en/admin/orders');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('link', { name: /^Messages/ })
    .first()
    .click();
  await page.waitForURL('**/en/admin/messages');
  const menu = page.getByRole('navigation', { name: 'Back office' });
  await expect(menu.getByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'Quotes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: staff.quotes.title })).toBeVisible();
});
