import { localePath } from '@gvg/contracts/values/locale';
import { expect, test } from '@gvg/testing/page-test';
import { cartTexts as englishCart } from '../src/locales/en/cart/index.ts';
import { texts as english } from '../src/locales/en/index.ts';
import { cartTexts as vietnameseCart } from '../src/locales/vi/cart/index.ts';
import { texts as vietnamese } from '../src/locales/vi/index.ts';
import { openBuyer, stockProduct } from './support/buyer.ts';

const languages = {
  vi: {
    ...vietnamese,
    ...vietnameseCart,
    name: 'Vietnamese',
    japan: 'Nhật Bản',
    orderOne: vietnameseCart.cart.order_other,
  },
  en: { ...english, ...englishCart, name: 'English', japan: 'Japan', orderOne: englishCart.cart.order_one },
} as const;

const money = String.raw`[\d,]+đ`;

for (const language of ['vi', 'en'] as const) {
  const t = languages[language];
  const product = stockProduct.name[language];
  const named = (text: string) => text.replace('{{name}}', product);

  test(`cart and check-out have accessible names for each part, field and figure, in ${t.name}`, async ({ page }) => {
    const buyer = await openBuyer(page, language);
    await buyer.call('POST', '/v1/cart/without-system/add-product', { name: 'Bình gốm', amount: 1 });

    await page.goto(localePath(language, '/user/cart'));
    await page.getByRole('button', { name: t.shipping.choose }).first().click();
    await page.getByRole('dialog').getByRole('option', { name: t.japan }).click();
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "${t.frames.cart}" [level=1]
      - region "${t.cart.inStock}":
        - heading "${t.cart.inStock}" [level=2]
        - list:
          - listitem:
            - checkbox "${named(t.line.choose)}" [checked]
            - group "${named(t.line.amount)}":
              - button "${named(t.line.fewer)}" [disabled]
              - textbox "${named(t.line.amount)}": "1"
              - button "${named(t.line.more)}"
            - button "${named(t.line.remove)}"
      - region "${t.cart.personal}":
        - heading "${t.cart.personal}" [level=2]
        - button "${t.cart.pasteLink}"
        - list:
          - listitem:
            - text: ${t.line.noPrice}
      - region "${t.cart.summary}":
        - button /${t.japan}/
        - group "${t.shipping.services}":
          - radio /${t.shipping.service.AIR}/ [checked]
          - radio /${t.shipping.service.EXPRESS}/
          - radio /${t.shipping.service.SEA}/
        - link "${t.orderOne.replace('{{count}}', '1')}"
      - status: /^${t.cart.total} ${money}$/
    `);

    await page.goto(localePath(language, '/order/check-out'));
    const recipientIn = t.checkOut.recipientIn.replace('{{country}}', t.japan);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "${t.frames.checkOut}" [level=1]
      - link "${t.frames.editCart}"
      - region "${recipientIn}":
        - heading "${recipientIn}" [level=2]
        - group "${t.checkOut.recipient}":
          - radio /Nguyễn Thị Lan/ [checked]
          - button "${t.checkOut.editLabel.replace('{{name}}', 'Nguyễn Thị Lan')}"
        - button "${t.checkOut.newAddress}"
      - region "${t.checkOut.sendBy}":
        - heading "${t.checkOut.sendBy}" [level=2]
        - group "${t.shipping.services}":
          - radio /${t.shipping.service.AIR} .*${t.shipping.atDoor} ${money}/ [checked]
          - radio /${t.shipping.service.EXPRESS} .*${t.shipping.atDoor} ${money}/
          - radio /${t.shipping.service.SEA} .*${t.shipping.atDoor} ${money}/
      - region "${t.checkOut.note}":
        - heading "${t.checkOut.note}" [level=2]
        - textbox "${t.checkOut.note}"
      - region "${t.checkOut.order}":
        - heading "${t.checkOut.order}" [level=2]
        - list "${t.checkOut.ordered}":
          - listitem
        - checkbox /${t.checkOut.terms}/
        - link "${t.checkOut.termsLink}"
        - alert
        - button /${t.checkOut.place.replace('{{amount}}', money)}/
        - status: /^${t.cart.total} ${money}$/
    `);
  });
}
