import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { chat } from '../src/locales/vi/chat.ts';
import { openStaffPage } from '@gvg/testing/staff-page';

test('the chat has no violations, before and after the first message', async ({ page }) => {
  await page.goto('/rate-table');
  await page.getByRole('button', { name: 'Chat với cửa hàng' }).click();
  const reply = page.getByRole('button', { name: chat.recommendations_2 });
  await expect(reply).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('data-color-scheme'));
  await reply.click();
  await expect(page.getByRole('region', { name: chat.messages }).getByText(chat.recommendations_2)).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

test("staff's conversations have no violations", async ({ browser }) => {
  const page = await openStaffPage(browser);
  const rooms = page.getByRole('region', { name: 'Các cuộc trò chuyện' });
  await rooms.getByRole('listitem').first().waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('data-color-scheme'));
  await rooms.getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('textbox', { name: chat.writeLabel })).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.context().close();
});
