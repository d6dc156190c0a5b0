import { test } from '@gvg/testing/page-test';
import { pointer } from './support/hands.ts';
import { makeProduct } from './support/make-product.ts';

test('a product is made, shown in the shop, changed, copied, hidden and booked in', async ({ page }) => {
  await makeProduct(page, pointer);
});
