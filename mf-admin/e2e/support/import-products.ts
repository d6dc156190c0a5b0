import { randomBytes } from 'node:crypto';
import type { Producer } from '@gvg/contracts/catalogue/http/producers';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import { expect } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import type { SitePerson } from '@gvg/testing/site-calls';
import type { Page } from '@playwright/test';
import { staff as texts } from '../../src/locales/en/staff/index.ts';
import { changeTimeoutMs } from './change-timeout.ts';
import type { Hands } from './hands.ts';
import { newName } from './new-product.ts';

const { imports: words, changes } = texts;
const mistyped = (name: string) => `${name.slice(0, -1)}~`;

type Cells = Record<string, string>;

/** New products of a brand of their own; hidden, so that other tests do not list them, but for the first. */
async function makeRows(staff: SitePerson, count: number) {
  const [{ images, category, producer: other } = {} as Product] = (
    await staff.call<{ docs: Product[] }>('GET', '/v1/products?limit=1')
  ).docs;
  const { image } = await staff.call<Producer>('GET', `/v1/producers/${other}`);
  const names = { producer: newName('Nhà nhập tệp'), product: newName('Cốm dẹp') };
  const { _id: producer } = await staff.call<Producer>('POST', '/v1/producers', {
    name: { vi: names.producer, en: names.producer },
    image,
  });
  const { name: categoryName } = await staff.call<Producer>('GET', `/v1/product-categories/${category}`);
  const rows = Array.from({ length: count }, (_, index): Cells => ({
    id: '',
    name_vi: `${names.product} ${index + 1}`,
    name_en: `Rice flakes ${names.product} ${index + 1}`,
    category,
    producer,
    country: 'VN',
    type: 'NORMAL',
    priority: '1',
    price: String(40_000 + index * 100),
    stock: '12',
    unit: 'GRAM',
    quantityPerUnit: '250',
    weightGrams: '300',
    images: images.join(' '),
    description_vi: '<p>Cốm dẹp, rang giòn.</p>',
    isShowed: String(index === 0),
  }));
  return { rows, producer, names, category: categoryName.vi };
}

/** The row that a spreadsheet shows in this line: the first one has the header. */
const rowAt = (rows: readonly Cells[], line: number) => rows[line - 2] as Cells;

function csvOf(rows: readonly Cells[]): Buffer {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => `"${row[column] ?? ''}"`))];
  return Buffer.from(`\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`);
}

/** Products are imported from a file of which three rows are bad and mended by their buttons, seen in the shop, and taken back. */
export async function importProducts(page: Page, hands: Hands, count: number): Promise<void> {
  const { press, inspect } = hands;
  const staff = await firstAdmin();
  const { rows, producer, names, category } = await makeRows(staff, count);
  const [byProducer, byCategory, byId] = [3, Math.ceil(count / 2), count - 1] as const;
  rowAt(rows, byProducer)['producer'] = mistyped(names.producer);
  rowAt(rows, byCategory)['category'] = mistyped(category);
  const unknownId = randomBytes(12).toString('hex');
  rowAt(rows, byId)['id'] = unknownId;
  const file = { name: `${names.producer}.csv`, mimeType: 'text/csv', buffer: csvOf(rows) };
  const number = (value: number) => value.toLocaleString('en');
  const products = async () =>
    (
      await staff.call<{ docs: Product[]; totalDocs: number }>(
        'GET',
        `/v1/products?producer=${producer}&includeHidden=true&limit=1`,
      )
    ).totalDocs;

  await startSignedIn(page, staff);
  await page.goto('/en/admin/products');
  await press(page.getByRole('link', { name: words.open }));
  await expect(page.getByRole('heading', { level: 2, name: words.drop })).toBeVisible();
  await inspect(page);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    press(page.locator('main input[type="file"]')),
  ]);
  await chooser.setFiles(file);
  await page.waitForURL('**/en/admin/products/import?id=*');
  const bad = page.getByRole('region', { name: words.badTitle.replace('{{number}}', '3') });
  await expect(bad).toBeVisible({ timeout: 60_000 });
  await inspect(page);
  // Whoever leaves the page finds it there again.
  await page.reload();
  await expect(bad.getByRole('row')).toHaveCount(4);
  const mendOf = (line: number, action: string) => bad.getByRole('button', { name: `Row ${number(line)}${action}` });
  await press(mendOf(byProducer, ', producer: change to'));
  await press(mendOf(byCategory, ', category: change to'));
  await press(mendOf(byId, ': create a product'));
  await expect(bad).toBeHidden({ timeout: 60_000 });
  expect(await products()).toBe(0);

  const submit = `Import ${number(count)} rows`;
  await press(page.getByRole('button', { name: submit }));
  const confirmation = page.getByRole('dialog');
  await expect(confirmation).toContainText(`Import ${number(count)} rows into the shop?`);
  await press(confirmation.getByRole('button', { name: submit }));
  await expect(confirmation).toBeHidden();
  const done = page.getByRole('region', { name: words.step.DONE });
  await expect(done).toContainText(`${number(count)}${words.done}`, { timeout: changeTimeoutMs });
  await expect(done).toContainText(words.noneFailed);
  await inspect(page);
  expect(await products()).toBe(count);
  expect((await staff.call<Product>('GET', `/v1/products/${unknownId}`)).name.vi).toBe(rowAt(rows, byId)['name_vi']);

  const [{ _id: first } = {} as Product] = (
    await staff.call<{ docs: Product[] }>('GET', `/v1/products?producer=${producer}&limit=1`)
  ).docs;
  const shop = await page.context().newPage();
  await shop.goto(`/en/product/p-${first}`);
  const inShop = shop.getByRole('heading', { level: 1, name: rowAt(rows, 2)['name_en'] as string });
  await expect(inShop).toBeVisible();
  await shop.close();
  await page.bringToFront();

  const banner = page.getByRole('region', { name: file.name });
  await press(banner.getByRole('button', { name: changes.takeBack }));
  await press(page.getByRole('dialog').getByRole('button', { name: `Take ${number(count)} back` }));
  await expect(banner.getByText(`${number(count)} taken back.`)).toBeVisible({ timeout: changeTimeoutMs });
  expect(await products()).toBe(0);
}
