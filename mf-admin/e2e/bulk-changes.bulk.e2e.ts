import { test } from '@gvg/testing/page-test';
import { changePrices } from './support/change-prices.ts';
import { changeTestTimeoutMs } from './support/change-timeout.ts';
import { keyboardOf, pointer } from './support/hands.ts';
import { hideRatings } from './support/hide-ratings.ts';
import { importProducts } from './support/import-products.ts';

// One change of products runs at a time, an import's among them, and lists show the latest one of all: these tests run one after the other.
test.describe.configure({ mode: 'default', timeout: changeTestTimeoutMs });

test('1,240 prices are raised at once but for two, and taken back but for one that was edited', async ({ page }) => {
  await changePrices(page, pointer, { percent: 5, count: 1_240, isEditedBefore: false });
});

test('many prices are raised at once but for three, and taken back but for one, by keyboard alone', async ({
  page,
}) => {
  await changePrices(page, keyboardOf(page), { percent: 10, count: 60, isEditedBefore: true });
});

test('500 products are imported from a file after its bad rows were mended, and taken back', async ({ page }) => {
  await importProducts(page, pointer, 500);
});

test('products are imported from a file after its bad rows were mended, and taken back, by keyboard alone', async ({
  page,
}) => {
  await importProducts(page, keyboardOf(page), 12);
});

test('ratings are hidden at once but for two, and shown again but for one', async ({ page }) => {
  await hideRatings(page, pointer);
});

test('ratings are hidden at once but for two, and shown again but for one, by keyboard alone', async ({ page }) => {
  await hideRatings(page, keyboardOf(page));
});
