import { expect, test } from '@gvg/testing/page-test';
import { texts as english } from '../src/locales/en/index.ts';
import { texts as vietnamese } from '../src/locales/vi/index.ts';

test('/order/check-out is rendered by the server in both languages and hydrated', async ({ page }) => {
  for (const [path, { checkOut }] of [['/order/check-out', vietnamese], ['/en/order/check-out', english]] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(await response?.text()).toContain(checkOut.text);
    await expect(page.getByRole('heading', { level: 1, name: checkOut.title })).toBeVisible();
  }
});
