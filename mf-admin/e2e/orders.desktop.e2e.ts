import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/en/staff/index.ts';

test('list of orders keeps its filters over reload and Back, and is used by keyboard alone', async ({ page }) => {
  await startSignedIn(page, await firstAdmin());
  await page.goto('/en/admin/orders');
  await page.getByRole('button', { name: /^At the warehouse/ }).press('Enter');
  await page.getByRole('button', { name: texts.orders.columns.createdAt }).press('Enter');
  await expect(page).toHaveURL(/\?status=AT_WAREHOUSE&sort=-createdAt$/);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: texts.orders.columns.createdAt })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const first = page.getByRole('rowheader').getByRole('link').first();
  const code = (await first.textContent()) ?? '';
  await first.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?status=AT_WAREHOUSE&sort=-createdAt$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?status=AT_WAREHOUSE$/);
  expect(await violationsInBothSchemes(page)).toEqual([]);
});
