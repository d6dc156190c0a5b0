import { test } from '@gvg/testing/page-test';
import { pointer } from './support/hands.ts';
import { shareTemplate } from './support/share-template.ts';

// What one of them saves is refused first.
test.use({ provoked: /409 \(Conflict\)/ });

test('two of staff who draft one template are asked about the field that both changed alone', async ({
  page,
  browser,
}) => {
  await shareTemplate(page, pointer, browser);
});
