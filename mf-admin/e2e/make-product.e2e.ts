import { test } from '@gvg/testing/page-test';
import { keyboardOf, pointer } from './support/hands.ts';
import { makeProduct } from './support/make-product.ts';

test.setTimeout(240_000);

test('a product is made, shown in the shop, changed, copied, hidden and booked in', async ({ page }) => {
  await makeProduct(page, pointer);
});

test('a product is made, shown in the shop, changed, copied, hidden and booked in by keyboard alone', async ({
  page,
}) => {
  await makeProduct(page, keyboardOf(page));
});
