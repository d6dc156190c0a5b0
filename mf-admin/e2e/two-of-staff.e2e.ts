import { test } from '@gvg/testing/page-test';
import { pointer } from './support/hands.ts';
import { shareQuote } from './support/share-quote.ts';

// What one of them saves is refused first.
test.use({ provoked: /409 \(Conflict\)/ });

test('two of staff who answer one quote see each other’s versions, and lose nothing', async ({ page, browser }) => {
  await shareQuote(page, pointer, browser);
});
