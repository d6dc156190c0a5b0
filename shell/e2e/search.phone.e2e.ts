import type { Page } from '@playwright/test';
import { expect, test } from '@gvg/testing/page-test';
import { untilIdle } from '@gvg/testing/until-idle';

const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Tìm sản phẩm' });

async function open(page: Page, path = '/rate-table') {
  await page.goto(path);
  await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
}

test('opens the full-screen search from the field', async ({ page }) => {
  await open(page);
  await field(page).tap();
  const screen = page.getByRole('dialog', { name: 'Tìm sản phẩm' });
  await expect(screen).toBeVisible();
  expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(screen.getByRole('combobox')).toBeFocused();
  await screen.getByRole('combobox').fill('ca phe trung');
  await screen.getByRole('option').first().tap();
  await expect(page).toHaveURL(/\/product\//);
  await expect(screen).toBeHidden();
});

test('opens the full-screen search from the icon of the compact header', async ({ page }) => {
  await open(page, '/search');
  await page.evaluate(() => scrollTo(0, 300));
  await page.getByRole('banner').getByRole('button', { name: 'Tìm kiếm' }).tap();
  await expect(page.getByRole('dialog', { name: 'Tìm sản phẩm' })).toBeVisible();
});

test('opens the full-screen search again after it was closed, and only by tap', async ({ page }) => {
  await open(page);
  const screen = page.getByRole('dialog', { name: 'Tìm sản phẩm' });
  for (let time = 1; time <= 3; time += 1) {
    await field(page).tap();
    await expect(screen).toBeVisible();
    await screen.getByRole('button', { name: 'Đóng' }).tap();
    await expect(screen).toBeHidden();
    await untilIdle(page);
    await expect(screen).toBeHidden();
    await expect(field(page)).toBeFocused();
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await field(page).focus();
  await untilIdle(page);
  await expect(screen).toBeHidden();
});

test('typing into the focused field suggests and opens the results in place', async ({ page }) => {
  await open(page);
  await field(page).focus();
  await page.keyboard.type('tra');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=tra$/);
});
