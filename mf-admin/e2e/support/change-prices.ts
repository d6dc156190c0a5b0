import type { Producer } from '@gvg/contracts/catalogue/http/producers';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import { expect } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import type { SitePerson } from '@gvg/testing/site-calls';
import type { Page } from '@playwright/test';
import { staff as texts } from '../../src/locales/en/staff/index.ts';
import type { Hands } from './hands.ts';
import { newName, newProduct } from './new-product.ts';

const { changes: words } = texts;
const price = 100_000;
const count = 24;

/** Hidden products of a brand of their own: whatever other tests list stays as it is, in the shop too. */
async function makeProducts(staff: SitePerson): Promise<{ producer: string; products: Product[] }> {
  const { image } = (await staff.call<{ docs: Producer[] }>('GET', '/v1/producers?limit=1')).docs[0] as Producer;
  const name = { vi: newName('Nhà đổi giá'), en: newName('Prices') };
  const { _id: producer } = await staff.call<Producer>('POST', '/v1/producers', { name, image });
  const products: Product[] = [];
  for (let made = 0; made < count; made += 1)
    products.push(await newProduct(staff, { producer, price, isShowed: false }));
  return { producer, products };
}

/** Makes the products of a brand dearer by `percent`, but for two and one that is edited meanwhile, and takes it back, but for one that was edited since. */
export async function changePrices(page: Page, hands: Hands, percent: number): Promise<void> {
  const staff = await firstAdmin();
  const { producer, products } = await makeProducts(staff);
  const stored = ({ _id }: Product) => staff.call<Product>('GET', `/v1/products/${_id}`);
  const editByHand = (product: Product, to: number) =>
    staff.call('PATCH', `/v1/products/${product._id}`, { price: to });
  const dearer = Math.round((price * (100 + percent)) / 100);

  await startSignedIn(page, staff);
  const path = `/en/admin/products?producer=${producer}&sort=name`;
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText(`${count} products`)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await hands.mark(rows.nth(0));
  await hands.press(page.getByRole('button', { name: words.allMatching }));
  const names = await Promise.all([1, 2, 3, 4].map((index) => rows.nth(index).getByRole('link').innerText()));
  const [first, second, meanwhile, since] = names.map((name) =>
    products.find((product) => product.name.en === name.trim()),
  ) as [Product, Product, Product, Product];
  const rowOf = ({ name }: Product) => page.getByRole('row').filter({ hasText: name.en });
  await hands.mark(rowOf(first));
  await hands.mark(rowOf(second));
  await hands.write(page.getByRole('textbox', { name: words.value }), String(percent));
  await hands.press(page.getByRole('button', { name: words.preview, exact: true }));

  const preview = page.getByRole('table', { name: words.previewTitle });
  await expect(preview).toBeVisible();
  await expect(rowOf(first)).toContainText(words.excluded);
  await expect(rowOf(meanwhile)).toContainText(`${dearer.toLocaleString('en')}đ`);
  await hands.inspect(page);
  await editByHand(meanwhile, 123_000);
  await hands.press(page.getByRole('button', { name: `Change ${count - 2} prices` }));
  const confirmation = page.getByRole('dialog');
  await expect(confirmation).toContainText(`Prices up by ${percent}% for ${count - 2} products?`);
  await hands.press(confirmation.getByRole('button', { name: `Change ${count - 2} prices` }));
  await expect(confirmation).toBeHidden();

  // Whoever leaves the page finds it there again. Not before the dialog is out of the history, which it leaves by a step back.
  const banner = page.getByRole('region', { name: `Prices up by ${percent}%` });
  await expect(banner).toBeVisible();
  await page.goto('/en/admin/dashboard');
  await page.goto(path);
  await expect(banner.getByText(`${count - 3} can be taken back.`)).toBeVisible();
  await hands.press(banner.getByRole('button', { name: '1 left out' }));
  await expect(page.getByRole('dialog').getByRole('row')).toContainText(words.reasons.VERSION_CONFLICT);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(
    await Promise.all([first, second, meanwhile, since].map(async (product) => (await stored(product)).price)),
  ).toEqual([price, price, 123_000, dearer]);

  await editByHand(since, 99_000);
  await page.reload();
  await expect(banner.getByText('1 were edited since.')).toBeVisible();
  await hands.inspect(page);
  await hands.press(banner.getByRole('button', { name: words.takeBack }));
  await hands.press(page.getByRole('dialog').getByRole('button', { name: `Take ${count - 4} back` }));
  await expect(banner.getByText(`${count - 4} taken back.`)).toBeVisible();
  const prices = await Promise.all(products.map(async (product) => (await stored(product)).price));
  expect(prices.toSorted((one, other) => one - other)).toEqual([
    99_000,
    ...Array<number>(count - 2).fill(price),
    123_000,
  ]);
}
