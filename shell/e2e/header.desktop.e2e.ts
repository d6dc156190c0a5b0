import type { Page } from '@playwright/test';
import { expect, test } from '@gvg/testing/page-test';
import { untilIdle } from '@gvg/testing/until-idle';

const height = (page: Page) =>
  page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().height));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const waitForShell = (page: Page) => page.waitForFunction(() => '__GVG_SHELL_V1__' in window);

for (const { name, viewport, full } of [
  { name: 'desktop', viewport: { width: 1280, height: 900 }, full: 170 },
  { name: 'tablet', viewport: { width: 600, height: 900 }, full: 170 },
  { name: 'phone', viewport: { width: 599, height: 900 }, full: 157 },
]) {
  test.describe(name, () => {
    test.use({ viewport });

    test(`renders the header ${full} px high, 48 px once scrolled beyond 10 px, without layout shift`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) shifts.push(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/search');
      await waitForShell(page);
      expect(await height(page)).toBe(full);
      await scrollTo(page, 10);
      expect(await height(page)).toBe(full);
      await scrollTo(page, 11);
      await expect.poll(() => height(page)).toBe(48);
      await scrollTo(page, 400);
      await scrollTo(page, 0);
      await expect.poll(() => height(page)).toBe(full);
      const shifted = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      );
      expect(shifted).toBeLessThanOrEqual(0.02);
    });
  });
}

/** The page keeps scrolling to its fragment while content above it still arrives. */
async function scrollSettles(page: Page): Promise<void> {
  const place = () => page.evaluate(() => `${scrollY} of ${document.body.scrollHeight}`);
  await expect
    .poll(async () => {
      const before = await place();
      await untilIdle(page);
      return before === (await place());
    })
    .toBe(true);
}

test.describe('links within a page', () => {
  // A smooth scroll still in progress would undo the test's own scrolling.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('scroll from the top bar to the footer and to the contact details', async ({ page }) => {
    await page.goto('/search');
    await waitForShell(page);
    await page.getByRole('banner').getByRole('link', { name: 'Trợ giúp' }).click();
    await expect(page.locator('#footer')).toBeInViewport();
    await scrollTo(page, 0);
    await page.getByRole('banner').getByRole('link', { name: 'Liên hệ' }).click();
    await expect(page.locator('#contact')).toBeInViewport();
    await expect(page.locator('#contact')).toBeFocused();
  });

  test('navigate to the home page, the rates and the best sellers without a reload', async ({ page }) => {
    await page.goto('/search');
    await waitForShell(page);
    await page.evaluate(() => Object.assign(window, { stillThisDocument: true }));
    const navigation = page.getByRole('navigation', { name: 'Điều hướng chính' });
    await navigation.getByRole('link', { name: 'Bảng giá cước' }).click();
    await expect(page).toHaveURL(/\/rate-table$/);
    await expect(navigation.getByRole('link', { name: 'Bảng giá cước' })).toHaveAttribute('aria-current', 'page');
    await navigation.getByRole('link', { name: 'Bán chạy' }).click();
    await expect(page).toHaveURL(/\/#products-in-day$/);
    await expect(page.locator('#products-in-day')).toBeInViewport();
    await scrollSettles(page);
    await scrollTo(page, 0);
    await navigation.getByRole('link', { name: 'Trang chủ' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => 'stillThisDocument' in window)).toBe(true);
  });
});

test('has content in each slot', async ({ page }) => {
  await page.goto('/');
  for (const slot of ['orders', 'bell', 'cart', 'account'])
    await expect(page.locator(`#gvg-slot-${slot}`)).toBeVisible();
});

test('gives every control of the header a hit area at least 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const small = await page
    .getByRole('banner')
    .locator('a, button')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) && !element.matches('[href="#gvg-content"]'),
        )
        .map((element) => {
          const hitAreaHeight = Number.parseFloat(getComputedStyle(element, '::after').height) || 0;
          return {
            name: element.getAttribute('aria-label') ?? element.textContent,
            height: Math.max(element.getBoundingClientRect().height, hitAreaHeight),
          };
        })
        .filter(({ height: high }) => high < 44),
    );
  expect(small).toEqual([]);
});

test('focuses the skip link first, which moves the focus to the content', async ({ page }) => {
  await page.goto('/search');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Tới phần nội dung' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
