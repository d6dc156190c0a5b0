import { expect, test } from '@gvg/testing/page-test';
import { openPage } from './support/open-page.ts';

const navigate = (path: string) => window.__GVG_SHELL_V1__?.navigate(path);

test('server and browser agree that nobody renders a path whose remote is not deployed', async ({ page }) => {
  expect((await page.request.get('/product/create')).status()).toBe(404);
  await openPage(page, '/search');
  await page.evaluate(navigate, '/product/create');
  await expect(page.locator('#gvg-shell')).toContainText('Không tìm thấy');
  await expect(page.locator('#gvg-mf-storefront')).toBeHidden();
  await page.evaluate(navigate, '/rate-table');
  await expect(page.locator('#gvg-mf-storefront').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#gvg-shell')).toBeHidden();
});
