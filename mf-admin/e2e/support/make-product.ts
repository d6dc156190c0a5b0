import type { Product } from '@gvg/contracts/catalogue/http/products';
import { expect } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import type { Page } from '@playwright/test';
import { staff as texts } from '../../src/locales/en/staff/index.ts';
import { readAudit } from './audit.ts';
import type { Hands } from './hands.ts';
import { newName } from './new-product.ts';

const { product: words, goods } = texts;

/** The smallest picture. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What customers get at a path of the shop, once its documents know of the change. */
const expectInShop = (page: Page, path: string, status: number) =>
  expect.poll(async () => (await page.request.get(path)).status(), { message: path }).toBe(status);

const label = (field: keyof typeof words.fields, language: 'vi' | 'en') =>
  `${words.fields[field]} · ${words.languages[language]}`;

/** A product is made, seen in the shop, changed, copied, hidden, shown again, booked in, and read in the audit log. */
export async function makeProduct(page: Page, hands: Hands): Promise<void> {
  const { press, write, choose, inspect } = hands;
  const staff = await firstAdmin();
  await startSignedIn(page, staff);
  const [{ category, producer } = {} as Product] = (
    await staff.call<{ docs: Product[] }>('GET', '/v1/products?limit=1')
  ).docs;
  const nameOf = async (path: string, id: string) =>
    (await staff.call<{ name: { en: string } }>('GET', `${path}/${id}`)).name.en;
  const name = newName('Shrimp paste');

  await page.goto('/en/admin/products');
  await press(page.getByRole('link', { name: texts.products.add }));
  const create = page.getByRole('button', { name: words.create });
  await press(create);
  await expect(page.getByText(/to correct before it can be saved/)).toBeVisible();
  await page.getByLabel(texts.pictures.add).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: pixel });
  await expect(page.getByRole('button', { name: 'Picture 1, main picture', exact: true })).toBeVisible();
  await write(page.getByLabel(label('name', 'vi'), { exact: true }), `Mắm ruốc ${name}`);
  await write(page.getByRole('textbox', { name: label('description', 'vi') }), 'Mắm ruốc Huế, đậm đà.');
  await write(page.getByLabel(words.fields.price, { exact: true }), '58k');
  await write(page.getByLabel(words.fields.quantityPerUnit), '250');
  await write(page.getByLabel(words.fields.stock), '40');
  await choose(page.getByLabel(words.fields.category), await nameOf('/v1/product-categories', category));
  await choose(page.getByLabel(words.fields.producer), await nameOf('/v1/producers', producer));
  await write(page.getByLabel(words.fields.weightGrams), '400');
  await expect(page.getByText('2 translations missing')).toBeVisible();
  await inspect(page);
  await press(create);
  await page.waitForURL('**/en/product/edit?id=*');
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const inShop = page.getByRole('link', { name: words.inShop });
  const shopPath = (await inShop.getAttribute('href')) ?? '';
  await expectInShop(page, shopPath, 200);
  await inspect(page);

  // Without English the English shop shows the Vietnamese.
  const shop = await page.context().newPage();
  await shop.goto(shopPath);
  await expect(shop.getByRole('heading', { level: 1, name: `Mắm ruốc ${name}` })).toBeVisible();
  await expect(shop.getByText('Mắm ruốc Huế, đậm đà.')).toBeVisible();
  await expect(shop.getByText('58,000đ').first()).toBeVisible();
  // A page behind another is drawn once a second.
  await page.bringToFront();

  await write(page.getByLabel(label('name', 'en'), { exact: true }), name);
  await write(page.getByLabel(words.fields.price, { exact: true }), '61.000');
  await expect(page.getByText('2 unsaved fields')).toBeVisible();
  await press(page.getByRole('button', { name: goods.save }));
  await expect(page.getByText('2 unsaved fields')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(async () => {
    await shop.goto(shopPath);
    await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shop.getByRole('heading', { level: 1, name, exact: true }).isVisible()).toBe(true);
    expect(await shop.getByText('61,000đ').first().isVisible()).toBe(true);
  }).toPass();
  await shop.close();

  await press(page.getByRole('link', { name: words.copy }));
  await expect(page.getByLabel(label('name', 'en'), { exact: true })).toHaveValue(`${name} (copy)`);
  await press(page.getByRole('button', { name: words.create }));
  await expect(page.getByRole('heading', { level: 1, name: `${name} (copy)` })).toBeVisible();
  await expect(page.getByText(goods.state.HIDDEN, { exact: true })).toBeVisible();
  const copied = new URL(page.url()).searchParams.get('id') ?? '';
  expect(copied).not.toBe(id);
  expect(await staff.call<Product>('GET', `/v1/products/${copied}`)).toMatchObject({ isShowed: false, stock: 0 });
  await expectInShop(page, `/en/product/${copied}`, 404);

  await page.goto(`/en/admin/products?search=${encodeURIComponent(name)}`);
  await press(page.getByRole('button', { name: `Hide ${name}`, exact: true }));
  const undo = page.getByRole('button', { name: texts.area.undo });
  await expectInShop(page, shopPath, 404);
  await press(undo);
  await expect(page.getByRole('button', { name: `Hide ${name}`, exact: true })).toBeVisible();
  await expectInShop(page, shopPath, 200);

  await press(page.getByRole('button', { name: new RegExp(`change the stock of ${name}$`) }));
  const booking = page.getByRole('dialog');
  await write(booking.getByLabel(texts.stock.pieces), '12');
  await press(booking.getByRole('button', { name: 'Book it, 52 left' }));
  await expect(booking).toHaveCount(0);
  await press(page.getByRole('rowheader').getByRole('link', { name, exact: true }));
  const movements = page.getByRole('region', { name: texts.stock.movements });
  await expect(movements.getByRole('listitem')).toHaveText([/\+12.*52 left/s, /\+40.*40 left/s]);

  await readAudit(page, hands, {
    staff,
    subject: id,
    changes: [
      ['Change the stock of a product', 'stock 40 52'],
      ['Edit product', 'shown no yes'],
      ['Edit product', 'shown yes no'],
      ['Edit product', 'price 58,000đ 61,000đ'],
      ['Add product', 'price – 58,000đ'],
    ],
  });
  await readAudit(page, hands, { staff, subject: copied, changes: [['Add product', 'shown – no']] });
}
