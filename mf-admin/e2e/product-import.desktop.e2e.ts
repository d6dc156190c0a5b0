import { test } from '@gvg/testing/page-test';
import { importProducts } from './support/import-products.ts';
import { keyboardOf, pointer } from './support/hands.ts';

// One import goes in at a time.
test.describe.configure({ mode: 'serial' });

test('500 products are imported from a file after its bad rows were mended, and taken back', async ({ page }) => {
  test.slow();
  await importProducts(page, pointer, 500);
});

test('products are imported from a file after its bad rows were mended, and taken back, by keyboard alone', async ({
  page,
}) => {
  await importProducts(page, keyboardOf(page), 12);
});
