import { randomUUID } from 'node:crypto';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/en/staff/index.ts';
import { pointer } from './support/hands.ts';
import { newName } from './support/new-product.ts';
import { paidOrder } from './support/paid-order.ts';
import { pixelPicture } from './support/pixel-picture.ts';
import { scanCode } from './support/scan-code.ts';
import { scrollsSideways } from './support/scrolls-sideways.ts';
import { shipParcel } from './support/ship-parcel.ts';

// The line is lost on purpose.
test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ });

test('a parcel is scanned, weighed with its photo and packed while the line is lost, its customer answered, and sent', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const staff = await firstAdmin();
  const goods = newName('Wicker lamp');
  const { buyer, order } = await paidOrder([goods]);
  const { code } = order;
  const [line] = order.lines;
  await staff.call('PUT', `/v1/purchases/${code}/${line?._id}`, {
    status: 'BOUGHT',
    seller: { tracking: `GHN${code}` },
  });
  await staff.call('PUT', `/v1/orders/${code}/lines/${line?._id}/status`, { status: 'READY' });
  const question = `Has ${code} arrived?`;
  await buyer.call('POST', '/v1/messages/send-message', { content: { text: question }, clientId: randomUUID() });

  await startSignedIn(page, staff);
  await page.goto('/en/admin/dashboard');
  await expect(page.getByRole('region', { name: texts.dashboard.toWeigh })).toBeVisible();
  await scanCode(page, code);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(code);
  await page.getByLabel(texts.weigh.weight).fill('1200');
  await page.getByLabel(texts.weigh.photo).setInputFiles(pixelPicture('scale.png'));
  await expect(page.getByAltText(texts.weigh.photoTaken)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: texts.weigh.submit }).click();
  await expect(
    page.getByText('Offline: 1,200 g and the photo of the scale wait and are sent once you are back.'),
  ).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: texts.weigh.submitAgain })).toBeVisible();
  await expect(page.getByText(/^Offline/)).toHaveCount(0);
  const { totals, shipping, photos } = await staff.call<Order>('GET', `/v1/orders/${code}`);
  expect(shipping.actualGrams).toBe(1_200);
  expect(photos.map(({ kind }) => kind)).toEqual(['SCALE']);
  await staff.call('POST', '/v1/payments', {
    account: '1234567890',
    amount: totals.due,
    bankReference: randomUUID(),
    receivedAt: new Date().toISOString(),
    content: code,
  });

  const packing = page.getByRole('region', { name: texts.packing.title });
  await expect(packing.getByText('0 of 1 pieces are in')).toBeVisible();
  await scanCode(page, `NOT-${code}`);
  await expect(packing.getByRole('alert')).toContainText(`NOT-${code}`);
  await context.setOffline(true);
  await packing.getByRole('checkbox', { name: goods }).check();
  await expect(packing.getByText('Offline: one tick waits and is sent once you are back.')).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await context.setOffline(false);
  await expect(packing.getByText('1 of 1 pieces are in')).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  const { work } = await staff.call<Order>('GET', `/v1/orders/${code}`);
  expect(work?.packing?.lines).toEqual([{ line: line?._id, amount: 1 }]);

  await page.getByRole('link', { name: texts.order.chat }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText(question)).toBeVisible();
  const answer = `${code} leaves today`;
  await page.getByRole('textbox', { name: 'Message' }).fill(answer);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messages.getByText(answer)).toBeVisible();

  await page.goBack();
  await shipParcel(page, pointer);
});
