import { randomUUID } from 'node:crypto';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/en/staff/index.ts';
import { paidOrder } from './support/paid-order.ts';
import { pixelPicture } from './support/pixel-picture.ts';

const { buying } = texts;

test('staff buys a line, the customer takes a dearer one, and one that is sold out is dropped', async ({
  page,
  browser,
}) => {
  const staff = await firstAdmin();
  const mark = randomUUID().slice(0, 8);
  const [vase, lantern, book] = ['Vase', 'Lantern', 'Book'].map((name) => `${name} ${mark}`) as [
    string,
    string,
    string,
  ];
  const { buyer, order } = await paidOrder([vase, lantern, book]);
  const move = (name: string, goods: string) =>
    page.getByRole('button', { name: `${name}: ${goods}, order ${order.code}` });
  const stored = () => buyer.call<Order>('GET', `/v1/orders/${order.code}`);

  await startSignedIn(page, staff);
  await page.goto(`/en/admin/buying?search=${order.code}`);
  await expect(page.getByRole('columnheader', { name: `shop-${mark}.example` })).toBeVisible();

  await move(buying.moves.BOUGHT, vase).click();
  const bought = page.getByRole('dialog');
  await bought.getByLabel('Paid for all 1 pieces (đ)').fill('190k');
  await expect(bought.getByText('+20,000đ')).toBeVisible();
  await bought.getByLabel(buying.bought.sellerOrder).fill(`SPX ${mark}`);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await bought.getByRole('button', { name: buying.bought.submit }).click();
  await expect(move(buying.moves.BOUGHT, vase)).toHaveCount(0);

  await move(buying.moves.DEARER, lantern).click();
  const dearer = page.getByRole('dialog');
  await dearer.getByLabel(buying.dearer.price).fill('250,000');
  await dearer.getByRole('button', { name: buying.dearer.submit }).click();
  await expect(move(buying.moves.DEARER, lantern)).toHaveCount(0);

  await move(buying.moves.SOLD_OUT, book).click();
  const soldOut = page.getByRole('dialog');
  await soldOut.getByLabel(buying.noteForCustomer).fill('The shop has none until Tet');
  await soldOut.getByRole('button', { name: buying.soldOut.submit }).click();
  await expect(page.getByText(texts.buying.noMatch)).toBeVisible();

  const context = await browser.newContext();
  const customerPage = await context.newPage();
  await startSignedIn(customerPage, buyer);
  await customerPage.goto(`/en/order/${order.code}`);
  const question = customerPage.getByRole('region', { name: `${lantern} costs more than quoted` });
  await expect(question.getByRole('timer')).toHaveText(/^4[78] h .*left$|^2 d 0 h left$/);
  await expect(customerPage.getByText('The shop has none until Tet')).toBeVisible();
  expect(await violationsInBothSchemes(customerPage)).toEqual([]);
  await question.getByRole('button', { name: 'Agree to 250,000đ' }).click();
  await expect(question).toHaveCount(0);
  await context.close();
  expect(await stored()).toMatchObject({
    status: 'PURCHASING',
    lines: [{ status: 'BOUGHT' }, { status: 'TO_BUY', price: 250_000 }, { cancelReason: 'SOLD_OUT' }],
    totals: { goods: 450_000, serviceFee: 20_000, due: 0 },
  });

  // The desk hears of the answer by its socket.
  await move(buying.moves.BOUGHT, lantern).click();
  await page.getByRole('dialog').getByRole('button', { name: buying.bought.submit }).click();
  await page.getByRole('button', { name: new RegExp(`^${buying.tabs.BOUGHT}`) }).click();
  await move(buying.moves.ARRIVED, lantern).click();
  const arrived = page.getByRole('dialog');
  await arrived.getByLabel(buying.arrived.photo).setInputFiles(pixelPicture('lantern.png'));
  await expect(arrived.getByRole('img')).toBeVisible();
  await arrived.getByRole('button', { name: buying.arrived.submit }).click();
  await expect(move(buying.moves.ARRIVED, lantern)).toHaveCount(0);

  // The vase comes without a name: its number at the seller's says whose it is.
  await page.getByRole('button', { name: buying.unknown.open, exact: true }).click();
  const unknown = page.getByRole('dialog');
  await unknown.getByLabel(buying.arrived.photo).setInputFiles(pixelPicture('parcel.png'));
  await expect(unknown.getByRole('img')).toBeVisible();
  await unknown.getByLabel(buying.arrived.tracking).fill(`spx-${mark}`);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await unknown.getByRole('button', { name: buying.unknown.submit }).click();
  await expect(unknown).toHaveCount(0);
  await page.getByRole('button', { name: new RegExp(`^${buying.tabs.UNKNOWN}`) }).click();
  const parcel = page.getByRole('row', { name: `spx-${mark}` });
  await expect(parcel.getByText(buying.match.SELLER_ORDER)).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await parcel.getByRole('button', { name: `Assign to an order: parcel spx-${mark}` }).click();
  const assigning = page.getByRole('dialog');
  await expect(assigning.getByRole('radio', { name: vase })).toBeChecked();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await assigning.getByRole('button', { name: buying.assign.submit }).click();
  await expect(page.getByText(buying.done.ASSIGNED)).toBeVisible();
  expect(await stored()).toMatchObject({ status: 'AT_WAREHOUSE', photos: [{ kind: 'ARRIVAL' }, { kind: 'ARRIVAL' }] });
});
