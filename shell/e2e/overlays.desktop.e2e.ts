import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ToastKind } from '@gvg/contracts/composition/shell-api';
import { expect, test } from '@gvg/testing/page-test';

async function open(page: Page) {
  await page.goto('/rate-table');
  await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
}

const toast = (page: Page, kind: ToastKind, text: string) =>
  page.evaluate((options) => window.__GVG_SHELL_V1__?.toast(options), { kind, text });
const toasts = (page: Page) => page.getByRole('status', { name: 'Thông báo' }).getByRole('listitem');

test.describe('with a simulated clock', () => {
  // Moving the clock by an hour makes a pending call time out.
  test.use({ provoked: /The guest session could not be started/ });

  for (const [kind, time] of [
    ['success', 2_000],
    ['error', 2_000],
    ['info', 5_000],
    ['message', 5_000],
    ['plain', 4_000],
  ] as const) {
    test(`closes a toast of kind ${kind} after ${time} ms`, async ({ page }) => {
      await page.clock.install();
      await open(page);
      await toast(page, kind, 'đã lưu');
      await expect(toasts(page)).toHaveCount(1);
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await expect(toasts(page)).toHaveCount(0);
      await toast(page, kind, 'đã lưu');
      await page.clock.runFor(50);
      await expect(toasts(page)).toHaveCount(1);
      await page.clock.runFor(time - 100);
      await expect(toasts(page)).toHaveCount(1);
      await page.clock.runFor(100);
      await expect(toasts(page)).toHaveCount(0);
    });
  }
});

test('shows at most five toasts, 440 px wide at the bottom right, and gives an error a title', async ({ page }) => {
  await open(page);
  for (let index = 1; index <= 6; index += 1) await toast(page, 'plain', `tin ${index}`);
  await expect(toasts(page)).toHaveCount(5);
  await expect(toasts(page).first()).toContainText('tin 2');
  const box = await page.getByRole('status', { name: 'Thông báo' }).getByRole('list').boundingBox();
  expect(box?.width).toBe(440);
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBeGreaterThan(1280 - 40);
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(900 - 16);
  await toast(page, 'error', 'hỏng');
  await expect(toasts(page).last()).toContainText('Không thành công');
});

test('shows title and message of an error code, and offers home and close', async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.__GVG_SHELL_V1__?.showError('PRODUCT_WAS_DELETED'));
  const modal = page.getByRole('dialog', { name: 'Có lỗi xảy ra' });
  await expect(modal).toContainText('Sản phẩm này không còn bán.');
  await modal.locator('p ~ div, div').getByRole('button', { name: 'Đóng' }).last().click();
  await expect(modal).toBeHidden();
  await page.evaluate(() => window.__GVG_SHELL_V1__?.showError('GENERAL_ERROR', 'Chưa gửi được'));
  await page.getByRole('dialog', { name: 'Chưa gửi được' }).getByRole('link', { name: 'Về trang chủ' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('offers a reload when the session has expired', async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.__GVG_SHELL_V1__?.showError('INVALID_PERMISSION'));
  const reloaded = page.waitForEvent('load');
  await page
    .getByRole('dialog', { name: 'Phiên làm việc đã hết hạn' })
    .getByRole('button', { name: 'Tải lại trang' })
    .click();
  await reloaded;
});

test('shows the QR code at 248 px and saves it as a PNG', async ({ page }) => {
  await open(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Phóng to mã QR' }).click();
  const modal = page.getByRole('dialog', { name: 'Mã QR của cửa hàng' });
  const code = modal.getByRole('img');
  await expect(code).toBeVisible();
  expect(await code.evaluate((image) => [getComputedStyle(image).width, getComputedStyle(image).height])).toEqual([
    '248px',
    '248px',
  ]);
  const download = page.waitForEvent('download');
  await modal.getByRole('button', { name: 'Lưu ảnh mã QR' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/[.]png$/);
  const bytes = readFileSync(await saved.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
});

test('steps through the images of the viewer by button and arrow key', async ({ page }) => {
  await open(page);
  await page.evaluate(() =>
    window.__GVG_SHELL_V1__?.showImages(
      [1, 2, 3].map((index) => ({ url: '/shell/qr.svg', alt: `ảnh ${index}` })),
      1,
    ),
  );
  const viewer = page.getByRole('dialog', { name: 'Xem ảnh' });
  await expect(viewer.getByRole('img', { name: 'ảnh 2' })).toBeVisible();
  await viewer.getByRole('button', { name: 'Ảnh sau' }).click();
  await expect(viewer.getByRole('img', { name: 'ảnh 3' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('img', { name: 'ảnh 1' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toContainText('Ảnh 3 trên 3');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('shows the back-to-top button beyond 200 px and scrolls to the top', async ({ page }) => {
  await page.goto('/search');
  await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
  const up = page.getByRole('button', { name: 'Lên đầu trang' });
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await expect(up).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 201, behavior: 'instant' }));
  await expect(up).toBeVisible();
  await up.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
