import { randomUUID } from 'node:crypto';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import { eventually } from '@gvg/testing/eventually';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, newCustomer, startSignedIn } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/en/staff/index.ts';
import { readAudit } from './support/audit.ts';
import { pointer } from './support/hands.ts';
import { newProduct } from './support/new-product.ts';
import { placeQuotedOrder } from './support/order-journey.ts';

const { amend } = texts.order;

test('staff proposes more pieces, a product and another address, the customer agrees and the due rises', async ({
  page,
  browser,
}) => {
  const [admin, buyer] = await Promise.all([firstAdmin(), newCustomer('Lan')]);
  const name = `Lamp ${randomUUID().slice(0, 8)}`;
  const placed = await placeQuotedOrder(admin, name, buyer);
  const product = await newProduct(admin, { sku: `MR-${randomUUID().slice(0, 8)}` });
  // Instances of catalogue find it once its event has reached them.
  await eventually(async () =>
    expect(await admin.call('GET', `/v1/products?name=${product.sku}`)).toMatchObject({ docs: [{ _id: product._id }] }),
  );
  const stored = () => buyer.call<Order>('GET', `/v1/orders/${placed.code}`);
  const before = await stored();

  await startSignedIn(page, admin);
  await page.goto(`/en/admin/orders/${placed.code}`);
  await page.getByRole('button', { name: amend.open }).click();
  const dialog = page.getByRole('dialog', { name: `Change order ${placed.code}` });
  await dialog.getByRole('button', { name: `More of ${name}` }).click();
  await dialog.getByRole('button', { name: amend.add.open }).click();
  await dialog.getByRole('combobox', { name: texts.productSearch.search }).fill(product.sku ?? '');
  await expect(dialog.getByRole('option', { name: product.name.en })).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: `More of ${product.name.en}` }).click();
  await dialog.getByLabel(amend.recipient).check();
  await dialog.getByLabel('Street, number, building').fill('4-5-6 Umeda');
  await expect(dialog.getByText(amend.outcome.PROPOSED)).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: amend.propose }).click();
  await expect(page.getByText(`${name}: 1 → 2`)).toBeVisible();
  await expect(page.getByText(`New: ${product.name.en}, 2 × 58,000đ`)).toBeVisible();
  expect(await stored()).toMatchObject({ totals: { due: before.totals.due }, lines: [{ amount: 1 }] });

  const context = await browser.newContext();
  const customerPage = await context.newPage();
  await startSignedIn(customerPage, buyer);
  await customerPage.goto(`/en/order/${placed.code}`);
  const question = customerPage.getByRole('region', { name: 'The shop proposes a change of this order' });
  await expect(question.getByText('4-5-6 Umeda')).toBeVisible();
  await expect(question.getByRole('list', { name: 'Items that are added' })).toContainText(`New: ${product.name.en}`);
  expect(await violationsInBothSchemes(customerPage)).toEqual([]);
  await question.getByRole('button', { name: 'Agree to the change' }).click();
  await expect(question).toHaveCount(0);
  await context.close();

  expect(await stored()).toMatchObject({
    recipient: { line: '4-5-6 Umeda' },
    lines: [{ amount: 2 }, { product: product._id, amount: 2, status: 'READY' }],
    totals: { due: 2 * before.totals.due + 2 * product.price },
  });
  expect(await admin.call<Product>('GET', `/v1/products/${product._id}`)).toMatchObject({ stock: product.stock - 2 });
  // Staff's page is updated by its socket.
  await expect(page.getByText(/^The customer agreed to the change/)).toBeVisible();
  const { order: actions } = texts.audit.actions;
  await readAudit(page, pointer, {
    staff: admin,
    subject: before._id,
    changes: [
      [actions['accept-change'], `lines › #2 ${product.name.vi} › amount – 2`],
      [actions['propose-change'], `proposed change › added › #1 ${product.name.vi} › amount – 2`],
    ],
  });
});
