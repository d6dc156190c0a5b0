import { test } from '@gvg/testing/page-test';
import { blockUser } from './support/block-user.ts';
import { pointer } from './support/hands.ts';

test('a user is blocked with a reason, and refused at sign-in', async ({ page }) => {
  await blockUser(page, pointer);
});
