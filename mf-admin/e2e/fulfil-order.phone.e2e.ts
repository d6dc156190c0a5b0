import { test } from '@gvg/testing/page-test';
import { fulfilOrder } from './support/fulfil-order.ts';
import { pointer } from './support/hands.ts';

test('a quote is answered, its order paid, weighed and shipped', async ({ page }) => {
  await fulfilOrder(page, pointer);
});
