import type { Product } from '@gvg/contracts/catalogue/http/products';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, newCustomer, startSignedIn } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/en/staff/index.ts';
import { newProduct } from './support/new-product.ts';
import { openProductForm, saveProduct } from './support/product-form.ts';

const { product: words } = texts;

test('pictures are put in order by keys and by dragging', async ({ page }) => {
  const staff = await firstAdmin();
  await startSignedIn(page, staff);
  const { docs } = await staff.call<{ docs: Product[] }>('GET', '/v1/products?limit=5');
  const [first, second, third] = [...new Set(docs.flatMap(({ images }) => images))];
  const made = await newProduct(staff, { images: [first ?? '', second ?? '', third ?? ''] });
  const stored = async () => (await staff.call<Product>('GET', `/v1/products/${made._id}`)).images;
  await openProductForm(page, made);

  await page.getByRole('button', { name: 'Picture 1, main picture', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Now at place 1 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Now at place 2 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Put down at place 2 of 3.')).toBeAttached();
  await saveProduct(page);
  expect(await stored()).toEqual([second, first, third]);

  await page
    .getByRole('button', { name: 'Picture 3', exact: true })
    .dragTo(page.getByRole('button', { name: 'Picture 1, main picture', exact: true }), { steps: 8 });
  await expect(page.getByText('one unsaved field')).toBeVisible();
  await saveProduct(page);
  expect(await stored()).toEqual([third, second, first]);
});

test('what is not saved is asked about before Back leaves it', async ({ page }) => {
  const staff = await firstAdmin();
  await startSignedIn(page, staff);
  const { _id, name } = await newProduct(staff);
  await page.goto(`/en/admin/products?search=${encodeURIComponent(name.en)}`);
  await page.getByRole('rowheader').getByRole('link', { name: name.en }).click();
  await page.getByLabel(words.fields.barcode).fill('8934567');
  await expect(page.getByText('one unsaved field')).toBeVisible();
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goBack({ waitUntil: 'commit' }).catch(() => null);
  await expect.poll(() => questions).toHaveLength(1);
  await expect(page).toHaveURL(new RegExp(`id=${_id}$`));
  await expect(page.getByLabel(words.fields.barcode)).toHaveValue('8934567');
  await saveProduct(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/admin\/products\?search=/);
});

test('there is no form of a product for customers, and none of its scripts', async ({ page }) => {
  await startSignedIn(page, await newCustomer());
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  for (const path of ['/en/product/create', '/en/product/edit?id=64b0c0ffee0123456789ad01']) {
    await page.goto(path);
    await expect(page.getByText('We cannot find this page')).toBeVisible();
  }
  expect(scripts.filter((script) => /staff-|rich-text-editor|formulas/.test(script))).toEqual([]);
});
