import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fieldLabels } from '@gvg/addresses/field-labels';
import { localePath } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import { slugWithId } from '@gvg/contracts/values/slug';
import { expect, test } from '@gvg/testing/page-test';
import { cartTexts as englishCart } from '../src/locales/en/cart/index.ts';
import { orders as englishOrders } from '../src/locales/en/orders/index.ts';
import { texts as english } from '../src/locales/en/index.ts';
import { cartTexts as vietnameseCart } from '../src/locales/vi/cart/index.ts';
import { orders as vietnameseOrders } from '../src/locales/vi/orders/index.ts';
import { texts as vietnamese } from '../src/locales/vi/index.ts';
import { stockProduct } from './support/buyer.ts';
import { filled } from './support/filled.ts';
import { readQrCode } from './support/read-qr-code.ts';
import { openStaff } from './support/staff.ts';

const languages = {
  vi: {
    ...vietnamese,
    ...vietnameseCart,
    ...vietnameseOrders,
    add: 'Thêm vào giỏ',
    one: '1 món',
    save: 'Lưu',
    fullName: 'Người nhận',
    phone: 'Điện thoại người nhận',
    street: 'Số nhà, đường, toà nhà',
    country: 'Nước',
    japan: 'Nhật Bản',
  },
  en: {
    ...english,
    ...englishCart,
    ...englishOrders,
    add: 'Add to cart',
    one: '1 item',
    save: 'Save',
    fullName: 'Recipient',
    phone: 'Recipient’s phone',
    street: 'Street, number, building',
    country: 'Country',
    japan: 'Japan',
  },
} as const;

/** Goods of the demo's other shop. */
const outside = {
  link: 'http://cholang.example/hang/gio-tre-quai-da',
  name: 'Giỏ tre đan tay quai da',
  price: 310_000,
};

async function openProduct(page: Page, language: Locale): Promise<void> {
  const { docs } = (await (
    await page.request.get(`/v1/products?limit=1&name=${encodeURIComponent(stockProduct.keyword)}`)
  ).json()) as { docs: { _id: string }[] };
  await page.goto(localePath(language, `/product/${slugWithId(stockProduct.name[language], docs[0]?._id ?? '')}`));
}

/** Registers the account that continues with the cart, in the form that opened in place. */
async function register(page: Page): Promise<void> {
  const id = randomBytes(5).toString('hex');
  const modal = page.getByRole('dialog');
  await modal.getByLabel(/^(Tên hiển thị|Display name)$/).fill(`Thu Hà ${id}`);
  await modal.getByLabel('Email', { exact: true }).fill(`thuha-${id}@example.com`);
  const password = modal.getByLabel(/^(Mật khẩu|Password)$/);
  await password.fill('Abcdef12');
  await page.keyboard.press('Enter');
  // Not the dialog, because another may open immediately in its place.
  await expect(password).toHaveCount(0);
}

