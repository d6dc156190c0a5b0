import { randomUUID } from 'node:crypto';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import { expectNoHistoryLayers } from '@gvg/testing/history-layers';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, newCustomer, startSignedIn } from '@gvg/testing/site-calls';
import type { SitePerson } from '@gvg/testing/site-calls';
import type { Page } from '@playwright/test';
import { staff as texts } from '../src/locales/en/staff/index.ts';
import { readAudit } from './support/audit.ts';
import { bankStatement } from './support/bank-statement.ts';
import { pointer } from './support/hands.ts';
import { newProduct } from './support/new-product.ts';
import { orderQuote } from './support/order-journey.ts';
import { pixelPicture } from './support/pixel-picture.ts';
import { savedCsv } from './support/saved-csv.ts';
import { shipParcel } from './support/ship-parcel.ts';

const { buying, exports, newQuote, payments, quote: quoteTexts, weigh } = texts;
const { amend } = texts.order;
const { actions } = texts.audit;

/** What was saved before leaves its history entry in a later task, which would cancel the way to another page. */
async function open(page: Page, path: string): Promise<void> {
  await expectNoHistoryLayers(page);
  await page.goto(`/en/admin/${path}`);
}

/** A request for prices of these goods from one shop. */
async function requestQuote(buyer: SitePerson, names: readonly string[]): Promise<Quote> {
  const lines: string[] = [];
  for (const name of names) {
    const body = { name, amount: 1, url: `https://shop.example/${encodeURIComponent(name)}` };
    lines.push((await buyer.call<{ _id: string }>('POST', '/v1/cart/without-system/add-product', body))._id);
  }
  return buyer.call('POST', '/v1/quotes', { lines, country: 'JP' });
}

async function suggest(page: Page, { name, sku = '' }: Product): Promise<void> {
  await page.getByRole('button', { name: quoteTexts.suggest }).click();
  await page.getByRole('combobox', { name: texts.productSearch.search }).fill(sku);
  await page.getByRole('option', { name: name.en }).click();
  await expect(page.getByRole('button', { name: `Remove ${name.en}` })).toBeVisible();
}

/** Staff offers goods for 200,000đ a piece, refuses the last of them and suggests a product of the shop in its place. */
async function answerQuote(
  page: Page,
  { id, names, substitute }: { id: string; names: readonly string[]; substitute: Product },
): Promise<void> {
  await open(page, `quotes/${id}`);
  for (const [index, name] of names.entries()) {
    const line = page.getByRole('group', { name, exact: true });
    if (index === names.length - 1) {
      await line.getByRole('button', { name: quoteTexts.refuse }).click();
      await line.getByRole('button', { name: quoteTexts.reason.FLIGHT }).click();
      await suggest(page, substitute);
      continue;
    }
    await line.getByLabel(quoteTexts.price).fill('200,000');
    await line.getByLabel(quoteTexts.weight).fill('1,000');
    await line.getByLabel(quoteTexts.category, { exact: true }).selectOption(quoteTexts.categories.PACKAGED_FOOD);
  }
  await page.getByRole('button', { name: 'Send version 1 to the customer' }).click();
  await expect(page.getByRole('button', { name: 'Send version 2 to the customer' })).toBeVisible();
}

/** Staff makes a quote of these goods for a customer who calls, for 150,000đ each. Returns its id. */
async function quoteForCaller(page: Page, caller: SitePerson, names: readonly string[]): Promise<string> {
  await open(page, 'quotes');
  await page.getByRole('link', { name: newQuote.link }).click();
  await page.getByRole('searchbox', { name: newQuote.search }).fill(caller.email);
  await page.getByRole('button', { name: caller.email }).click();
  for (const [index, name] of names.entries()) {
    if (index > 0) await page.getByRole('button', { name: newQuote.addLine }).click();
    const line = page.getByRole('group', { name: `Item ${index + 1}` });
    await line.getByLabel(newQuote.name).fill(name);
    await line.getByLabel(quoteTexts.price).fill('150k');
    await line.getByLabel(quoteTexts.weight).fill('700');
    await line.getByLabel(quoteTexts.category).selectOption(quoteTexts.categories.PACKAGED_FOOD);
  }
  await page.getByLabel(newQuote.country).selectOption('Japan');
  await page.getByRole('button', { name: newQuote.submit }).click();
  await page.waitForURL(/\/en\/admin\/quotes\/[0-9a-f]{24}$/);
  return page.url().slice(-24);
}

