import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumArguments, headlessChromiumPath } from '@gvg/testing/chromium';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/vi/staff/index.ts';
import { paidOrder } from './support/paid-order.ts';
import { photographLabel } from './support/photograph-label.ts';

/** What the browser's camera shows, read when it is opened; of this worker alone. */
const picture = path.join(tmpdir(), `gvg-camera-${process.pid}.mjpeg`);

test.use({
  launchOptions: {
    executablePath: headlessChromiumPath(),
    args: [
      ...chromiumArguments,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${picture}`,
    ],
  },
});
test.afterAll(() => rm(picture, { force: true }));

test('camera of a browser without a detector reads the label of an order, which opens', async ({ page }) => {
  const staff = await firstAdmin();
  const { order } = await paidOrder(['Wicker basket']);
  await startSignedIn(page, staff);
  await photographLabel(page, order.code, picture);
  // Where chromium has one.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'));
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: texts.scan.open }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.code);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('camera that sees no code shows what it sees', async ({ page }) => {
  await startSignedIn(page, await firstAdmin());
  await page.goto('/admin/dashboard');
  await page.screenshot({ path: picture, type: 'jpeg', clip: { x: 0, y: 0, width: 320, height: 240 }, scale: 'css' });
  await page.getByRole('button', { name: texts.scan.open }).click();
  const dialog = page.getByRole('dialog', { name: texts.scan.title });
  await expect(dialog.getByText(texts.scan.hint)).toBeVisible();
  await expect
    .poll(() => dialog.getByLabel(texts.scan.picture).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(1);
  expect(await violationsInBothSchemes(page)).toEqual([]);
});
