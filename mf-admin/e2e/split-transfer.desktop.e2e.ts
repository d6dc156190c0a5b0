import { randomUUID } from 'node:crypto';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import { formatMoney } from '@gvg/contracts/values/money';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import type { SitePerson } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/en/staff/index.ts';
import { askForQuote, orderQuote } from './support/order-journey.ts';
import { savedCsv } from './support/saved-csv.ts';

const { exports, payments } = texts;

/** An order of one thing at this price, which waits for its deposit. */
async function orderOf(
  price: number,
  staff: SitePerson,
  known?: SitePerson,
): Promise<{ buyer: SitePerson; order: Order }> {
  const { buyer, quote } = await askForQuote(`Ceramic vase ${randomUUID().slice(0, 8)}`, known);
  const lines = quote.lines.map(({ _id }) => ({ line: _id, price, weightGrams: 900, categoryType: 'PACKAGED_FOOD' }));
  await staff.call('PUT', `/v1/quotes/${quote._id}/answer`, { lines });
  return { buyer, order: await orderQuote(buyer, quote._id) };
}

test('a transfer is split over two orders, and the month is saved for the bookkeeper', async ({ page }) => {
  const admin = await firstAdmin();
  const { buyer, order: small } = await orderOf(200_000, admin);
  const { order: large } = await orderOf(500_000, admin, buyer);
  const amount = small.totals.due + large.totals.due + 15_000;
  const reference = `FT${randomUUID().slice(0, 8)}`.toUpperCase();
  const { _id } = await admin.call<Payment>('POST', '/v1/payments', {
    account: '1234567890',
    amount,
    bankReference: reference,
    receivedAt: new Date().toISOString(),
    content: '=2 don cua Lan',
  });

  await startSignedIn(page, admin);
  await page.goto(`/en/admin/payments?status=ALL&payment=${_id}`);
  await page.getByLabel(payments.orderCode).fill(large.code);
  await page.getByRole('button', { name: payments.splitOpen }).click();
  const title = payments.splitTitle.replace('{{amount}}', formatMoney(amount));
  const dialog = page.getByRole('dialog', { name: title });
  const partOf = ({ code }: Order) => dialog.getByLabel(payments.splitPart.replace('{{code}}', code));
  await expect(partOf(small)).toHaveValue(String(small.totals.due));
  await expect(partOf(large)).toHaveValue(String(large.totals.due));
  await expect(dialog.getByText(payments.splitRest.replace('{{amount}}', formatMoney(15_000)))).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: payments.split, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  for (const { code } of [small, large]) {
    await expect(page.getByRole('link', { name: code, exact: true })).toBeVisible();
    expect(await admin.call<Order>('GET', `/v1/orders/${code}`)).toMatchObject({ status: 'PURCHASING' });
  }

  await page.getByRole('button', { name: exports.open }).click();
  const exporting = page.getByRole('dialog', { name: exports.payments });
  expect(await violationsInBothSchemes(page)).toEqual([]);
  const transfers = await savedCsv(page, exporting.getByRole('button', { name: exports.save }), ',');
  expect(transfers.find((row) => row['reference'] === reference)).toMatchObject({
    content: "'=2 don cua Lan",
    amount: String(amount),
    in_orders: String(amount - 15_000),
    returned: '0',
    unallocated: '15000',
    orders: `${small.code} ${large.code}`,
  });
  await expect(exporting).toHaveCount(0);

  await page.getByRole('button', { name: exports.open }).click();
  await exporting.getByLabel(exports.ledger).check();
  await exporting.getByLabel(exports.separator).selectOption({ label: exports.separators.SEMICOLON });
  const entries = await savedCsv(page, exporting.getByRole('button', { name: exports.save }), ';');
  for (const { code, totals } of [small, large])
    expect(entries.filter((row) => row['order'] === code && row['kind'] === 'PAYMENT')).toMatchObject([
      { paid: String(totals.due), reference, charged: '' },
    ]);
});
