import { randomUUID } from 'node:crypto';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/en/staff/index.ts';
import { placeQuotedOrder } from './support/order-journey.ts';

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

test('several orders are cancelled at once, and the one that is cancelled stays as it is', async ({ page }) => {
  const name = `Chè ${randomUUID().slice(0, 8)}`;
  const admin = await firstAdmin();
  const codes: string[] = [];
  for (let placed = 0; placed < 3; placed += 1) codes.push((await placeQuotedOrder(admin, name)).code);
  const [gone = '', ...open] = codes;
  await admin.call('PUT', `/v1/orders/${gone}/status`, { status: 'CANCELLED' });
  await startSignedIn(page, admin);
  await page.goto(`/en/admin/orders?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await page.getByRole('checkbox', { name: texts.list.chooseAll }).check();
  const bar = page.getByRole('region', { name: texts.together.bar });
  await expect(bar).toContainText('3 orders chosen');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  const cancel = `${texts.moves.CANCEL} (2)`;
  await bar.getByRole('button', { name: cancel }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel 2 orders?' });
  await expect(dialog.getByText(`${gone}: ${texts.moves.reason.OVER}`)).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: cancel }).click();
  await expect(dialog).toBeHidden();
  for (const code of open)
    await expect(page.getByRole('row', { name: code }).getByText(texts.orders.status.CANCELLED).first()).toBeVisible();
  await expect(bar).toContainText('one order chosen');
});
