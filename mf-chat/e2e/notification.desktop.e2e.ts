import { expect, test } from '@gvg/testing/page-test';
import { texts as english } from '../src/locales/en/index.ts';
import { texts as vietnamese } from '../src/locales/vi/index.ts';

test('/user/notification is rendered by the server in both languages and hydrated', async ({ page }) => {
  for (const [path, { notification }] of [['/user/notification', vietnamese], ['/en/user/notification', english]] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(await response?.text()).toContain(notification.text);
    await expect(page.getByRole('heading', { level: 1, name: notification.title })).toBeVisible();
  }
});
