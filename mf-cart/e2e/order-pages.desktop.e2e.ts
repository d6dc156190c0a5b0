import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { texts as english } from '../src/locales/en/index.ts';
import { texts as vietnamese } from '../src/locales/vi/index.ts';

const languages = [
  ['', vietnamese],
  ['/en', english],
] as const;

test('/order/track is rendered by the server in both languages, without header and footer, with the code in its URL', async ({
  page,
}) => {
  for (const [prefix, { tracking }] of languages) {
    // A document whose fragment is late has a skeleton instead.
    await expect(async () => {
      const response = await page.goto(`${prefix}/order/track?code=GVG7K3F2Q`);
      expect(await response?.text()).toContain(tracking.text);
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: tracking.title })).toBeVisible();
    await expect(page.getByLabel(tracking.code)).toHaveValue('GVG7K3F2Q');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  }
});

test('orders and quotes ask a guest to sign in, in place', async ({ page }) => {
  for (const [prefix, { frames }] of languages) {
    for (const [path, reason] of [
      ['/order/GVG7K3F2Q', frames.orderReason],
      ['/order/success/GVG7K3F2Q', frames.orderReason],
      ['/user/purchase', frames.purchasesReason],
      [`/user/purchase/quote/${'0'.repeat(24)}`, frames.quoteReason],
    ] as const) {
      await page.goto(prefix + path);
      await expect(page.getByText(reason)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(prefix + path);
    }
  }
});
