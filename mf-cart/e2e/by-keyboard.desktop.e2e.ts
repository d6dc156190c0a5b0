import { fieldLabels } from '@gvg/addresses/field-labels';
import { localePath } from '@gvg/contracts/values/locale';
import { expect, test } from '@gvg/testing/page-test';
import { reachByKeyboard } from '@gvg/testing/reach-by-keyboard';
import { newCustomer, startSignedIn } from '@gvg/testing/site-calls';
import type { Locator, Page } from '@playwright/test';
import { cartTexts as englishCart } from '../src/locales/en/cart/index.ts';
import { texts as english } from '../src/locales/en/index.ts';
import { cartTexts as vietnameseCart } from '../src/locales/vi/cart/index.ts';
import { texts as vietnamese } from '../src/locales/vi/index.ts';
import { addStockProduct } from './support/buyer.ts';
import { filled } from './support/filled.ts';

const languages = {
  vi: {
    ...vietnamese,
    ...vietnameseCart,
    name: 'Vietnamese',
    orderOne: vietnameseCart.cart.order_other,
    typed: 'nhat',
    country: 'Nước',
    fullName: 'Người nhận',
    phone: 'Điện thoại người nhận',
    street: 'Số nhà, đường, toà nhà',
    save: 'Lưu',
  },
  en: {
    ...english,
    ...englishCart,
    name: 'English',
    orderOne: englishCart.cart.order_one,
    typed: 'jap',
    country: 'Country',
    fullName: 'Recipient',
    phone: 'Recipient’s phone',
    street: 'Street, number, building',
    save: 'Save',
  },
} as const;

/** A total is rejected on purpose. */
test.use({ provoked: /409 \(Conflict\)/ });

/** Expects that the focused element is not covered, and that it or its frame has a focus ring. */
async function expectSeenFocus(page: Page): Promise<void> {
  // Scrolling into view, and a header moving away, may take a moment.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === null || focused === document.body) return '';
        const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent.trim()}`;
        const box = focused.getBoundingClientRect();
        if (box.width > innerWidth || box.height > innerHeight) return '';
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const onTop = document.elementFromPoint(x, y);
        const isSeen =
          onTop !== null &&
          (focused.contains(onTop) || onTop.contains(focused) || onTop.closest('label')?.control === focused);
        const frames = [focused, focused.parentElement, focused.parentElement?.parentElement].filter(
          (each) => each instanceof Element,
        );
        const hasRing = frames.some((each) => {
          return [undefined, '::before'].some((part) => {
            const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each, part);
            return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
          });
        });
        return `${isSeen ? '' : `covered: ${name}`}${hasRing ? '' : ` no ring: ${name}`}`;
      }),
    )
    .toBe('');
}

for (const language of ['vi', 'en'] as const) {
  const t = languages[language];

  test(`a cart is checked out by keyboard with the focus always visible, in ${t.name}`, async ({ page }) => {
    test.setTimeout(180_000);
    const reach = (target: Locator) => reachByKeyboard(target, () => expectSeenFocus(page));
    const press = async (target: Locator) => {
      await reach(target);
      await page.keyboard.press('Enter');
    };
    const write = async (target: Locator, text: string) => {
      await reach(target);
      await page.keyboard.type(text);
    };
    const buyer = await newCustomer();
    await addStockProduct(buyer);
    await startSignedIn(page, buyer);

    await page.goto(localePath(language, '/user/cart'));
    const destination = page.getByRole('region', { name: t.cart.summary }).getByRole('button').first();
    await press(destination);
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(destination).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type(t.typed);
    await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(destination).toBeFocused();
    const order = page.getByRole('link', { name: filled(t.orderOne) }).first();
    await press(order);
    await expect(page).toHaveURL(/\/order\/check-out$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    const add = page.getByRole('button', { name: t.checkOut.newAddress });
    await press(add);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');
    const save = dialog.getByRole('button', { name: t.save, exact: true });
    await press(save);
    const recipient = dialog.getByLabel(t.fullName, { exact: true });
    await expect(recipient).toBeFocused();
    await expect(recipient).toHaveAttribute('aria-invalid', 'true');
    await expect(recipient).toHaveAccessibleDescription(/\S/);
    await write(recipient, 'Nguyễn Thị Lan');
    await write(dialog.getByLabel(t.phone, { exact: true }), '09012345678');
    await write(dialog.getByLabel(fieldLabels[language].postcode, { exact: true }), '1600023');
    await write(dialog.getByLabel(fieldLabels[language].prefecture, { exact: true }), 'Tokyo');
    // The list of suggestions handles the first Escape or Enter.
    await page.keyboard.press('Tab');
    await write(dialog.getByLabel(t.street, { exact: true }), 'Nishi-Shinjuku 2-8-1');
    await press(save);
    await expect(dialog).toHaveCount(0);
    await expect(add).toBeFocused();
    await expect(page.getByRole('radio', { name: /Nguyễn Thị Lan/ })).toBeChecked();

    const services = page.getByRole('group', { name: t.shipping.services }).getByRole('radio');
    const total = page.getByRole('region', { name: t.checkOut.order }).getByRole('status').last();
    await reach(services.first());
    const before = await total.textContent();
    await page.keyboard.press('ArrowDown');
    await expect(services.nth(1)).toBeChecked();
    await expect(total).not.toHaveText(before ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(total).toHaveText(before ?? '');
    await write(page.getByRole('textbox', { name: t.checkOut.note }), 'Gói kỹ giúp mình');

    const place = page.getByRole('button', { name: filled(t.checkOut.place) });
    await press(place);
    const terms = page.getByRole('checkbox', { name: filled(t.checkOut.terms) });
    await expect(terms).toBeFocused();
    await expect(terms).toHaveAccessibleDescription(t.checkOut.termsMissing);
    await page.keyboard.press('Space');
    await expect(terms).toBeChecked();

    await page.route('**/v1/orders', (route) =>
      route.fulfill({ status: 409, json: { statusCode: 409, message: 'TOTALS_CHANGED', error: 'Conflict' } }),
    );
    await press(place);
    await expect(page.getByRole('alert').filter({ hasText: t.checkOut.failed.TOTALS_CHANGED })).toBeVisible();
    await expect(place).toBeFocused();
    await page.unroute('**/v1/orders');
    await expect(place).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/order\/success\/GVG\w{6}$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}
