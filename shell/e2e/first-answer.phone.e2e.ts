import type { Page } from '@playwright/test';
import { slugWithId } from '@gvg/contracts/values/slug';
import { expect, test } from '@gvg/testing/page-test';
import { holdScripts } from './support/hold.ts';

const whenReady = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('gvg-mf-storefront-ready').length > 0);
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Mở menu' });

test('opens and closes the menu before and after scripts have loaded', async ({ page }) => {
  const loadScripts = await holdScripts(page);
  await page.goto('/search', { waitUntil: 'commit' });
  await menuButton(page).tap();
  await expect(menu(page)).toBeVisible();
  await menu(page).getByRole('button', { name: 'Đóng' }).tap();
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await menuButton(page).tap();
  loadScripts();
  await whenReady(page);
  await expect(menu(page)).toBeVisible();
  await menu(page).getByRole('link', { name: 'Bảng giá cước' }).tap();
  await expect(page).toHaveURL(/\/rate-table$/);
  await expect(menu(page)).toBeHidden();
});

test('replays a tap on the chat, whose button is hydrated last', async ({ page }) => {
  const loadScripts = await holdScripts(page);
  await page.goto('/search', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Chat với cửa hàng' }).tap();
  loadScripts();
  await expect(page.getByRole('dialog', { name: 'Trò chuyện với shop' })).toBeVisible();
});

/**
 * Returns the path of an available product once its server has rendered it: a busy server sends a skeleton, whose buttons come with the
 * scripts.
 */
async function productPath(page: Page): Promise<string> {
  const { docs } = (await (await page.request.get('/v1/products?limit=1&inStock=true')).json()) as {
    docs: { _id: string; name: { vi: string } }[];
  };
  const path = `/product/${slugWithId(docs[0]?.name.vi ?? '', docs[0]?._id ?? '')}`;
  await expect(async () => expect(await (await page.request.get(path)).text()).toMatch(/data-ssr="/)).toPass();
  return path;
}

const addToCart = (page: Page) => page.getByRole('button', { name: 'Thêm vào giỏ', exact: true }).first();
const cartIcon = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Giỏ hàng' });

test('counts a product put into the cart before scripts have loaded', async ({ page }) => {
  const path = await productPath(page);
  const loadScripts = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await addToCart(page).tap();
  loadScripts();
  await expect(cartIcon(page)).toContainText('1 món');
});

test('opens the filters of a list before scripts have loaded, and applies the filter chosen there', async ({
  page,
}) => {
  const loadScripts = await holdScripts(page);
  await page.goto('/search', { waitUntil: 'commit' });
  const sheet = page.getByRole('dialog', { name: 'Bộ lọc' });
  await page.getByRole('button', { name: 'Bộ lọc' }).tap();
  await sheet.getByRole('checkbox', { name: 'Chỉ hàng còn sẵn' }).tap();
  expect(new URL(page.url()).search).toBe('');
  loadScripts();
  await expect(page).toHaveURL(/\?inStock=true$/);
  await expect(sheet.getByRole('checkbox', { name: 'Chỉ hàng còn sẵn' })).toBeChecked();
  await expect(sheet.getByRole('radio', { name: /\d+ sản phẩm$/ }).first()).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
});

test('validates input typed before scripts have loaded', async ({ page }) => {
  const loadScripts = await holdScripts(page);
  await page.goto('/rate-table', { waitUntil: 'commit' });
  const weight = page.getByLabel('Cân nặng (kg)');
  await weight.fill('0');
  await expect(weight).toHaveAttribute('aria-invalid', 'false');
  loadScripts();
  await expect(weight).toHaveAttribute('aria-invalid', 'true');
  await expect(weight).toHaveValue('0');
  await expect(weight).toBeFocused();
});

test.describe('in a browser whose country is known', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

  test('keeps its scroll position from before scripts have loaded, even when the destination is added to its URL', async ({
    page,
  }) => {
    const loadScripts = await holdScripts(page);
    await page.goto('/rate-table', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    loadScripts();
    await expect(page).toHaveURL(/[?]country=/);
    await whenReady(page);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  });
});

test('responds to the first tap on a section that is not hydrated yet, in place and without layout shift', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    // The browser is never idle, so only use hydrates the rest.
    Object.assign(window, { shifts, requestIdleCallback: () => 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await whenReady(page);
  await page.evaluate(() => Object.assign(window, { stillThisDocument: true }));
  const card = page.locator('#products-in-day').getByRole('link').last();
  await card.scrollIntoViewIfNeeded();
  expect(
    await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    ),
  ).toBeLessThanOrEqual(0.02);
  await card.tap();
  await expect(page).not.toHaveURL(/\/$/);
  expect(await page.evaluate(() => 'stillThisDocument' in window)).toBe(true);
});
