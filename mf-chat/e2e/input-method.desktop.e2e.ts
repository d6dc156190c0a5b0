import { randomBytes } from 'node:crypto';
import { openInputMethod } from '@gvg/testing/input-method';
import { expect, test } from '@gvg/testing/page-test';
import { field, messages } from './support/conversation.ts';

test('Enter during composition sends no message, and sent text has complete letters', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/messages/send-message')) sent.push(request.postData() ?? '');
  });
  const id = randomBytes(4).toString('hex');
  await page.goto('/rate-table');
  await page.getByRole('button', { name: /^Chat với cửa hàng/ }).click();
  await field(page).focus();
  const inputMethod = await openInputMethod(page);
  await page.keyboard.type(`${id} `);
  await inputMethod.compose('nươc');
  await inputMethod.confirm();
  await inputMethod.take('nước'.normalize('NFD'));
  await expect(field(page)).toHaveValue(`${id} ${'nước'.normalize('NFD')}`);
  expect(sent).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(messages(page).getByText(id)).toHaveText(`${id} ${'nước'.normalize('NFC')}`);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toContain(`${id} ${'nước'.normalize('NFC')}`);
});
