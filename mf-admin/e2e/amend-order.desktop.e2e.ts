import { randomUUID } from 'node:crypto';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, newCustomer, startSignedIn } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/en/staff/index.ts';
import { readAudit } from './support/audit.ts';
import { pointer } from './support/hands.ts';
import { placeQuotedOrder } from './support/order-journey.ts';

const { amend } = texts.order;

test('staff proposes more pieces and another address, the customer agrees and the due rises', async ({
  page,
  browser,
}) => {
  const [admin, buyer] = await Promise.all([firstAdmin(), newCustomer('Lan')]);
  const name = `Lamp ${randomUUID().slice(0, 8)}`;
  const placed = await placeQuotedOrder(admin, name, buyer);
  const stored = () => buyer.call<Order>('GET', `/v1/orders/${placed.code}`);
  const before = await stored();

  await startSignedIn(page, admin);
  await page.goto(`/en/admin/orders/${placed.code}`);
  await page.getByRole('button', { name: amend.open }).click();
  const dialog = page.getByRole('dialog', { name: `Change order ${placed.code}` });
  await dialog.getByRole('button', { name: `More of ${name}` }).click();
  await dialog.getByLabel(amend.recipient).check();
  await dialog.getByLabel('Street, number, building').fill('4-5-6 Umeda');
  await expect(dialog.getByText(amend.outcome.PROPOSED)).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: amend.propose }).click();
  await expect(page.getByText(`${name}: 1 → 2`)).toBeVisible();
  expect(await stored()).toMatchObject({ totals: { due: before.totals.due }, lines: [{ amount: 1 }] });

  const context = await browser.newContext();
  const customerPage = await context.newPage();
  await startSignedIn(customerPage, buyer);
  await customerPage.goto(`/en/order/${placed.code}`);
  const question = customerPage.getByRole('region', { name: 'The shop proposes a change of this order' });
  await expect(question.getByText('4-5-6 Umeda')).toBeVisible();
  expect(await violationsInBothSchemes(customerPage)).toEqual([]);
  await question.getByRole('button', { name: 'Agree to the change' }).click();
  await expect(question).toHaveCount(0);
  await context.close();

  expect(await stored()).toMatchObject({
    recipient: { line: '4-5-6 Umeda' },
    lines: [{ amount: 2 }],
    totals: { due: 2 * before.totals.due },
  });
  // Staff's page is updated by its socket.
  await expect(page.getByText(/^The customer agreed to the change/)).toBeVisible();
  const { order: actions } = texts.audit.actions;
  await readAudit(page, pointer, {
    staff: admin,
    subject: before._id,
    changes: [
      [actions['accept-change'], 'lines › #1 TO_BUY › amount 1 2'],
      [actions['propose-change'], 'proposed change › lines › #1 › amount – 2'],
    ],
  });
});
