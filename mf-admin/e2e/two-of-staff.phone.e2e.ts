import { test } from '@gvg/testing/page-test';
import { pointer } from './support/hands.ts';
import { shareOrder } from './support/share-order.ts';
import { shareProduct } from './support/share-product.ts';
import { shareTemplate } from './support/share-template.ts';

// What one of them saves is refused first.
test.use({ provoked: /409 \(Conflict\)/ });

test('two of staff who draft one template are asked about the field that both changed alone', async ({
  page,
  browser,
}) => {
  await shareTemplate(page, pointer, browser);
});

test('two of staff who change one product are asked about the field that both changed alone', async ({
  page,
  browser,
}) => {
  await shareProduct(page, pointer, browser);
});

test('two of staff on one order see each other’s changes at once, and lose nothing', async ({ page, browser }) => {
  await shareOrder(page, pointer, browser);
});
