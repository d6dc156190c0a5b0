import { expect, test } from '@gvg/testing/page-test';
import { cartTexts as texts } from '../src/locales/vi/cart/index.ts';
import { openBuyer } from './support/buyer.ts';

test('names and amounts of the services do not overlap at twice the font size', async ({ page }) => {
  await openBuyer(page, 'vi');
  await page.goto('/order/check-out');
  const services = page.getByRole('group', { name: texts.shipping.services });
  await expect(services.getByRole('radio').first()).toBeVisible();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const overlaps = await services.evaluate((group) =>
    [...group.querySelectorAll('[data-amount]')].flatMap((figure) => {
      const [name, amount] = ['i', 'span'].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(figure.querySelector(part)!);
        return range.getBoundingClientRect();
      });
      return name!.right > amount!.left && name!.top < amount!.bottom && name!.bottom > amount!.top
        ? [figure.textContent]
        : [];
    }),
  );
  expect(overlaps).toEqual([]);
});
