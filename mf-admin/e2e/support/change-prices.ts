import type { Product } from '@gvg/contracts/catalogue/http/products';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { eventually } from '@gvg/testing/eventually';
import { expect } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import type { Page } from '@playwright/test';
import { staff as texts } from '../../src/locales/en/staff/index.ts';
import { changeTimeoutMs } from './change-timeout.ts';
import type { Hands } from './hands.ts';
import { storeProducts } from './store-products.ts';

const { changes: words } = texts;
const price = 100_000;

export interface PriceChange {
  percent: number;
  /** Products that the brand has. */
  count: number;
  /** Whether somebody edits one of them between preview and change, which then leaves it out. */
  isEditedBefore: boolean;
}

/** Makes the products of a brand dearer but for two, and takes it back but for one that somebody has edited since it was changed. */
export async function changePrices(
  page: Page,
  hands: Hands,
  { percent, count, isEditedBefore }: PriceChange,
): Promise<void> {
  const staff = await firstAdmin();
  const products = await storeProducts(staff, { count, price });
  const { producer } = products[0] as Product;
  const priceOf = async ({ _id }: Product) => (await staff.call<Product>('GET', `/v1/products/${_id}`)).price;
  const editByHand = (product: Product, to: number) =>
    staff.call('PATCH', `/v1/products/${product._id}`, { price: to });
  const countAt = async (amount: number) =>
    (
      await staff.call<{ totalDocs: number }>(
        'GET',
        `/v1/products?producer=${producer}&includeHidden=true&minPrice=${amount}&maxPrice=${amount}&limit=1&count=exact`,
      )
    ).totalDocs;
  const dearer = Math.round((price * (100 + percent)) / 100);
  const chosen = count - 2;
  const changed = isEditedBefore ? chosen - 1 : chosen;
  const restored = changed - 1;
  const number = (value: number) => formatNumber(value, 0);

  await startSignedIn(page, staff);
  const path = `/en/admin/products?producer=${producer}&sort=name`;
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText(`${number(count)} products`)).toBeVisible();
  }).toPass();
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await hands.mark(rows.nth(0));
  await hands.press(page.getByRole('button', { name: words.allMatching }));
  const names = await Promise.all([1, 2, 3, 4].map((index) => rows.nth(index).getByRole('link').innerText()));
  const [first, second, before, since] = names.map((name) =>
    products.find((product) => product.name.en === name.trim()),
  ) as [Product, Product, Product, Product];
  const rowOf = ({ name }: Product) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: name.en, exact: true }) });
  await hands.mark(rowOf(first));
  await hands.mark(rowOf(second));
  await hands.write(page.getByRole('textbox', { name: words.value }), String(percent));
  await hands.press(page.getByRole('button', { name: words.preview, exact: true }));

  const preview = page.getByRole('table', { name: words.previewTitle });
  await expect(preview).toBeVisible();
  await expect(rowOf(first)).toContainText(words.excluded);
  await expect(rowOf(before)).toContainText(`${dearer.toLocaleString('en')}đ`);
  await hands.inspect(page);
  if (isEditedBefore) await editByHand(before, 123_000);
  const submit = `Change ${number(chosen)} prices`;
  await hands.press(page.getByRole('button', { name: submit }));
  const confirmation = page.getByRole('dialog');
  await expect(confirmation).toContainText(`Prices up by ${percent}% for ${number(chosen)} products?`);
  await hands.press(confirmation.getByRole('button', { name: submit }));
  await expect(confirmation).toBeHidden();

  // Whoever leaves the page finds it there again. Not before the dialog is out of the history, which it leaves by a step back.
  const banner = page.getByRole('region', { name: `Prices up by ${percent}%` });
  await expect(banner).toBeVisible();
  await page.goto('/en/admin/dashboard');
  await eventually(async () => expect(await priceOf(since)).toBe(dearer));
  await editByHand(since, 99_000);
  await page.goto(path);
  await expect(banner.getByText(`${number(restored)} can be taken back.`)).toBeVisible({ timeout: changeTimeoutMs });
  await expect(banner.getByText(words.editedSince_one)).toBeVisible();
  expect(await Promise.all([first, second, before, since].map(priceOf))).toEqual([
    price,
    price,
    isEditedBefore ? 123_000 : dearer,
    99_000,
  ]);
  expect(await countAt(dearer)).toBe(restored);
  const leftOut = page.getByRole('dialog').getByRole('row');
  if (isEditedBefore) {
    await hands.press(banner.getByRole('button', { name: '1 left out' }));
    await expect(leftOut).toContainText(words.reasons.VERSION_CONFLICT);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }

  await hands.inspect(page);
  await hands.press(banner.getByRole('button', { name: words.takeBack }));
  await hands.press(page.getByRole('dialog').getByRole('button', { name: `Take ${number(restored)} back` }));
  await expect(banner.getByText(`${number(restored)} taken back.`)).toBeVisible({ timeout: changeTimeoutMs });
  expect(await countAt(price)).toBe(count - (isEditedBefore ? 2 : 1));
  expect(await priceOf(since)).toBe(99_000);
  await hands.press(banner.getByRole('button', { name: `${isEditedBefore ? 2 : 1} left out` }));
  await expect(leftOut.filter({ hasText: since.name.en })).toContainText(words.reasons.CHANGED_SINCE);
}