/** Staff imports a statement whose one transfer pays both orders, and splits it. Returns its reference. */
async function importAndSplit(page: Page, [first, second]: readonly [Order, Order]): Promise<string> {
  const amount = first.totals.due + second.totals.due;
  const { reference, file } = bankStatement(amount);
  await open(page, 'payments');
  await page.getByRole('button', { name: payments.import }).click();
  const importing = page.getByRole('dialog');
  await importing.getByLabel(payments.statement).setInputFiles(file);
  await expect(importing.getByText(`One new transfer, ${formatMoney(amount)}; 0 known already.`)).toBeVisible();
  await importing.getByRole('button', { name: payments.import }).click();
  await page.getByRole('button', { name: payments.importedClose }).click();
  await page.getByRole('link', { name: new RegExp(reference) }).click();
  await page.getByLabel(payments.orderCode).fill(first.code);
  await page.getByRole('button', { name: payments.splitOpen }).click();
  const splitting = page.getByRole('dialog');
  for (const { code, totals } of [first, second])
    await expect(splitting.getByLabel(payments.splitPart.replace('{{code}}', code))).toHaveValue(String(totals.due));
  await splitting.getByRole('button', { name: payments.split, exact: true }).click();
  await expect(page.getByText(payments.splitDone.replace('{{amount}}', formatMoney(amount)))).toBeVisible();
  return reference;
}

/** Staff proposes one more piece of the goods and another street. */
async function proposeChange(page: Page, code: string, goods: string): Promise<void> {
  await open(page, `orders/${code}`);
  await page.getByRole('button', { name: amend.open }).click();
  const dialog = page.getByRole('dialog', { name: `Change order ${code}` });
  await dialog.getByRole('button', { name: `More of ${goods}` }).click();
  await dialog.getByLabel(amend.recipient).check();
  await dialog.getByLabel('Street, number, building').fill('4-5-6 Umeda');
  await dialog.getByRole('button', { name: amend.propose }).click();
  await expect(page.getByText(`${goods}: 1 → 2`)).toBeVisible();
}

type DeskMove = 'BOUGHT' | 'DEARER' | 'SOLD_OUT' | 'ARRIVED';

/** The buying desk of one order: each move of a line is recorded in a dialog. */
async function openDesk(page: Page, code: string) {
  await open(page, `buying?search=${code}`);
  const button = (move: DeskMove, goods: string) =>
    page.getByRole('button', { name: `${buying.moves[move]}: ${goods}, order ${code}` });
  return {
    showTab: (tab: keyof typeof buying.tabs) =>
      page.getByRole('button', { name: new RegExp(`^${buying.tabs[tab]}`) }).click(),
    async buy(goods: string, paid: string) {
      await button('BOUGHT', goods).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/^Paid for all/).fill(paid);
      await dialog.getByRole('button', { name: buying.bought.submit }).click();
      await expect(button('BOUGHT', goods)).toHaveCount(0);
    },
    async askPrice(goods: string, price: string) {
      await button('DEARER', goods).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(buying.dearer.price).fill(price);
      await dialog.getByRole('button', { name: buying.dearer.submit }).click();
      await expect(button('DEARER', goods)).toHaveCount(0);
    },
    async dropSoldOut(goods: string) {
      await button('SOLD_OUT', goods).click();
      await page.getByRole('dialog').getByRole('button', { name: buying.soldOut.submit }).click();
      await expect(button('SOLD_OUT', goods)).toHaveCount(0);
    },
    async receive(goods: string) {
      await button('ARRIVED', goods).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(buying.arrived.photo).setInputFiles(pixelPicture('parcel.png'));
      await expect(dialog.getByRole('img')).toBeVisible();
      await dialog.getByRole('button', { name: buying.arrived.submit }).click();
      await expect(button('ARRIVED', goods)).toHaveCount(0);
    },
  };
}

