import type { Page, Request } from '@playwright/test';
import { expect, test } from '@gvg/testing/page-test';
import { holdScripts } from './support/hold.ts';

const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Tìm sản phẩm' });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Gợi ý sản phẩm' }).getByRole('option');
const isSuggestion = (request: Request) => /\/v1\/products\?.*name=/.test(request.url());

async function open(page: Page, path = '/rate-table'): Promise<string[]> {
  const suggestionRequests: string[] = [];
  page.on('request', (request) => {
    if (isSuggestion(request)) suggestionRequests.push(request.url());
  });
  await page.goto(path);
  await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
  return suggestionRequests;
}

test('requests at most 20 suggestions once the text has been stable for 200 ms, in a list at most 500 px high', async ({
  page,
}) => {
  await page.clock.install();
  const suggestionRequests = await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).pressSequentially('ban');
  await page.clock.runFor(150);
  await field(page).press('h');
  await page.clock.runFor(199);
  expect(suggestionRequests).toEqual([]);
  await page.clock.runFor(1);
  const list = page.getByRole('listbox', { name: 'Gợi ý sản phẩm' });
  await page.clock.resume();
  await expect(list.getByRole('option').first()).toBeVisible();
  expect(suggestionRequests).toHaveLength(1);
  expect(new URL(suggestionRequests[0] ?? '').searchParams.get('limit')).toBe('20');
  const products = list.locator('a[href*="/product/"]');
  expect(await products.count()).toBeGreaterThan(0);
  expect(await products.count()).toBeLessThanOrEqual(20);
  const height = await list.evaluate((element) => element.parentElement?.getBoundingClientRect().height ?? 0);
  expect(height).toBeGreaterThan(100);
  expect(height).toBeLessThanOrEqual(500);
  for (const option of (await products.all()).slice(0, 3)) {
    await expect(option.locator('img')).toBeAttached();
    await expect(option).toHaveAttribute('href', /\/product\/.+-[0-9a-f]{24}$/);
  }

  await field(page).fill('');
  await expect(list).toBeHidden();
});

test('selects and opens a suggestion from the keyboard', async ({ page }) => {
  await open(page);
  await field(page).fill('banh trang deo');
  const options = suggestions(page);
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const active = await options.first().getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', active ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/banh-trang/);
  await expect(options.first()).toBeHidden();
});

test('opens the results on Enter and by the icon, and bare /search for an empty field', async ({ page }) => {
  await open(page);
  await field(page).fill('nước mắm');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=n%C6%B0%E1%BB%9Bc\+m%E1%BA%AFm$/);
  await expect(field(page)).toHaveValue('nước mắm');
  await page.getByRole('button', { name: 'Xóa từ khóa' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Tìm kiếm' }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test('clears the keyword before scripts have loaded, and keeps it cleared after', async ({ page }) => {
  const loadScripts = await holdScripts(page);
  await page.goto('/search?keyword=tr%C3%A0', { waitUntil: 'commit' });
  const clear = page.getByRole('banner').getByRole('button', { name: 'Xóa từ khóa' });
  await clear.click();
  await expect(field(page)).toHaveValue('');
  loadScripts();
  await expect(clear).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
  await page.getByRole('banner').getByRole('button', { name: 'Tìm kiếm' }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test('focuses the field on the slash key and closes the suggestions on Escape', async ({ page }) => {
  await open(page);
  // The shortcut works once the header is hydrated.
  await expect(async () => {
    await page.keyboard.press('/');
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  }).toPass();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('tra');
  await expect(suggestions(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestions(page).first()).toBeHidden();
});

test.describe('a failing search', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('shows no suggestions and no error', async ({ page }) => {
    await open(page);
    await page.route(/\/v1\/products\?/, (route) =>
      route.fulfill({ status: 503, json: { statusCode: 503, message: 'SERVICE_UNAVAILABLE' } }),
    );
    const failed = page.waitForResponse((response) => response.status() === 503);
    await field(page).fill('banh');
    await failed;
    await expect(suggestions(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
