import { randomUUID } from 'node:crypto';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/en/staff/index.ts';
import { paidOrder } from './support/paid-order.ts';
import { scanCode } from './support/scan-code.ts';

test('scanner opens an order, a parcel on its way and nothing for an unknown code', async ({ page }) => {
  const staff = await firstAdmin();
  const mark = randomUUID().slice(0, 8);
  const { order } = await paidOrder([`Teapot ${mark}`]);
  const [line] = order.lines;
  await staff.call('PUT', `/v1/purchases/${order.code}/${line?._id}`, {
    status: 'BOUGHT',
    seller: { tracking: `GHN ${mark}` },
  });
  await startSignedIn(page, staff);
  await page.goto('/en/admin/products');
  const heading = page.getByRole('heading', { level: 1 });
  // The title stands there before the page can be used.
  await expect(page.getByRole('table', { name: texts.products.title })).toBeVisible();
  await scanCode(page, `NOTHING-${mark}`);
  await expect(page.getByText(`No order, parcel or product has the code NOTHING-${mark}.`)).toBeVisible();
  await scanCode(page, order.code);
  await expect(heading).toContainText(order.code);
  await scanCode(page, `ghn${mark}`);
  await expect(heading).toHaveText(texts.buying.title);
  await expect(page.getByRole('button', { name: `${texts.buying.moves.ARRIVED}: Teapot ${mark}` })).toBeVisible();
});
