import { randomUUID } from 'node:crypto';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/en/staff/index.ts';
import { askForQuote, orderQuote } from './support/order-journey.ts';

/** The smallest picture. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a quote is answered, its order paid, weighed and shipped', async ({ page }) => {
  const admin = await firstAdmin();
  await startSignedIn(page, admin);
  const name = `Ceramic vase ${randomUUID().slice(0, 8)}`;
  const { buyer, quote } = await askForQuote(name);

  await page.goto(`/en/admin/quotes/${quote._id}`);
  const submit = page.getByRole('button', { name: 'Send version 1 to the customer' });
  await submit.click();
  await expect(page.getByText(texts.quote.wrong.price)).toBeVisible();
  await page.getByLabel(texts.quote.price).fill('690,000');
  await page.getByLabel(texts.quote.weight).fill('1,460');
  await page.getByLabel(texts.quote.category, { exact: true }).selectOption('PACKAGED_FOOD');
  await expect(page.getByText('At the door in Japan')).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('data-color-scheme'));
  await submit.click();
  await expect(page.getByRole('button', { name: 'Send version 2 to the customer' })).toBeVisible();

  const { code, totals } = await orderQuote(buyer, quote._id);
  await page.goto('/en/admin/payments');
  await page.getByRole('button', { name: texts.payments.record }).click();
  const recording = page.getByRole('dialog');
  await recording.getByLabel(texts.payments.amount).fill(String(totals.due));
  await recording.getByLabel(texts.payments.fields.reference).fill(randomUUID());
  await recording.getByLabel(texts.payments.fields.content).fill(`MBVCB ${code} tien hang`);
  await recording.getByRole('button', { name: texts.payments.record }).click();
  await expect(page.getByRole('link', { name: code, exact: true })).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('data-color-scheme'));
  await page.getByRole('link', { name: code, exact: true }).click();

  await page.getByRole('button', { name: texts.order.bought }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.order.bought }).click();
  await page.getByLabel(texts.weigh.weight).fill('1520');
  await page.getByLabel(texts.weigh.photo).setInputFiles({ name: 'scale.png', mimeType: 'image/png', buffer: pixel });
  await expect(page.getByAltText(texts.weigh.photoTaken)).toBeVisible();
  await page.getByRole('button', { name: texts.weigh.submit }).click();
  await expect(page.getByRole('button', { name: texts.weigh.submitAgain })).toBeVisible();
  await expect(page.getByText(texts.moves.reason.NOT_PACKED)).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('data-color-scheme'));

  const { totals: weighed, photos } = await admin.call<Order>('GET', `/v1/orders/${code}`);
  expect(photos).toMatchObject([{ kind: 'SCALE' }]);
  await admin.call('POST', '/v1/payments', {
    account: '1234567890',
    amount: weighed.due,
    bankReference: randomUUID(),
    receivedAt: new Date().toISOString(),
    content: code,
  });
  // The page hears of it by its socket.
  await page.getByRole('button', { name: texts.moves.SHIP }).click();
  const shipping = page.getByRole('dialog');
  await shipping.getByLabel(texts.moves.carrier).fill('EMS');
  await shipping.getByLabel(texts.moves.trackingCode).fill('EE123456789VN');
  await shipping.getByRole('button', { name: texts.moves.SHIP }).click();
  await expect(page.getByText('EMS EE123456789VN')).toBeVisible();
  expect(await admin.call<Order>('GET', `/v1/orders/${code}`)).toMatchObject({
    status: 'SHIPPED',
    shipping: { carrier: 'EMS', trackingCode: 'EE123456789VN', actualGrams: 1_520 },
  });
});

test('list of orders keeps its filters over reload and Back, and is used by keyboard alone', async ({ page }) => {
  await startSignedIn(page, await firstAdmin());
  await page.goto('/en/admin/orders');
  await page.getByRole('button', { name: /^At the warehouse/ }).press('Enter');
  await page.getByRole('button', { name: texts.orders.columns.createdAt }).press('Enter');
  await expect(page).toHaveURL(/\?status=AT_WAREHOUSE&sort=-createdAt$/);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: texts.orders.columns.createdAt })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const first = page.getByRole('rowheader').getByRole('link').first();
  const code = (await first.textContent()) ?? '';
  await first.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?status=AT_WAREHOUSE&sort=-createdAt$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?status=AT_WAREHOUSE$/);
  expect(await violationsInBothSchemes(page)).toEqual([]);
});
