import { expect, test } from '@gvg/testing/page-test';

const darkBackground = 'rgb(16, 23, 20)';

test('stores the dark scheme and applies it before the first paint', async ({ page }) => {
  await page.goto('/search');
  await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
  const dark = page.getByRole('button', { name: 'Giao diện tối' });
  await expect(dark).toHaveAttribute('aria-pressed', 'false');
  await dark.click();
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  const stored = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => /^(PRODUCTION|DEVELOPMENT|STAGING)_COLOR_SCHEME$/.test(key)),
  );
  expect(stored).toEqual([[expect.any(String), 'dark']]);

  await page.route(/\/shell\/.*\.js$/, () => {});
  await page.reload({ waitUntil: 'commit' });
  await page.locator('body').waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(darkBackground);
});

test('uses the light scheme by default, regardless of the system preference', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto('/search');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(251, 248, 243)',
  );
  await context.close();
});
