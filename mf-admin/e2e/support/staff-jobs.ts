import { randomInt, randomUUID } from 'node:crypto';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { formatMoney } from '@gvg/contracts/values/money';
import { expect } from '@gvg/testing/page-test';
import { newCustomer } from '@gvg/testing/site-calls';
import type { SitePerson } from '@gvg/testing/site-calls';
import type { Locator, Page } from '@playwright/test';
import { staff as texts } from '../../src/locales/en/staff/index.ts';
import { bankStatement } from './bank-statement.ts';
import type { Hands } from './hands.ts';
import { headerOf } from './header.ts';
import { newName, newProduct } from './new-product.ts';
import { askForQuote, orderQuote } from './order-journey.ts';
import { paidOrder } from './paid-order.ts';
import { pixelPicture } from './pixel-picture.ts';
import { saveProduct } from './product-form.ts';
import { shipParcel } from './ship-parcel.ts';

/** What counts as one action: a press, a field that is filled in or chosen, a file. */
export interface CountingHands extends Hands {
  attach(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
  readonly actions: number;
}

export function countActions(hands: Hands): CountingHands {
  let actions = 0;
  const counted =
    <Arguments extends unknown[]>(act: (...values: Arguments) => Promise<void>) =>
    (...values: Arguments) => {
      actions += 1;
      return act(...values);
    };
  return {
    press: counted(hands.press),
    write: counted(hands.write),
    choose: counted(hands.choose),
    pick: counted(hands.pick),
    toggle: counted(hands.toggle),
    mark: counted(hands.mark),
    attach: counted((target, file) => target.setInputFiles(file)),
    inspect: () => Promise.resolve(),
    get actions() {
      return actions;
    },
  };
}

export interface StaffJob {
  title: string;
  /** Most actions from the dashboard on, by the pages' drawings (rules/admin-pages.md). */
  budget: number;
  /** Makes what the job is about, and returns what somebody does. */
  prepare(admin: SitePerson): Promise<(page: Page, hands: CountingHands) => Promise<void>>;
}

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name, exact: true });
const orderTab = (page: Page, status: keyof typeof texts.orders.status) =>
  page
    .getByRole('navigation', { name: texts.dashboard.statuses })
    .getByRole('link', { name: texts.orders.status[status] });
const row = (page: Page, name: string | RegExp) => page.getByRole('rowheader', { name }).getByRole('link');
/** Searches the list for the only row that has these words. */
async function find(page: Page, { write }: CountingHands, words: string): Promise<void> {
  await write(page.getByRole('searchbox'), words);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
}

const answerQuote: StaffJob = {
  title: 'a quote of three lines is answered',
  budget: 12,
  async prepare() {
    const buyer = await newCustomer('Lan');
    const name = newName('Lacquer bowl');
    const lines: string[] = [];
    for (const part of ['small', 'large', 'round'])
      lines.push(
        (
          await buyer.call<{ _id: string }>('POST', '/v1/cart/without-system/add-product', {
            name: `${name} ${part}`,
            amount: 1,
          })
        )._id,
      );
    await buyer.call<Quote>('POST', '/v1/quotes', { lines, country: 'JP' });
    return async (page, { press, write, choose }) => {
      await press(menu(page, 'Quotes'));
      await press(row(page, new RegExp(name)));
      const { quote } = texts;
      for (const [index, price] of ['120,000', '240,000', '360,000'].entries()) {
        await write(page.getByLabel(quote.price).nth(index), price);
        await write(page.getByLabel(quote.weight).nth(index), '700');
        await choose(page.getByLabel(quote.category, { exact: true }).nth(index), quote.categories.PACKAGED_FOOD);
      }
      await press(page.getByRole('button', { name: 'Send version 1 to the customer' }));
      await expect(page.getByRole('button', { name: 'Send version 2 to the customer' })).toBeVisible();
    };
  },
};

const importTransfers: StaffJob = {
  title: 'transfers are imported, and the one without an order is assigned',
  budget: 8,
  async prepare(admin) {
    const price = randomInt(100_000, 900_000);
    const { buyer, quote } = await askForQuote(newName('Silk scarf'));
    await admin.call('PUT', `/v1/quotes/${quote._id}/answer`, {
      lines: quote.lines.map(({ _id }) => ({ line: _id, price, weightGrams: 300, categoryType: 'PACKAGED_FOOD' })),
    });
    const { code, totals } = await orderQuote(buyer, quote._id);
    const { reference, file } = bankStatement(totals.due);
    return async (page, { press, pick, attach }) => {
      const { payments } = texts;
      await press(menu(page, 'Transfers'));
      await press(page.getByRole('button', { name: payments.import }));
      const dialog = page.getByRole('dialog');
      await attach(dialog.getByLabel(payments.statement), file);
      await press(dialog.getByRole('button', { name: payments.import }));
      await press(page.getByRole('button', { name: payments.importedClose }));
      await press(page.getByRole('link', { name: new RegExp(reference) }));
      await pick(page.getByRole('radio', { name: new RegExp(`${code}.*${formatMoney(totals.due)}`) }));
      await press(page.getByRole('button', { name: payments.assign }));
      await expect(page.getByText(payments.assigned.replace('{{code}}', code))).toBeVisible();
    };
  },
};

