import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/en/staff/index.ts';
import { scrollsSideways } from './support/scrolls-sideways.ts';

test('board of orders fits beside the menu and on a phone, and is left for the list', async ({ page }) => {
  await startSignedIn(page, await firstAdmin());
  await page.goto('/en/admin/orders?view=board');
  const board = page.getByRole('group', { name: texts.orders.board, exact: true });
  await expect(board.getByRole('link').first()).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('button', { name: texts.orders.list, exact: true }).click();
  await expect(page.getByRole('table', { name: texts.orders.title })).toBeVisible();
});
