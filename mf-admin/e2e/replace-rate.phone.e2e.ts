import { test } from '@gvg/testing/page-test';
import { pointer } from './support/hands.ts';
import { replaceRate } from './support/replace-rate.ts';

test('a rate is replaced from tomorrow; a hole is refused at the cell', async ({ page }) => {
  await replaceRate(page, pointer, 'Poland');
});
