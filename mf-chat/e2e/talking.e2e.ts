import { randomBytes } from 'node:crypto';
import { localePath } from '@gvg/contracts/values/locale';
import { expect, test } from '@gvg/testing/page-test';
import { openStaffPage } from '@gvg/testing/staff-page';
import { chat as english } from '../src/locales/en/chat.ts';
import { chat as vietnamese } from '../src/locales/vi/chat.ts';
import { staff as staffTexts } from '../src/locales/vi/staff.ts';
import { messages, write } from './support/conversation.ts';

const languages = {
  vi: { ...vietnamese, button: /^Chat với cửa hàng/, unread: /1 chưa đọc/, register: 'Tạo tài khoản' },
  en: { ...english, button: /^Chat with the shop/, unread: /1 unread/, register: 'Create an account' },
} as const;

/** The browser's network is cut on purpose. */
test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ });

for (const language of ['vi', 'en'] as const) {
  const t = languages[language];

  test(`a guest asks, staff answers with a picture, and the conversation stays with the account (${language}) @core`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    const id = randomBytes(4).toString('hex');
    const question = `Cho mình hỏi về đơn ${id}`;
    const chatButton = page.getByRole('button', { name: t.button });

    await page.goto(localePath(language, '/rate-table'));
    await chatButton.click();
    await page.getByRole('button', { name: t.recommendations_3 }).click();
    await expect(messages(page).getByText(t.recommendations_3)).toBeVisible();
    await write(page, question);
    await expect(messages(page).getByText(question)).toBeVisible();

    const staff = await openStaffPage(browser);
    const room = staff.getByRole('region', { name: staffTexts.rooms }).getByRole('button', { name: new RegExp(id) });
    await expect(room).toContainText('2');
    await room.click();
    await expect(messages(staff).getByText(question)).toBeVisible();
    await expect(messages(page).getByText(t.read).last()).toBeVisible();

    await page.getByRole('button', { name: t.close }).click();
    const picture = { name: 'man-hinh.png', mimeType: 'image/png', buffer: await staff.screenshot() };
    await staff.getByLabel(vietnamese.addPictures).setInputFiles(picture);
    await expect(staff.getByRole('button', { name: /^Bỏ ảnh 1/ })).toBeVisible();
    await write(staff, `Mình xem ngay, ${id}`);
    await expect(chatButton).toHaveAccessibleName(t.unread);
    await chatButton.click();
    await expect(messages(page).getByText(`Mình xem ngay, ${id}`)).toBeVisible();
    const received = messages(page).getByRole('button', { name: /(Ảnh 1|[Pp]icture 1)/ });
    await expect
      .poll(() => received.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(chatButton).not.toHaveAccessibleName(t.unread);
    await expect(messages(staff).getByText(vietnamese.read).last()).toBeVisible();

    await staff.getByRole('textbox', { name: vietnamese.writeLabel }).pressSequentially('Chờ chút');
    await expect(page.getByText(/đang viết|is (writing|typing)/)).toBeVisible();

    await page.getByRole('button', { name: t.signIn, exact: true }).first().click();
    const modal = page.getByRole('dialog').filter({ has: page.getByLabel('Email', { exact: true }) });
    await modal.getByRole('button', { name: t.register }).click();
    await modal.getByLabel(/^(Tên hiển thị|Display name)$/).fill(`Lan ${id}`);
    await modal.getByLabel('Email', { exact: true }).fill(`lan-${id}@example.com`);
    await modal.getByLabel(/^(Mật khẩu|Password)$/).fill('Abcdef12');
    await page.keyboard.press('Enter');
    await expect(modal).toHaveCount(0);
    await expect(messages(page).getByText(question)).toBeVisible();
    await expect(
      staff.getByRole('region', { name: staffTexts.rooms }).getByRole('button', { name: new RegExp(`Lan ${id}`) }),
    ).toBeVisible();

    await page.context().setOffline(true);
    await write(page, `Từ trên tàu, ${id}`);
    await expect(messages(page).getByText(t.waiting)).toBeVisible();
    await page.context().setOffline(false);
    await staff
      .getByRole('region', { name: staffTexts.rooms })
      .getByRole('button', { name: new RegExp(`Lan ${id}`) })
      .click();
    await expect(messages(staff).getByText(`Từ trên tàu, ${id}`)).toHaveCount(1, { timeout: 30_000 });
    await expect(messages(page).getByText(`Từ trên tàu, ${id}`)).toHaveCount(1);
    await expect(messages(page).getByText(t.waiting)).toHaveCount(0);
    await staff.context().close();
  });
}

test('the conversation is usable only with the keyboard', async ({ page }) => {
  await page.goto('/rate-table');
  await page.getByRole('button', { name: languages.vi.button }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: vietnamese.recommendations_1 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: vietnamese.recommendations_1 })).toHaveCount(0);
  await expect(page.getByRole('button', { name: languages.vi.button })).toBeFocused();
});

test('a visitor who is not staff signs in and returns to the conversations', async ({ page }) => {
  await page.goto('/admin/messages');
  await expect(page).toHaveURL(/\/auth$/);
});
