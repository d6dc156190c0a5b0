import { randomInt } from 'node:crypto';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, newCustomer, startSignedIn } from '@gvg/testing/site-calls';
import type { Page } from '@playwright/test';
import { staff as texts } from '../src/locales/en/staff/index.ts';
import { newName, newProduct } from './support/new-product.ts';
import { paidOrder } from './support/paid-order.ts';
import { scrollsSideways } from './support/scrolls-sideways.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: texts.search.title });
const fieldOf = (page: Page) => page.getByRole('combobox', { name: texts.search.title });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Where the keys work: the list is there. */
async function openProducts(page: Page): Promise<void> {
  await page.goto('/en/admin/products');
  await expect(page.getByRole('table', { name: texts.products.title })).toBeVisible();
}

/** By keys alone: what is found first is opened. */
async function openFirst(page: Page, words: string, found: RegExp): Promise<void> {
  await page.keyboard.press('/');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type(words);
  await expect(dialogOf(page).getByRole('option', { selected: true, name: found })).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toHaveCount(0);
}

test('an order by a telephone number, a product by its SKU and a customer by mail are found by keyboard alone', async ({
  page,
}) => {
  const admin = await firstAdmin();
  const { order } = await paidOrder([newName('Fan')]);
  const number = `9${randomInt(10_000_000, 99_999_999)}`;
  await admin.call('PUT', `/v1/orders/${order.code}/changes`, {
    revision: order.revision,
    recipient: { ...order.recipient, phone: `+84${number}` },
    dryRun: false,
  });
  const sku = `E2E-${randomInt(1_000_000, 9_999_999)}`;
  const product = await newProduct(admin, { sku });
  const customer = await newCustomer('Gia Bảo');
  await startSignedIn(page, admin);
  await openProducts(page);

  await openFirst(page, `0${number.slice(0, 2)} ${number.slice(2, 5)} ${number.slice(5)}`, new RegExp(order.code));
  await expect(heading(page)).toContainText(order.code);
  await openFirst(page, sku.toLowerCase(), new RegExp(sku));
  await expect(page).toHaveURL(new RegExp(`/product/edit\\?id=${product._id}$`));
  await expect(page.getByRole('textbox', { name: texts.product.fields.sku })).toHaveValue(sku);
  await openFirst(page, customer.email, /Gia Bảo/);
  await expect(page).toHaveURL(new RegExp(`/admin/users/${customer.id}$`));
  // Back leads to the page before, and not to the search.
  await page.goBack();
  await expect(page).toHaveURL(/\/product\/edit/);
});

test('search opens by its button, says what it finds, and can be read and used in both schemes', async ({ page }) => {
  await startSignedIn(page, await firstAdmin());
  await openProducts(page);
  await page.getByRole('button', { name: texts.search.title }).click();
  await expect(dialogOf(page).getByText(texts.search.hint)).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await fieldOf(page).fill('banh');
  await expect(dialogOf(page).getByRole('option').first()).toBeVisible();
  await expect(dialogOf(page).getByRole('status')).toContainText('results');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: texts.search.title })).toBeFocused();
});

test('keys are shown by ?, and lead to pages', async ({ page }) => {
  await startSignedIn(page, await firstAdmin());
  await openProducts(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: texts.keys.title })).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await page.keyboard.press('Escape');
  // As people type, and not as scanners do.
  await page.keyboard.press('g', { delay: 150 });
  await page.keyboard.press('o', { delay: 150 });
  await expect(heading(page)).toContainText(texts.orders.title);
});

test.describe('one service is down', () => {
  test.use({ provoked: /503 \(Service Unavailable\)/ });

  test('search shows what the others have found, and asks again', async ({ page }) => {
    await startSignedIn(page, await firstAdmin());
    await openProducts(page);
    await page.route('**/v1/search/cart?*', (route) =>
      route.fulfill({ status: 503, json: { statusCode: 503, message: 'SERVICE_UNAVAILABLE' } }),
    );
    await page.keyboard.press('/');
    await fieldOf(page).fill('banh');
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('group', { name: texts.search.groups.products })).toBeVisible();
    await expect(dialog.getByRole('alert')).toContainText(texts.search.groups.orders);
    await page.unroute('**/v1/search/cart?*');
    await dialog.getByRole('button', { name: texts.search.retry }).click();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });
});
