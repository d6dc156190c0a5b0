import { expect, test } from '@gvg/testing/page-test';
import { openPage } from './support/open-page.ts';

const navigate = (path: string) => window.__GVG_SHELL_V1__?.navigate(path);

test('server and browser both show the not-found page for a path that no release owns', async ({ page }) => {
  expect((await page.request.get('/order/a/b/c')).status()).toBe(404);
  await openPage(page, '/search');
  await page.evaluate(navigate, '/order/a/b/c');
  await expect(page.locator('#gvg-shell')).toContainText('Không tìm thấy');
  await expect(page.locator('#gvg-mf-storefront')).toBeHidden();
  await page.evaluate(navigate, '/rate-table');
  await expect(page.locator('#gvg-mf-storefront').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#gvg-shell')).toBeHidden();
});
