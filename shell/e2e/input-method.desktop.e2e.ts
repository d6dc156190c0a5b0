import { openInputMethod } from '@gvg/testing/input-method';
import { expect, test } from '@gvg/testing/page-test';
import { openPage } from './support/open-page.ts';

/** Keystrokes of a slow typist. */
const halves = ['n', 'nu', 'nuo', 'nươ', 'nươc'];
const slowKeyMs = 280;

test('search waits for a word that an input method composes, and does not submit on the Enter that accepts it', async ({
  page,
}) => {
  await openPage(page, '/rate-table');
  const searched: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/v1/products' && searchParams.has('name')) searched.push(searchParams.get('name'));
  });
  await page.getByRole('banner').getByRole('combobox').focus();
  const inputMethod = await openInputMethod(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const half of halves) {
    await inputMethod.compose(half);
    await page.clock.runFor(slowKeyMs);
  }
  expect(searched).toEqual([]);
  await page.clock.resume();
  await inputMethod.confirm();
  await expect(page).toHaveURL(/\/rate-table$/);
  await inputMethod.take('nước');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(searched).toEqual(['nước'.normalize('NFC')]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?keyword=${encodeURIComponent('nước'.normalize('NFC'))}`);
});

test('search suggests products for a word in composition once typing pauses', async ({ page }) => {
  await openPage(page, '/rate-table');
  await page.getByRole('banner').getByRole('combobox').focus();
  await (await openInputMethod(page)).compose('trà');
  await expect(page.getByRole('option').first()).toBeVisible();
});
