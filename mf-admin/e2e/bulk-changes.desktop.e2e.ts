import { test } from '@gvg/testing/page-test';
import { changePrices } from './support/change-prices.ts';
import { keyboardOf, pointer } from './support/hands.ts';
import { hideRatings } from './support/hide-ratings.ts';

// The list shows the latest change of all: one at a time.
test.describe.configure({ mode: 'serial' });

test('1,240 prices are raised at once but for two, and taken back but for one that was edited', async ({ page }) => {
  test.setTimeout(400_000);
  await changePrices(page, pointer, { percent: 5, count: 1_240, isEditedBefore: false });
});

test('many prices are raised at once but for three, and taken back but for one, by keyboard alone', async ({
  page,
}) => {
  await changePrices(page, keyboardOf(page), { percent: 10, count: 60, isEditedBefore: true });
});

test('ratings are hidden at once but for two, and shown again but for one', async ({ page }) => {
  test.setTimeout(240_000);
  await hideRatings(page, pointer);
});

test('ratings are hidden at once but for two, and shown again but for one, by keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  await hideRatings(page, keyboardOf(page));
});
