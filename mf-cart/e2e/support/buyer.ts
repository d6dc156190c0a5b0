import type { Page } from '@playwright/test';
import { localePath } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import { expect } from '@gvg/testing/page-test';
import { newCustomer, startSignedIn } from '@gvg/testing/site-calls';
import type { SitePerson } from '@gvg/testing/site-calls';
import { texts as english } from '../../src/locales/en/index.ts';
import { cartTexts as englishCart } from '../../src/locales/en/cart/index.ts';
import { texts as vietnamese } from '../../src/locales/vi/index.ts';
import { cartTexts as vietnameseCart } from '../../src/locales/vi/cart/index.ts';
import { filled } from './filled.ts';

const languages = { vi: { ...vietnamese, ...vietnameseCart }, en: { ...english, ...englishCart } } as const;
const address = {
  fullName: 'Nguyễn Thị Lan',
  phone: '+819012345678',
  country: 'JP',
  region: 'Tokyo',
  line: 'Nishi-Shinjuku 2-8-1',
  postcode: '160-0023',
};

/** A demo product that is in stock. */
export const stockProduct = {
  keyword: 'Bún bò Huế khô gói 5',
  name: { vi: 'Bún bò Huế khô gói 5', en: 'Hue beef noodle kit, five bowls' },
};

export async function addStockProduct({ call }: Pick<SitePerson, 'call'>): Promise<void> {
  const { docs } = await call<{ docs: { _id: string }[] }>(
    'GET',
    `/v1/products?limit=1&name=${encodeURIComponent(stockProduct.keyword)}`,
  );
  await call('POST', '/v1/cart/in-system/add-product', { product: docs[0]?._id });
}

/** Creates a customer with an address and a cart. `page` starts signed in as them. */
export async function openBuyer(page: Page, locale: Locale): Promise<SitePerson> {
  const buyer = await newCustomer();
  await buyer.call('PATCH', '/v1/users/update-user-info', { locale, addresses: [address] });
  await addStockProduct(buyer);
  await startSignedIn(page, buyer);
  return buyer;
}

/** Checks out the cart and returns the order's code. */
export async function placeOrder(page: Page, locale: Locale): Promise<string> {
  const t = languages[locale];
  await page.goto(localePath(locale, '/order/check-out'));
  await page.getByRole('checkbox', { name: filled(t.checkOut.terms) }).check();
  await page.getByRole('button', { name: filled(t.checkOut.place) }).click();
  await expect(page).toHaveURL(/\/order\/success\/GVG\w{6}$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
