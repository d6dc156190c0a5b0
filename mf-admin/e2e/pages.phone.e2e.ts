import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, newStaffMember, startSignedIn } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/vi/staff/index.ts';
import { scrollsSideways } from './support/scrolls-sideways.ts';

test('every page fits a phone, and has no violation', async ({ page }) => {
  const admin = await firstAdmin();
  await startSignedIn(page, admin);
  const [order] = (await admin.call<{ docs: Order[] }>('GET', '/v1/orders?status=AT_WAREHOUSE&limit=1')).docs;
  const [quote] = (await admin.call<{ docs: Quote[] }>('GET', '/v1/quotes?limit=1')).docs;
  for (const [path, heading] of [
    ['/admin/dashboard', texts.dashboard.title],
    ['/admin/orders', texts.orders.title],
    [`/admin/orders/${order?.code}`, order?.code],
    ['/admin/quotes', texts.quotes.title],
    [`/admin/quotes/${quote?._id}`, texts.quotes.title],
    ['/admin/payments', texts.payments.title],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading ?? '' })).toBeVisible();
    expect(await violationsInBothSchemes(page), path).toEqual([]);
    expect(await scrollsSideways(page), path).toBe(false);
    await page.evaluate(() => document.documentElement.removeAttribute('data-color-scheme'));
  }
});

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
