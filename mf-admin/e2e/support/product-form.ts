import type { Product } from '@gvg/contracts/catalogue/http/products';
import { expectNoHistoryLayers } from '@gvg/testing/history-layers';
import { expect } from '@gvg/testing/page-test';
import type { Page } from '@playwright/test';
import { staff as texts } from '../../src/locales/en/staff/index.ts';
import { pointer } from './hands.ts';
import type { Hands } from './hands.ts';

export async function openProductForm(page: Page, { _id }: Pick<Product, '_id'>): Promise<void> {
  await page.goto(`/en/product/edit?id=${_id}`);
  await expect(page.getByLabel(texts.product.fields.price, { exact: true })).toBeVisible();
}

/** Waits until nothing of the form is unsaved, and the page can be left. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: texts.form.bar })).toHaveCount(0);
  await expectNoHistoryLayers(page);
}

export async function saveProduct(page: Page, { press }: Pick<Hands, 'press'> = pointer): Promise<void> {
  await press(page.getByRole('button', { name: texts.goods.save }));
  await expectSaved(page);
}
