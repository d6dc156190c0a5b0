import { expect, test } from '@gvg/testing/page-test';
import { texts as english } from '../src/locales/en/index.ts';
import { texts as vietnamese } from '../src/locales/vi/index.ts';

test('cart and check-out are rendered by the server in both languages and hydrated', async ({ page }) => {
  for (const [prefix, { frames }] of [
    ['', vietnamese],
    ['/en', english],
  ] as const) {
    for (const [path, title] of [
      ['/user/cart', frames.cart],
      ['/order/check-out', frames.checkOut],
    ] as const) {
      const response = await page.goto(prefix + path);
      expect(response?.status()).toBe(200);
      expect(await response?.text()).toContain(title);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  }
});
