import { test } from '@gvg/testing/page-test';
import { keyboardOf, pointer } from './support/hands.ts';
import { shareView } from './support/share-view.ts';

test('a view with columns of its own is made by one of staff and used by another', async ({ page, browser }) => {
  await shareView(page, pointer, browser);
});

test('a view is made, shared, changed and removed by keyboard alone', async ({ page, browser }) => {
  await shareView(page, keyboardOf(page), browser);
});