/** Everything that is to be bought has arrived. */
async function arrive(admin: SitePerson, { code, lines }: Order): Promise<void> {
  for (const { _id } of lines) await admin.call('PUT', `/v1/orders/${code}/lines/${_id}/status`, { status: 'READY' });
}

const weigh: StaffJob = {
  title: 'a parcel is weighed with the scale’s photo',
  budget: 5,
  async prepare(admin) {
    const { order } = await paidOrder([newName('Bamboo tray')]);
    await arrive(admin, order);
    return async (page, { press, write, attach }) => {
      await press(orderTab(page, 'AT_WAREHOUSE'));
      await press(row(page, order.code));
      await write(page.getByLabel(texts.weigh.weight), '1520');
      await attach(page.getByLabel(texts.weigh.photo), pixelPicture('scale.png'));
      await expect(page.getByAltText(texts.weigh.photoTaken)).toBeVisible();
      await press(page.getByRole('button', { name: texts.weigh.submit }));
      await expect(page.getByRole('button', { name: texts.weigh.submitAgain })).toBeVisible();
    };
  },
};

const ship: StaffJob = {
  title: 'a paid parcel is packed and sent with its tracking code',
  budget: 7,
  async prepare(admin) {
    const goods = newName('Tea set');
    const { order } = await paidOrder([goods]);
    await arrive(admin, order);
    const { totals } = await admin.call<Order>('PUT', `/v1/orders/${order.code}/weigh`, { grams: 1_500 });
    await admin.call('POST', '/v1/payments', {
      account: '1234567890',
      amount: totals.due,
      bankReference: randomUUID(),
      receivedAt: new Date().toISOString(),
      content: order.code,
    });
    return async (page, { press, write, pick }) => {
      await press(orderTab(page, 'PACKED'));
      await press(row(page, order.code));
      await pick(page.getByRole('checkbox', { name: goods }));
      await shipParcel(page, { press, write });
    };
  },
};

const changePrice: StaffJob = {
  title: 'a product’s price is changed',
  budget: 5,
  async prepare(admin) {
    const product = await newProduct(admin);
    return async (page, hands) => {
      const { press, write } = hands;
      await press(menu(page, 'Products'));
      await find(page, hands, product.name.en);
      await press(row(page, product.name.en));
      await write(page.getByLabel(texts.product.fields.price, { exact: true }), '70,000');
      await saveProduct(page, { press });
    };
  },
};

const findOrder: StaffJob = {
  title: 'an order is found by a telephone number as it is written',
  budget: 3,
  async prepare(admin) {
    const { order } = await paidOrder([newName('Fan')]);
    const number = `3${String(randomInt(10_000_000, 99_999_999))}`;
    await admin.call('PUT', `/v1/orders/${order.code}/changes`, {
      revision: order.revision,
      recipient: { ...order.recipient, phone: `+81${number}` },
      dryRun: false,
    });
    return async (page, hands) => {
      const { press } = hands;
      await press(menu(page, 'Orders'));
      await find(page, hands, `0${number.slice(0, 1)}-${number.slice(1, 5)}-${number.slice(5)}`);
      await press(row(page, order.code));
      await expect(page.getByRole('heading', { level: 1, name: order.code })).toBeVisible();
    };
  },
};

const block: StaffJob = {
  title: 'somebody is blocked with a reason',
  budget: 6,
  async prepare(admin) {
    const customer = await newCustomer('Lan');
    const { displayName: name } = await admin.call<UserSummary>('GET', `/v1/users/${customer.id}`);
    return async (page, hands) => {
      const { press, write } = hands;
      const { users } = texts;
      await press(menu(page, 'Users'));
      await find(page, hands, customer.email);
      await press(row(page, name));
      await write(page.getByLabel(users.reason), 'Advertises in the chat');
      await press(page.getByRole('button', { name: users.blockName.replace('{{name}}', name) }));
      await press(page.getByRole('dialog').getByRole('button', { name: users.blockSubmit, exact: true }));
      await expect(page.getByText('Blocked: Advertises in the chat')).toBeVisible();
    };
  },
};

/** Not beside other tests of the header, of which there is one. */
export const sloganJob: StaffJob = {
  title: 'the header’s slogan is changed',
  budget: 4,
  async prepare(admin) {
    const before = await headerOf(admin);
    return async (page, { press, write }) => {
      const { templates } = texts;
      await press(menu(page, 'Templates'));
      await press(page.getByRole('link', { name: templates.types.HEADER }));
      await write(page.getByLabel(`${templates.fields.slogan} · ${templates.languages.en}`), newName('Bought for you'));
      await press(page.getByRole('button', { name: templates.publish }));
      await expect(page.getByText(`the shop shows version ${before.revision + 1}`)).toBeVisible();
    };
  },
};

export const staffJobs: readonly StaffJob[] = [
  answerQuote,
  importTransfers,
  weigh,
  ship,
  changePrice,
  findOrder,
  block,
];
