import { openInputMethod } from '@gvg/testing/input-method';
import type { InputMethod } from '@gvg/testing/input-method';
import { expect, test } from '@gvg/testing/page-test';
import { newCustomer, startSignedIn } from '@gvg/testing/site-calls';
import type { Locator } from '@playwright/test';
import { cartTexts as texts } from '../src/locales/vi/cart/index.ts';
import { addStockProduct } from './support/buyer.ts';

/** A word committed with Enter, in the encoding that some systems write. */
const word = 'Gốm nước';

async function writeComposed(inputMethod: InputMethod, target: Locator, text: string): Promise<void> {
  await target.focus();
  await inputMethod.compose(text.slice(0, -1));
  await inputMethod.confirm();
  await inputMethod.take(text.normalize('NFD'));
}

test('the form for goods from outside is not submitted by Enter during composition, and sends complete letters', async ({
  page,
}) => {
  await page.goto('/user/cart?link=');
  const form = page.getByRole('dialog', { name: texts.outside.addTitle });
  const name = form.getByLabel(texts.outside.name, { exact: true });
  await expect(name).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/cart/without-system/add-product')) sent.push(request.postData() ?? '');
  });
  await writeComposed(await openInputMethod(page), name, word);
  await expect(form).toBeVisible();
  expect(sent).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  expect(sent).toEqual([expect.stringContaining(`"name":"${word.normalize('NFC')}"`)]);
  await expect(page.getByText(word.normalize('NFC')).first()).toBeVisible();
});

test('the form of an address is not submitted by Enter during composition, and sends complete letters', async ({
  page,
}) => {
  const buyer = await newCustomer();
  await addStockProduct(buyer);
  await startSignedIn(page, buyer);
  await page.goto('/order/check-out');
  await page.getByRole('button', { name: texts.checkOut.newAddress }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nước', { exact: true }).selectOption('SG');
  await form.getByLabel('Điện thoại người nhận', { exact: true }).fill('81234567');
  await form.getByLabel('Mã bưu chính', { exact: true }).fill('546080');
  await form.getByLabel('Số nhà, đường, toà nhà', { exact: true }).fill('1 Raffles Place');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/users/update-user-info')) sent.push(request.postData() ?? '');
  });
  await writeComposed(await openInputMethod(page), form.getByLabel('Người nhận', { exact: true }), 'Thu Nước');
  await expect(form).toBeVisible();
  expect(sent).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  expect(sent).toEqual([expect.stringContaining(`"fullName":"${'Thu Nước'.normalize('NFC')}"`)]);
});
