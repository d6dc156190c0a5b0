import { test } from '@gvg/testing/page-test';
import type { Page } from '@playwright/test';
import { blockUser } from './support/block-user.ts';
import { fulfilOrder } from './support/fulfil-order.ts';
import { keyboardOf, pointer } from './support/hands.ts';
import type { Hands } from './support/hands.ts';
import { makeProduct } from './support/make-product.ts';
import { replaceRate } from './support/replace-rate.ts';
import { shareOrder } from './support/share-order.ts';
import { shareProduct } from './support/share-product.ts';
import { shareTemplate } from './support/share-template.ts';

/** The only hands that walk these ways on a desktop, so they look at the pages as well. */
const handsOf = (page: Page): Hands => ({ ...keyboardOf(page), inspect: pointer.inspect });

test('a product is made, shown in the shop, changed, copied, hidden and booked in by keyboard alone', async ({
  page,
}) => {
  await makeProduct(page, handsOf(page));
});

test('a quote is answered, its order paid, weighed and shipped by keyboard alone', async ({ page }) => {
  await fulfilOrder(page, handsOf(page));
});

test('a rate is replaced from tomorrow by keyboard alone', async ({ page }) => {
  await replaceRate(page, handsOf(page), 'Australia');
});

test('a user is blocked with a reason by keyboard alone', async ({ page }) => {
  await blockUser(page, handsOf(page));
});

test.describe('two of staff', () => {
  // What one of them saves is refused first.
  test.use({ provoked: /409 \(Conflict\)/ });

  test('who draft one template are asked about the field that both changed, by keyboard alone', async ({
    page,
    browser,
  }) => {
    await shareTemplate(page, handsOf(page), browser);
  });

  test('who change one product are asked about the field that both changed, by keyboard alone', async ({
    page,
    browser,
  }) => {
    await shareProduct(page, handsOf(page), browser);
  });

  test('on one order see each other’s changes at once, by keyboard alone', async ({ page, browser }) => {
    await shareOrder(page, handsOf(page), browser);
  });
});
