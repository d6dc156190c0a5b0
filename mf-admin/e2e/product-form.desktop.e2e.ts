import type { Product } from '@gvg/contracts/catalogue/http/products';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, newCustomer, newStaffMember, startSignedIn } from '@gvg/testing/site-calls';
import type { Page } from '@playwright/test';
import { staff as texts } from '../src/locales/en/staff/index.ts';
import { newProduct } from './support/new-product.ts';

const { product: words, goods } = texts;

const openForm = async (page: Page, { _id }: Product) => {
  await page.goto(`/en/product/edit?id=${_id}`);
  await expect(page.getByLabel(words.fields.price, { exact: true })).toBeVisible();
};
const save = async (page: Page) => {
  await page.getByRole('button', { name: goods.save }).click();
  await expect(page.getByText(/fields? not saved/)).toHaveCount(0);
};

test('pictures are put in order by keys and by dragging', async ({ page }) => {
  const staff = await firstAdmin();
  await startSignedIn(page, staff);
  const { docs } = await staff.call<{ docs: Product[] }>('GET', '/v1/products?limit=5');
  const [first, second, third] = [...new Set(docs.flatMap(({ images }) => images))];
  const made = await newProduct(staff, { images: [first ?? '', second ?? '', third ?? ''] });
  const stored = async () => (await staff.call<Product>('GET', `/v1/products/${made._id}`)).images;
  await openForm(page, made);

  await page.getByRole('button', { name: 'Picture 1, main picture', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Now at place 1 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Now at place 2 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Put down at place 2 of 3.')).toBeAttached();
  await save(page);
  expect(await stored()).toEqual([second, first, third]);

  await page
    .getByRole('button', { name: 'Picture 3', exact: true })
    .dragTo(page.getByRole('button', { name: 'Picture 1, main picture', exact: true }), { steps: 8 });
  await expect(page.getByText('one unsaved field')).toBeVisible();
  await save(page);
  expect(await stored()).toEqual([third, second, first]);
});

test.describe('two of staff', () => {
  // What one of them saves is refused first.
  test.use({ provoked: /409 \(Conflict\)/ });

  test('who change a product are asked about the field that both changed alone', async ({ page, browser }) => {
    const staff = await firstAdmin();
    await startSignedIn(page, staff);
    const made = await newProduct(staff);
    await openForm(page, made);
    await page.getByLabel(words.fields.price, { exact: true }).fill('70,000');
    await page.getByLabel(words.fields.barcode).fill('8934567');

    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await startSignedIn(context, await newStaffMember());
    const other = await context.newPage();
    await other.goto(new URL(page.url()).origin);
    await openForm(other, made);
    await other.getByLabel(words.fields.price, { exact: true }).fill('72,000');
    await other.getByLabel(words.fields.weightGrams).fill('420');
    await save(other);

    await page.getByRole('button', { name: goods.save }).click();
    const question = page.getByRole('dialog');
    await expect(question.getByRole('group')).toHaveCount(1);
    await question.getByRole('radio', { name: /70,000/ }).check();
    await question.getByRole('button', { name: texts.form.saveChoice }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByText(/fields? not saved/)).toHaveCount(0);
    const both = { price: 70_000, barcode: '8934567', weightGrams: 420 };
    expect(await staff.call<Product>('GET', `/v1/products/${made._id}`)).toMatchObject(both);
    // The other one, who has typed nothing since, sees it without a reload.
    await expect(other.getByLabel(words.fields.price, { exact: true })).toHaveValue('70,000');
    await context.close();
  });
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
  await save(page);
  // The entry that asked is left in a later task.
  await expect.poll(() => page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0)).toBe(0);
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