async function weighParcel(page: Page, code: string): Promise<void> {
  await open(page, `orders/${code}`);
  await page.getByLabel(weigh.weight).fill('1640');
  await page.getByLabel(weigh.photo).setInputFiles(pixelPicture('scale.png'));
  await expect(page.getByAltText(weigh.photoTaken)).toBeVisible();
  await page.getByRole('button', { name: weigh.submit }).click();
  await expect(page.getByRole('button', { name: weigh.submitAgain })).toBeVisible();
}

async function packPrintAndShip(page: Page, code: string, goods: string): Promise<void> {
  await page.getByRole('checkbox', { name: goods }).check();
  await expect(page.getByText('2 of 2 pieces are in')).toBeVisible();
  await page.getByRole('link', { name: texts.print.open }).click();
  await expect(page.getByRole('article', { name: `Label of order ${code}` })).toContainText('4-5-6 Umeda');
  await page.goBack();
  await shipParcel(page, pointer);
}

/** The month's ledger as the bookkeeper's file has it. */
async function exportMonth(page: Page): Promise<Record<string, string>[]> {
  await open(page, 'payments');
  await page.getByRole('button', { name: exports.open }).click();
  const dialog = page.getByRole('dialog', { name: exports.payments });
  await dialog.getByLabel(exports.ledger).check();
  return savedCsv(page, dialog.getByRole('button', { name: exports.save }), ',');
}

const sum = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((total, row) => total + Number(row[column]), 0);

