import { test } from '@gvg/testing/page-test';
import { changePrices } from './support/change-prices.ts';
import { keyboardOf, pointer } from './support/hands.ts';

// The list shows the latest change of all: one at a time.
test.describe.configure({ mode: 'serial' });

test('many prices are raised at once but for two, and taken back', async ({ page }) => {
  await changePrices(page, pointer, 5);
});

test('many prices are raised at once but for two, and taken back, by keyboard alone', async ({ page }) => {
  await changePrices(page, keyboardOf(page), 10);
});
