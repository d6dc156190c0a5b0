import { randomUUID } from 'node:crypto';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, newStaffMember, startSignedIn } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/en/staff/index.ts';
import { askForQuote, orderQuote } from './support/order-journey.ts';

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

test('two of staff on one order see each other’s changes at once, and lose nothing', async ({ page, browser }) => {
  const [admin, other] = [await firstAdmin(), await newStaffMember()];
  await startSignedIn(page, admin);
  const { buyer, quote } = await askForQuote(`Teapot ${randomUUID().slice(0, 8)}`);
  const answer = {
    lines: [
      { line: quote.lines[0]?._id, price: 200_000, weightGrams: 900, fee: 10_000, categoryType: 'PACKAGED_FOOD' },
    ],
  };
  await admin.call('PUT', `/v1/quotes/${quote._id}/answer`, { ...answer, note: '', revision: quote.revision });
  const { code, totals } = await orderQuote(buyer, quote._id);

  const secondContext = await browser.newContext();
  await startSignedIn(secondContext, other);
  const second = await secondContext.newPage();
  await page.goto(`/en/admin/orders/${code}`);
  await page.getByRole('button', { name: texts.moves.CANCEL }).click();
  const cancelling = page.getByRole('dialog');
  await cancelling.getByRole('textbox').fill('sold out at the shop');
  await admin.call('POST', '/v1/payments', {
    account: '1234567890',
    amount: totals.due,
    bankReference: randomUUID(),
    receivedAt: new Date().toISOString(),
    content: code,
  });
  await second.goto(`/en/admin/orders/${code}`);
  await second.getByRole('button', { name: texts.order.bought }).click();
  await second.getByRole('dialog').getByRole('button', { name: texts.order.bought }).click();
  await expect(second.getByLabel(texts.weigh.weight)).toBeVisible();
  // What the other has done is on this page, behind the dialog that keeps its text.
  await expect(page.getByLabel(texts.weigh.weight)).toBeAttached();
  await expect(cancelling.getByRole('textbox')).toHaveValue('sold out at the shop');
  await page.keyboard.press('Escape');

  // The other's list marks what is changed here.
  await second.goto('/en/admin/orders');
  const row = second.getByRole('row', { name: new RegExp(code) });
  await expect(row).toBeVisible();
  await expect(row.getByText(texts.list.changed)).toHaveCount(0);
  await page.getByRole('button', { name: texts.moves.CANCEL }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.moves.CANCEL }).click();
  await expect(row).toContainText(texts.orders.status.CANCELLED);
  await expect(row.getByText(texts.list.changed)).toBeAttached();
  await secondContext.close();
});
