import type { Product } from '@gvg/contracts/catalogue/http/products';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/vi/staff/index.ts';
import { newProduct } from './support/new-product.ts';
import { scrollsSideways } from './support/scrolls-sideways.ts';

test('stock is counted and a price changed on a phone', async ({ page }) => {
  const staff = await firstAdmin();
  await startSignedIn(page, staff);
  const { _id: id, name } = await newProduct(staff);
  await page.goto(`/admin/products?search=${encodeURIComponent(name.vi)}`);
  await page.getByRole('button', { name: new RegExp(`đổi tồn kho của ${name.vi}$`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.stock.way).selectOption({ label: texts.stock.ways.COUNTED });
  await dialog.getByLabel(texts.stock.counted).fill('37');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('data-color-scheme'));
  await dialog.getByRole('button', { name: 'Ghi, còn 37 gói' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('rowheader').getByRole('link', { name: name.vi }).click();
  await expect(page.getByRole('textbox', { name: /^Mô tả · Tiếng Việt/ })).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByLabel(texts.product.fields.salePrice).fill('49k');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('data-color-scheme'));
  await page.getByRole('button', { name: texts.goods.save }).click();
  await expect(page.getByText(/ô chưa lưu/)).toHaveCount(0);
  expect(await staff.call<Product>('GET', `/v1/products/${id}`)).toMatchObject({ salePrice: 49_000, stock: 37 });
});

test('category is made in a dialog, and hidden with a way back', async ({ page }) => {
  const staff = await firstAdmin();
  await startSignedIn(page, staff);
  const name = `Gia vị ${Date.now().toString(36)}`;
  await page.goto('/admin/categories');
  await page.getByRole('button', { name: texts.groups.categories.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.groups.fields.name.vi).fill(name);
  await dialog.getByLabel(texts.groups.fields.type).selectOption({ label: texts.goods.categoryTypes.PACKAGED_FOOD });
  await dialog.getByLabel(texts.groups.addImage).setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await expect(dialog.getByAltText(texts.groups.fields.image)).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('data-color-scheme'));
  await dialog.getByRole('button', { name: texts.goods.save }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: `Ẩn ${name}` }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(texts.groups.state.HIDDEN);
  await page.getByRole('button', { name: texts.area.undo }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(texts.groups.state.SHOWN);
});
