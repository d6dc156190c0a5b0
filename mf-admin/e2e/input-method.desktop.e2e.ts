import { openInputMethod } from '@gvg/testing/input-method';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/en/staff/index.ts';
import { newProduct } from './support/new-product.ts';
import { openProductForm, saveProduct } from './support/product-form.ts';

test('search of everything waits for a composed word, and Enter that takes it opens nothing', async ({ page }) => {
  await startSignedIn(page, await firstAdmin());
  await page.goto('/en/admin/products');
  await expect(page.getByRole('table', { name: texts.products.title })).toBeVisible();
  const searched: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/v1/search/')) searched.push(searchParams.get('q'));
  });
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: texts.search.title })).toBeFocused();
  const inputMethod = await openInputMethod(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const half of ['nu', 'nuo', 'nươ', 'nươc']) {
    await inputMethod.compose(half);
    await page.clock.runFor(280);
  }
  await page.clock.resume();
  await inputMethod.confirm();
  expect(searched).toEqual([]);
  await inputMethod.take('nước');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await expect(page).toHaveURL(/\/en\/admin\/products$/);
  expect([...new Set(searched)]).toEqual(['nước']);
});

test('the form of a product is not saved by Enter that takes a composed word, and keeps whole letters', async ({
  page,
}) => {
  const staff = await firstAdmin();
  await startSignedIn(page, staff);
  const made = await newProduct(staff);
  await openProductForm(page, made);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes('/v1/products/')) sent.push(request.postData() ?? '');
  });
  const name = page.getByRole('textbox', {
    name: `${texts.product.fields.name} · ${texts.product.languages.vi}`,
    exact: true,
  });
  await name.focus();
  await page.keyboard.press('End');
  const inputMethod = await openInputMethod(page);
  await inputMethod.compose(' nươc');
  await inputMethod.confirm();
  await inputMethod.take(' nước'.normalize('NFD'));
  expect(sent).toEqual([]);
  await saveProduct(page);
  expect(sent.join()).toContain(' nước'.normalize('NFC'));
});
