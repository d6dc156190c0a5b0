import type { Product } from '@gvg/contracts/catalogue/http/products';
import { expect } from '@gvg/testing/page-test';
import { firstAdmin, newStaffMember, startSignedIn } from '@gvg/testing/site-calls';
import type { Browser, Page } from '@playwright/test';
import { staff as texts } from '../../src/locales/en/staff/index.ts';
import type { Hands } from './hands.ts';
import { newProduct } from './new-product.ts';
import { expectSaved, openProductForm, saveProduct } from './product-form.ts';

const { fields } = texts.product;

/** Two of staff change one product at once: what one of them has changed is merged, and the second is asked about what both have. */
export async function shareProduct(page: Page, { press, write, pick }: Hands, browser: Browser): Promise<void> {
  const [staff, colleague] = await Promise.all([firstAdmin(), newStaffMember()]);
  const made = await newProduct(staff);
  const secondContext = await browser.newContext();
  try {
    await startSignedIn(page, staff);
    await startSignedIn(secondContext, colleague);
    const second = await secondContext.newPage();
    await openProductForm(page, made);
    await openProductForm(second, made);
    await write(page.getByLabel(fields.price, { exact: true }), '70,000');
    await write(page.getByLabel(fields.barcode), '8934567');
    await second.getByLabel(fields.price, { exact: true }).fill('72,000');
    await second.getByLabel(fields.weightGrams).fill('420');
    await saveProduct(second);

    await press(page.getByRole('button', { name: texts.goods.save }));
    const question = page.getByRole('dialog');
    await expect(question.getByRole('group')).toHaveCount(1);
    await pick(question.getByRole('radio', { name: /70,000/ }));
    await press(question.getByRole('button', { name: texts.form.saveChoice }));
    await expect(question).toHaveCount(0);
    await expectSaved(page);
    const both = { price: 70_000, barcode: '8934567', weightGrams: 420 };
    expect(await staff.call<Product>('GET', `/v1/products/${made._id}`)).toMatchObject(both);
    // The other one, who has typed nothing since, sees it without a reload.
    await expect(second.getByLabel(fields.price, { exact: true })).toHaveValue('70,000');
  } finally {
    await secondContext.close();
  }
}
