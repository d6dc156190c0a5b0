import { randomBytes } from 'node:crypto';
import { fieldLabels } from '@gvg/addresses/field-labels';
import { localePath } from '@gvg/contracts/values/locale';
import { expect, test } from '@gvg/testing/page-test';
import { cartTexts as englishCart } from '../src/locales/en/cart/index.ts';
import { orders as englishOrders } from '../src/locales/en/orders/index.ts';
import { texts as english } from '../src/locales/en/index.ts';
import { cartTexts as vietnameseCart } from '../src/locales/vi/cart/index.ts';
import { orders as vietnameseOrders } from '../src/locales/vi/orders/index.ts';
import { texts as vietnamese } from '../src/locales/vi/index.ts';
import { filled } from './support/filled.ts';
import { readQrCode } from './support/read-qr-code.ts';
import { openStaff } from './support/staff.ts';
import { startWalk } from './support/walk.ts';

const languages = {
  vi: {
    ...vietnamese,
    ...vietnameseCart,
    ...vietnameseOrders,
    name: 'Vietnamese',
    linkHint: /^Có link món hàng ở nơi khác/,
    toasts: 'Thông báo',
    join: 'Tạo tài khoản',
    displayName: 'Tên hiển thị',
    password: 'Mật khẩu',
    submitQuote: vietnameseCart.cart.quoteSubmit_other,
    accept: vietnameseOrders.quote.accept_other,
    save: 'Lưu',
    fullName: 'Người nhận',
    phone: 'Điện thoại người nhận',
    street: 'Số nhà, đường, toà nhà',
    japan: 'Nhật Bản',
    find: 'nhat',
  },
  en: {
    ...english,
    ...englishCart,
    ...englishOrders,
    name: 'English',
    linkHint: /^Have a link/,
    toasts: 'Notifications',
    join: 'Create an account',
    displayName: 'Display name',
    password: 'Password',
    submitQuote: englishCart.cart.quoteSubmit_one,
    accept: englishOrders.quote.accept_one,
    save: 'Save',
    fullName: 'Recipient',
    phone: 'Recipient’s phone',
    street: 'Street, number, building',
    japan: 'Japan',
    find: 'jap',
  },
} as const;

/** Maximum number of taps from the home page to the paid order. Shoppers pay for each added one. */
const mostTaps = 23;

/** Goods of the demo's other shop. */
const outside = { link: 'http://cholang.example/hang/gio-tre-quai-da', name: 'Giỏ tre đan tay quai da' };