for (const language of ['vi', 'en'] as const) {
  const t = languages[language];

  test(`a guest's first line comes home, by sign-up, quote, deposit, weighing, balance and shipping (${language}) @core`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const staff = await openStaff();
    const cartLink = page.getByRole('banner').getByRole('link', { name: t.frames.cart });

    await openProduct(page, language);
    await page.getByRole('button', { name: t.add, exact: true }).first().click();
    await expect(cartLink).toContainText(t.one);

    await page.goto(localePath(language, `/user/cart?link=${encodeURIComponent(outside.link)}`));
    const form = page.getByRole('dialog', { name: t.outside.addTitle });
    await expect(form.getByRole('status').first()).toHaveText(t.outside.outcome.READ);
    await expect(form.getByLabel(t.outside.name, { exact: true })).toHaveValue(outside.name);
    await expect(form.getByRole('img', { name: filled(t.outside.image) })).toBeVisible();
    await form.getByRole('button', { name: t.outside.add }).click();
    await expect(form).toHaveCount(0);

    await page.getByRole('button', { name: filled(t.line.askName) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Tạo tài khoản|Create an account)$/ })
      .click();
    await register(page);
    await expect(page.getByText(outside.name).first()).toBeVisible();
    await expect(cartLink).toContainText('2');
    const request = page.getByRole('dialog', { name: t.cart.quoteTitle });
    // It opens by itself where the customer was when they signed in.
    await expect(request).toBeVisible();
    await request.getByRole('button', { name: t.shipping.choose }).click();
    await page.getByRole('dialog').getByRole('option', { name: t.japan }).click();
    await request
      .getByRole('button', {
        name: filled(language === 'en' ? englishCart.cart.quoteSubmit_one : vietnameseCart.cart.quoteSubmit_other),
      })
      .click();
    await expect(request).toHaveCount(0);
    await page.getByRole('link', { name: t.line.seeQuote }).click();
    await expect(page).toHaveURL(/\/user\/purchase\/quote\/[0-9a-f]{24}$/);

    const quote = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await expect(page.getByText(filled(t.quote.nextStep.REQUESTED))).toBeVisible();
    await staff.answer(quote, { price: 300_000, weightGrams: 480 });
    await page
      .getByRole('button', {
        name: filled(language === 'en' ? englishOrders.quote.accept_one : vietnameseOrders.quote.accept_other),
      })
      .click({ timeout: 30_000 });

    await expect(page).toHaveURL(/\/order\/check-out/);
    await page.getByRole('button', { name: t.checkOut.newAddress }).click();
    const address = page.getByRole('dialog');
    await address.getByLabel(t.country, { exact: true }).selectOption('JP');
    await address.getByLabel(t.fullName, { exact: true }).fill('Nguyễn Thị Lan');
    await address.getByLabel(t.phone, { exact: true }).fill('090-1234-5678');
    await address.getByLabel(fieldLabels[language].postcode, { exact: true }).fill('160-0023');
    await address.getByLabel(fieldLabels[language].prefecture, { exact: true }).fill('Tokyo');
    await address.getByLabel(t.street, { exact: true }).fill('Nishi-Shinjuku 2-8-1');
    await address.getByRole('button', { name: t.save, exact: true }).click();
    await expect(address).toHaveCount(0);
    await page.getByRole('checkbox', { name: filled(t.checkOut.terms) }).check();
    await page.getByRole('button', { name: filled(t.checkOut.place) }).click();

    await expect(page).toHaveURL(/\/order\/success\/GVG\w{6}$/);
    const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const placed = await staff.order(code);
    const qrCode = page.getByRole('img', { name: filled(t.payment.qrCode) });
    await expect(qrCode).toBeVisible();
    // A toast may cover it for some seconds.
    await expect.poll(() => readQrCode(qrCode)).toBe(placed.transfer?.payload);
    const payload = placed.transfer?.payload;
    expect(payload).toContain(`54${String(String(placed.totals.due).length).padStart(2, '0')}${placed.totals.due}`);
    expect(payload).toContain(code);

    await staff.receive(code, placed.totals.due);
    await expect(page.getByText(t.payment.received).first()).toBeVisible();
    await page.getByRole('link', { name: t.order.success.toOrder }).click();
    await expect(page).toHaveURL(new RegExp(`/order/${code}$`));
    await expect(page.getByText(t.order.status.PURCHASING).first()).toBeVisible();

    await staff.buyAll(await staff.order(code));
    const weighed = await staff.weigh(await staff.order(code), 2_640);
    await expect(page.getByText(t.order.status.AWAITING_BALANCE).first()).toBeVisible({ timeout: 30_000 });
    await expect(qrCode).toBeVisible();
    await expect.poll(() => readQrCode(qrCode)).toBe(weighed.transfer?.payload);
    await staff.receive(code, weighed.totals.due);
    await expect(page.getByText(t.order.status.PACKED).first()).toBeVisible({ timeout: 30_000 });

    await staff.move(weighed, 'SHIPPED', { carrier: 'EMS', trackingCode: 'EE123456789VN' });
    await expect(page.getByText('EE123456789VN')).toBeVisible({ timeout: 30_000 });
    await staff.move(weighed, 'DELIVERED');
    await expect(page.getByText(filled(t.order.nextStep.DELIVERED))).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: t.order.rate })).toBeVisible();
  });
}
