import type { Page } from '@playwright/test';
import { formatMoney } from '@gvg/contracts/values/money';
import { localePath } from '@gvg/contracts/values/locale';
import { expect, test } from '@gvg/testing/page-test';
import { newStaffMember } from '@gvg/testing/site-calls';
import { mailsTo } from '@gvg/testing/site-mails';
import { openStaffPage } from '@gvg/testing/staff-page';
import { orders as englishOrders } from '../src/locales/en/orders/index.ts';
import { texts as english } from '../src/locales/en/index.ts';
import { orders as vietnameseOrders } from '../src/locales/vi/orders/index.ts';
import { texts as vietnamese } from '../src/locales/vi/index.ts';
import { openBuyer, placeOrder } from './support/buyer.ts';
import { openStaff } from './support/staff.ts';

const languages = {
  vi: {
    ...vietnamese,
    ...vietnameseOrders,
    placed: (code: string) => `Đã nhận đơn ${code}`,
    weighed: (code: string, due: string) => new RegExp(`${code} cân xong 2,640 g.*Còn ${due}`),
    mail: (code: string, due: string) => `Đơn ${code} đã cân, còn ${due}`,
  },
  en: {
    ...english,
    ...englishOrders,
    placed: (code: string) => `Order ${code} received`,
    weighed: (code: string, due: string) => new RegExp(`${code} weighs 2,640 g.*${due} to pay`),
    mail: (code: string, due: string) => `Order ${code} has been weighed: ${due} left`,
  },
} as const;

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(Thông báo|Notifications)/ });
const panel = (page: Page) => page.getByRole('dialog', { name: /^(Thông báo|Notifications)/ });

/** Returns the number on the bell; 0 without one. */
const unread = async (page: Page) => Number(/\d+/.exec((await bell(page).textContent()) ?? '')?.[0] ?? 0);

/** Returns a check that fails if the page has been reloaded since. */
async function watchReloads(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { stillThisDocument: true }));
  return async () => expect(await page.evaluate(() => 'stillThisDocument' in window)).toBe(true);
}

for (const language of ['vi', 'en'] as const) {
  const t = languages[language];

  test(`an order appears at staff's bell, and its weighing at the buyer's and in their mail (${language})`, async ({
    page,
    browser,
  }) => {
    const [staff, member, buyer] = await Promise.all([openStaff(), newStaffMember(), openBuyer(page, language)]);
    const staffPage = await openStaffPage(browser, { tokens: member, path: '/rate-table' });
    await expect(bell(staffPage)).toBeVisible();
    const expectSameStaffPage = await watchReloads(staffPage);
    const before = await unread(staffPage);

    const code = await placeOrder(page, language);
    await expect.poll(() => unread(staffPage)).toBeGreaterThan(before);
    await bell(staffPage).click();
    const forStaff = panel(staffPage)
      .getByRole('listitem')
      .filter({ hasText: `Đơn mới ${code}` });
    await expect(forStaff).toContainText('1 món, gửi tới Nhật Bản.');
    await expectSameStaffPage();
    await staffPage.context().close();

    const expectSamePage = await watchReloads(page);
    await page.getByRole('link', { name: t.order.success.toOrder }).click();
    // The page of an order has no header.
    await page.getByRole('link', { name: t.frames.purchases }).click();
    await expect(bell(page)).toBeVisible();
    await expect.poll(() => unread(page)).toBe(1);
    await bell(page).click();
    await expect(panel(page).getByRole('listitem').first()).toContainText(t.placed(code));
    await page.keyboard.press('Escape');
    await staff.receive(code, (await staff.order(code)).totals.due);
    await expect.poll(() => unread(page)).toBe(2);
    await staff.buyAll(await staff.order(code));
    const { totals } = await staff.weigh(await staff.order(code), 2_640);
    const due = formatMoney(totals.due);
    await expect.poll(() => unread(page)).toBe(3);
    await bell(page).click();
    await expect(panel(page).getByRole('listitem')).toHaveCount(3);
    const weighed = panel(page).getByRole('listitem').first();
    await expect(weighed).toContainText(t.weighed(code, due));
    await weighed.getByRole('link').click();
    await expect(page).toHaveURL(localePath(language, `/order/${code}`));
    await page.goBack();
    await expect.poll(() => unread(page)).toBe(2);
    await expectSamePage();

    const mail = async () => (await mailsTo(buyer.email)).find(({ subject }) => subject === t.mail(code, due));
    await expect
      .poll(async () => (await mail())?.links.map((link) => new URL(link).pathname), { timeout: 30_000 })
      .toContain(localePath(language, `/order/${code}`));
  });
}