for (const language of ['vi', 'en'] as const) {
  const t = languages[language];

  // Both languages on the narrow screen, because their texts cover different areas.
  test(`a pasted link becomes a paid order on a phone, in ${t.name} @core`, async ({ page, context }, info) => {
    test.setTimeout(180_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const staff = await openStaff();
    const { tap, type, stop, efforts } = await startWalk(page, info);
    const toasts = page.getByRole('status', { name: t.toasts }).getByRole('listitem');

    await page.goto(localePath(language, '/'));
    await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
    await stop('home');

    await tap(page.getByRole('banner').getByRole('combobox'));
    const screen = page.getByRole('dialog');
    await expect(screen.getByRole('combobox')).toBeFocused();
    await expect(screen.getByText(t.linkHint)).toBeVisible();
    await stop('search');
    await page.evaluate((link) => navigator.clipboard.writeText(link), outside.link);
    await page.keyboard.press('Control+V');
    const form = page.getByRole('dialog', { name: t.outside.addTitle });
    await expect(form.getByLabel(t.outside.name, { exact: true })).toHaveValue(outside.name);
    await stop('outside-form');

    await tap(form.getByRole('button', { name: t.outside.add }));
    await expect(form).toHaveCount(0);
    await stop('cart');

    await tap(page.getByRole('button', { name: filled(t.line.askName) }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await stop('asks-for-account');
    const modal = page.getByRole('dialog');
    await tap(modal.getByRole('button', { name: t.join, exact: true }));
    const id = randomBytes(5).toString('hex');
    await tap(modal.getByLabel(t.displayName, { exact: true }));
    await type(`Thu Hà ${id}`);
    await tap(modal.getByLabel('Email', { exact: true }));
    await type(`thuha-${id}@example.com`);
    await tap(modal.getByLabel(t.password, { exact: true }));
    await type('Abcdef12');
    await stop('account-filled');
    await page.keyboard.press('Enter');
    const request = page.getByRole('dialog', { name: t.cart.quoteTitle });
    await expect(request).toBeVisible();
    await stop('quote-request');

    await tap(request.getByRole('button', { name: t.shipping.choose }));
    await stop('destination');
    await tap(page.getByRole('dialog').last().getByRole('combobox'));
    await type(t.find);
    await tap(page.getByRole('option', { name: t.japan }));
    await stop('destination-chosen');
    await tap(request.getByRole('button', { name: filled(t.submitQuote) }));
    await expect(request).toHaveCount(0);
    // Toasts of the greeting, the moved cart and the request.
    await expect(toasts).toHaveCount(1);
    await expect(toasts).toContainText(t.cart.quoteSent);
    await stop('quote-sent');
    await tap(page.getByRole('link', { name: t.line.seeQuote }));
    await expect(page).toHaveURL(/\/user\/purchase\/quote\/[0-9a-f]{24}$/);
    await expect(page.getByText(filled(t.quote.nextStep.REQUESTED))).toBeVisible();
    await stop('quote-waiting');

    await staff.answer(new URL(page.url()).pathname.split('/').at(-1) ?? '', { price: 300_000, weightGrams: 480 });
    const accept = page.getByRole('button', { name: filled(t.accept) });
    await expect(accept).toBeVisible({ timeout: 30_000 });
    await stop('quote-answered');
    await tap(accept);
    await expect(page).toHaveURL(/\/order\/check-out/);
    await expect(page.getByRole('button', { name: t.checkOut.newAddress })).toBeVisible();
    await stop('check-out');

    await tap(page.getByRole('button', { name: t.checkOut.newAddress }));
    const address = page.getByRole('dialog');
    await expect(address).toBeVisible();
    await stop('address');
    await tap(address.getByLabel(t.fullName, { exact: true }));
    await type('Nguyễn Thị Lan');
    await tap(address.getByLabel(t.phone, { exact: true }));
    await type('09012345678');
    await tap(address.getByLabel(fieldLabels[language].postcode, { exact: true }));
    await type('1600023');
    await tap(address.getByLabel(fieldLabels[language].prefecture, { exact: true }));
    await type('Tokyo');
    await tap(address.getByLabel(t.street, { exact: true }));
    await type('Nishi-Shinjuku 2-8-1');
    await stop('address-filled');
    await tap(address.getByRole('button', { name: t.save, exact: true }));
    await expect(address).toHaveCount(0);
    await stop('address-saved');
    await tap(page.getByRole('checkbox', { name: filled(t.checkOut.terms) }));
    await stop('terms');
    await tap(page.getByRole('button', { name: filled(t.checkOut.place) }));

    await expect(page).toHaveURL(/\/order\/success\/GVG\w{6}$/);
    const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const placed = await staff.order(code);
    const qrCode = page.getByRole('img', { name: filled(t.payment.qrCode) });
    await expect(qrCode).toBeVisible();
    await stop('placed');
    await expect.poll(() => readQrCode(qrCode)).toBe(placed.transfer?.payload);
    await stop('qr-code');

    await staff.receive(code, placed.totals.due);
    await expect(page.getByText(t.payment.received).first()).toBeVisible();
    await stop('paid');
    await tap(page.getByRole('link', { name: t.order.success.toOrder }));
    await expect(page).toHaveURL(new RegExp(`/order/${code}$`));
    await expect(page.getByText(t.order.status.PURCHASING).first()).toBeVisible();
    await expect(page.getByText('160-0023')).toBeVisible();
    await stop('order');
    expect(efforts.reduce((sum, { taps }) => sum + taps, 0)).toBeLessThanOrEqual(mostTaps);
  });
}