test('staff answers, books, buys, changes, weighs, ships and exports in one day, and the audit log has all of it @core', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const [admin, lan] = await Promise.all([firstAdmin(), newCustomer('Lan')]);
  const mark = randomUUID().slice(0, 8);
  const [vase, lantern, book, knife] = ['Vase', 'Lantern', 'Book', 'Knife'].map((name) => `${name} ${mark}`) as [
    string,
    string,
    string,
    string,
  ];
  const [tray, fan] = [`Tray ${mark}`, `Fan ${mark}`];
  const stored = (code: string) => admin.call<Order>('GET', `/v1/orders/${code}`);
  const substitute = await newProduct(admin, { sku: `SUB-${mark}` });
  const asked = await requestQuote(lan, [vase, lantern, book, knife]);
  await startSignedIn(page, admin);

  await test.step('a quote is answered, one line of it refused', () =>
    answerQuote(page, { id: asked._id, names: [vase, lantern, book, knife], substitute }));
  const calledFor = await test.step('a quote is made for the customer who calls', () =>
    quoteForCaller(page, lan, [tray, fan]));
  const large = await orderQuote(lan, asked._id);
  const small = await orderQuote(lan, calledFor);
  expect(large.lines).toHaveLength(3);
  const { versions } = await lan.call<Quote>('GET', `/v1/quotes/${asked._id}`);
  expect(versions[0]?.lines[3]?.substitutes).toMatchObject([{ product: substitute._id }]);

  const reference = await test.step('a statement is imported, and its transfer split over both orders', () =>
    importAndSplit(page, [large, small]));
  for (const { code } of [large, small]) expect(await stored(code)).toMatchObject({ status: 'PURCHASING' });

  await test.step('one order gets a piece more and another street, and the customer agrees', async () => {
    await proposeChange(page, small.code, tray);
    const { proposal } = await stored(small.code);
    await lan.call('PUT', `/v1/orders/${small.code}/changes/accept`, {
      proposal: proposal?._id,
      due: proposal?.after.due,
    });
    await expect(page.getByText(/^The customer agreed to the change/)).toBeVisible();
  });

  await test.step('goods are bought: one dearer and accepted, one dearer and unanswered, one sold out', async () => {
    const desk = await openDesk(page, large.code);
    await desk.buy(vase, '190k');
    await desk.askPrice(lantern, '250,000');
    await desk.askPrice(book, '260,000');
    const line = large.lines.find(({ name }) => localize(name, 'en') === lantern)?._id;
    await lan.call('PUT', `/v1/orders/${large.code}/lines/${line}/price`, { accept: true, price: 250_000 });
    await desk.showTab('TO_BUY');
    await desk.buy(lantern, '250,000');
    await desk.showTab('ASKED');
    await expect(page.getByRole('table').getByText(book)).toBeVisible();

    const smallDesk = await openDesk(page, small.code);
    await smallDesk.buy(tray, '290,000');
    await smallDesk.dropSoldOut(fan);
    await smallDesk.showTab('BOUGHT');
    await smallDesk.receive(tray);
  });
  expect(await stored(small.code)).toMatchObject({ status: 'AT_WAREHOUSE', totals: { goods: 300_000 } });

  await test.step('the parcel is weighed, packed, labelled and sent', async () => {
    await weighParcel(page, small.code);
    const { totals } = await stored(small.code);
    await admin.call<Payment>('POST', '/v1/payments', {
      account: '1234567890',
      amount: totals.due,
      bankReference: `${reference}B`,
      receivedAt: new Date().toISOString(),
      content: small.code,
    });
    await packPrintAndShip(page, small.code, tray);
  });

  const rows = await test.step('the month is exported', () => exportMonth(page));
  const sent = await stored(small.code);
  for (const order of [sent, await stored(large.code)]) {
    const own = rows.filter((row) => row['order'] === order.code);
    expect(sum(own, 'paid')).toBe(order.totals.paid);
    expect(sum(own, 'charged') - sum(own, 'paid')).toBe(order.code === small.code ? 0 : 50_000);
  }
  expect(sent).toMatchObject({ status: 'SHIPPED', totals: { due: 0 }, recipient: { line: '4-5-6 Umeda' } });

  const { docs } = await admin.call<{ docs: Payment[] }>('GET', '/v1/payments?limit=100');
  const transfer = docs.find(({ bankReference }) => bankReference === reference);
  const records = [
    [asked._id, [[actions.quote.answer, 'status To answer Answered']]],
    [calledFor, [[actions.quote.make, 'status – Answered']]],
    [transfer?._id ?? '', [[actions.payment.assign, `unallocated ${formatMoney(transfer?.amount ?? 0)} 0đ`]]],
    [
      large._id,
      [
        [actions.order['buy-line'], 'lines › #2 BOUGHT › purchase › paid to the seller – 250,000đ'],
        [actions.order['ask-price'], 'lines › #3 TO_BUY › price asked › price – 260,000đ'],
      ],
    ],
    [
      small._id,
      [
        [actions.order.status, 'status Packed Shipped'],
        [actions.order.pack, 'lines › #1 READY › in the parcel – 2'],
        [actions.order.weigh, 'shipping › real weight – 1,640 g'],
        [actions.order['line-sold-out'], 'lines › #2 CANCELLED › status To buy Not to be had'],
        [actions.order['accept-change'], 'lines › #1 TO_BUY › amount 1 2'],
        [actions.order['propose-change'], 'proposed change › lines › #1 › amount – 2'],
      ],
    ],
    ['ledger', [[actions.ledger.export, `from – ${vietnamDayOf(new Date()).slice(0, 8)}01`]]],
  ] as const;
  for (const [subject, changes] of records)
    await test.step(`the audit log has the changes of ${subject}`, () =>
      readAudit(page, pointer, { staff: admin, subject, changes }));
});
