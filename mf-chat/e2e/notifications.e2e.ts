import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { texts as english } from '../src/locales/en/index.ts';
import { notifications as englishNotifications } from '../src/locales/en/notifications.ts';
import { texts as vietnamese } from '../src/locales/vi/index.ts';
import { notifications as vietnameseNotifications } from '../src/locales/vi/notifications.ts';
import { sendPromotion } from './support/send-promotion.ts';

const languages = [
  ['', { ...vietnamese, ...vietnameseNotifications }],
  ['/en', { ...english, ...englishNotifications }],
] as const;

/** Registers in the form that opens in place. Returns the new user's id. */
async function register(page: Page): Promise<string> {
  const id = randomBytes(5).toString('hex');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Tạo tài khoản|Create an account)$/ })
    .click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel(/^(Tên hiển thị|Display name)$/).fill(`Thu Hà ${id}`);
  await modal.getByLabel('Email', { exact: true }).fill(`thuha-${id}@example.com`);
  await modal.getByLabel(/^(Mật khẩu|Password)$/).fill('Abcdef12');
  await page.keyboard.press('Enter');
  await expect(modal).toHaveCount(0);
  return page.evaluate(() => {
    const session = window.__GVG_SHELL_V1__?.session.get();
    return session?.status === 'user' ? session.user.id : '';
  });
}

for (const [prefix, t] of languages) {
  test(`a customer reads notifications in the panel and on their page (${prefix === '' ? 'vi' : 'en'})`, async ({
    page,
  }) => {
    const response = await page.goto(`${prefix}/user/notification`);
    expect(await response?.text()).toContain(`>${t.notification.title}</h1>`);
    await expect(page.getByText(t.notification.reason)).toBeVisible();
    const user = await register(page);
    await expect(page.getByText(t.empty.all)).toBeVisible();

    await sendPromotion(user, 'Lịch gửi hàng Tết', '/rate-table');
    const list = page.getByRole('list', { name: t.listLabel });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list.getByRole('link')).toHaveAccessibleName(new RegExp(`^${t.unread}: Lịch gửi hàng Tết`));
    expect(await violationsInBothSchemes(page)).toEqual([]);

    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${t.title}`) })
      .click();
    const panel = page.getByRole('dialog', { name: t.title });
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(`^${t.title}`) })).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { name: t.title })).toBeFocused();
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    const marked = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes('/v1/history-notify/'),
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${prefix}/rate-table`);
    await marked;
    await expect(panel).toHaveCount(0);

    await page.goto(`${prefix}/user/notification?unread=true`);
    await expect(page.getByText(t.empty.unread)).toBeVisible();
    await page.getByRole('navigation', { name: t.filter.label }).getByRole('link', { name: t.filter.all }).click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    expect(new URL(page.url()).search).toBe('');
  });

  test(`preferences are saved (${prefix === '' ? 'vi' : 'en'})`, async ({ page }) => {
    await page.goto(`${prefix}/user/notification`);
    await register(page);
    const open = async () => {
      const settings = page.locator('details').filter({ hasText: t.preferences.title });
      if ((await settings.getAttribute('open')) === null) await settings.locator('summary').click();
      return settings.getByRole('checkbox', {
        name: t.preferences.choice
          .replace('{{type}}', t.types.ORDER_PLACED)
          .replace('{{channel}}', t.preferences.channel.mail),
      });
    };
    await (await open()).uncheck();
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/v1/notification-preferences'))
              .length,
        ),
      )
      .toBeGreaterThan(1);
    await page.reload();
    await expect(await open()).not.toBeChecked();
  });
}
