import { cancelOrder } from '@gvg/contracts/cart/http/orders';
import { recordPayment } from '@gvg/contracts/cart/http/payments';
import { declineQuote, withdrawQuote } from '@gvg/contracts/cart/http/quotes';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { signInAdmin, signUp } from '@gvg/contracts/identity/http/auth';
import { updateMe } from '@gvg/contracts/identity/http/account';
import { runScript } from '../command/run-script.ts';
import { fillBuyingDesk, proposeMore } from './buying-desk.ts';
import { demoAccount, openAccount } from './demo-account.ts';
import { addCannedReplies, davidAsks, guestAsks, lanAsks } from './conversations.ts';
import { demoCustomers, demoPassword } from './customer-data.ts';
import type { DemoCustomer } from './customer-data.ts';
import { outsideGoods as goods } from './outside-goods.ts';
import { daysAgo, shopDay } from './shop-day.ts';
import type { Buyer, OutsideGoods, ShopDay } from './shop-day.ts';
import { CallError, siteClient } from './site-client.ts';
import type { CallSite } from './site-client.ts';
import { hideRating, rate, staffWorks } from './staff-day.ts';
import { sendUnknownEvent } from './unknown-event.ts';
import type { Broker } from './unknown-event.ts';

export interface SeedCustomersOptions {
  apiUrl: string;
  admin: { email: string; password: string };
  cartDatabase: string;
  broker: Broker;
}

/**
 * Creates customers of the demo with quotes, orders and payments in every status and some conversations, by the calls of real users.
 * Existing customers are left unchanged. Returns the number of new ones.
 */
export async function seedCustomers({ apiUrl, admin, cartDatabase, broker }: SeedCustomersOptions): Promise<number> {
  const call = siteClient(apiUrl);
  const { accessToken } = await call(signInAdmin, { body: admin });
  await openAccount(call, accessToken);
  const day = shopDay(call, accessToken);
  const endQuote = ({ _id }: Quote) =>
    runScript('services/cart/src/end-quote.ts', { args: [_id], environment: { DATABASE_NAME: cartDatabase } });
  const stories = { lan: lanBuys, minh: minhBuys, hoa: hoaBuys, david: davidBuys, thu: thuBuys };
  let added = 0;
  for (const [name, story] of Object.entries(stories)) {
    const buyer = await register(call, demoCustomers[name as keyof typeof demoCustomers]);
    if (buyer === undefined) continue;
    await story({ call, day, buyer, staffToken: accessToken, endQuote, broker });
    added += 1;
  }
  await addCannedReplies(call, accessToken);
  await guestAsks(call, accessToken);
  await staffWorks(call, accessToken);
  return added;
}

interface Story {
  call: CallSite;
  day: ShopDay;
  buyer: Buyer;
  staffToken: string;
  /** Moves the quote's expiry to the past. */
  endQuote(quote: Quote): Promise<void>;
  broker: Broker;
}

async function register(call: CallSite, customer: DemoCustomer): Promise<Buyer | undefined> {
  const { displayName, email, address } = customer;
  try {
    const { accessToken: token } = await call(signUp, { body: { displayName, email, password: demoPassword } });
    await call(updateMe, { token, body: { phone: address.phone, addresses: [address] } });
    return { customer, token };
  } catch (error) {
    if (error instanceof CallError && error.code === 'USER_WAS_EXISTED') return undefined;
    throw error;
  }
}

/** Requests outside goods and lets staff answer. */
async function quoted(day: ShopDay, buyer: Buyer, wanted: readonly OutsideGoods[], note = '') {
  const lines: string[] = [];
  for (const one of wanted) lines.push(await day.addOutside(buyer, one));
  const request = await day.request(buyer, lines, note);
  const offers = Object.fromEntries(wanted.map(({ offer }, index) => [lines[index] ?? '', offer]));
  return { lines, request, answer: (text = '', validHours?: number) => day.answer(request, offers, text, validHours) };
}

/**
 * Creates examples of everything: an order on its way with one failed event, one to pay, one delivered, quotes that wait on either side,
 * and a cart.
 */
async function lanBuys({ call, day, buyer, staffToken, broker }: Story): Promise<void> {
  const place = async (...wanted: readonly (readonly [string, number])[]) =>
    day.place(buyer, await day.addProducts(buyer, wanted), 'AIR');

  const delivered = await day.pay(await place(['Bún bò Huế khô gói 5', 3], ['Mì Quảng lá khô nghệ tươi', 2]), 12);
  await day.deliver(await day.ship(await day.pay(await day.weigh(delivered, 3_620), 9)));

  const shipped = await day.pay(await place(['Hủ tiếu dai Sa Đéc', 6]), 6);
  await sendUnknownEvent(broker, await day.ship(await day.pay(await day.weigh(shipped, 3_480), 4)));

  const books = await quoted(day, buyer, [goods.childrensBooks]);
  await day.accept(buyer, await books.answer('Sách có sẵn ở nhà sách quận 1, mua trong ngày.'));
  const balance = await day.buyAll(await day.pay(await day.place(buyer, books.lines, 'SEA'), 5));
  await day.weigh(balance, 2_940);

  await proposeMore(call, staffToken, await place(['Phở khô Hà Nội sợi nhỏ', 4]));
  await (
    await quoted(day, buyer, [goods.silkAoDai, goods.stoneMortar], 'Mình cần trước Tết.')
  ).answer('Áo may sẵn, giao trong 3 ngày.');
  await quoted(day, buyer, [goods.lacquerTray]);
  await day.addProducts(buyer, [
    ['Bún bò Huế khô gói 5', 2],
    ['Hủ tiếu dai Sa Đéc', 1],
  ]);
  await lanAsks({ call, customerToken: buyer.token, staffToken }, shipped);
  await rate(call, buyer, 'Bún bò Huế khô gói 5', {
    stars: 5,
    comment: 'Sợi bún dai, gói sa tế thơm. Nấu cho cả nhà, ai cũng khen như ăn ở Huế.',
  });
  await rate(call, buyer, 'Mì Quảng lá khô nghệ tươi', {
    stars: 4,
    comment: 'Mì ngon, màu nghệ thật. Một gói vỡ vụn dọc đường nên bớt một sao.',
  });
}

/** Creates orders for staff to process: in every state of the buying desk, at the warehouse, and packed. */
async function minhBuys({ call, day, buyer, staffToken }: Story): Promise<void> {
  const basket = await quoted(day, buyer, [goods.bambooBasket, goods.coffeeFilter]);
  await day.accept(buyer, await basket.answer());
  await day.pay(await day.place(buyer, basket.lines, 'AIR', 'Xin gói chung một kiện.'));

  const desk = await quoted(day, buyer, [goods.silkFan, goods.incenseBurner, goods.bambooSteamer]);
  await day.accept(buyer, await desk.answer());
  await fillBuyingDesk(call, staffToken, await day.pay(await day.place(buyer, desk.lines, 'AIR'), 4));

  await day.pay(await day.place(buyer, await day.addProducts(buyer, [['Mì Quảng lá khô nghệ tươi', 5]]), 'SEA'), 1);

  const packed = await day.pay(
    await day.place(buyer, await day.addProducts(buyer, [['Bún bò Huế khô gói 5', 4]]), 'EXPRESS'),
    8,
  );
  await day.pay(await day.weigh(packed, 3_050), 3);
}

/** Creates cancelled and refunded orders, and a transfer for a cancelled order. */
async function hoaBuys({ call, day, buyer }: Story): Promise<void> {
  const { token } = buyer;
  const unpaid = await day.place(buyer, await day.addProducts(buyer, [['Hủ tiếu dai Sa Đéc', 2]]), 'AIR');
  await call(cancelOrder, { token, params: { id: unpaid._id }, body: { reason: 'Đặt nhầm số lượng.' } });

  const tray = await quoted(day, buyer, [goods.lacquerTray]);
  await day.accept(buyer, await tray.answer());
  const paid = await day.pay(await day.place(buyer, tray.lines, 'AIR'), 10);
  await day.refund(
    await call(cancelOrder, { token, params: { id: paid._id }, body: { reason: 'Người nhận đã chuyển nhà.' } }),
  );

  const declined = await (await quoted(day, buyer, [goods.silkAoDai])).answer();
  await call(declineQuote, { token, params: { id: declined._id }, body: { version: declined.versions.length } });
}

/** Creates transfers that need staff: too little, too much, without a code. Also creates a quote that ends within hours. */
async function davidBuys({ call, day, buyer, staffToken }: Story): Promise<void> {
  await day.pay(await day.place(buyer, await day.addProducts(buyer, [['Phở khô Hà Nội sợi nhỏ', 6]]), 'AIR'), 2, 0.5);
  await day.pay(
    await day.place(buyer, await day.addProducts(buyer, [['Mì Quảng lá khô nghệ tươi', 3]]), 'SEA'),
    1,
    1.1,
  );
  await call(recordPayment, {
    token: staffToken,
    body: {
      account: demoAccount.account,
      amount: 250_000,
      bankReference: 'FT-CK-TIEN-HANG',
      receivedAt: daysAgo(1),
      content: 'DAVID NGUYEN ck tien hang',
    },
  });
  await (await quoted(day, buyer, [goods.bambooBasket])).answer('Người bán chỉ giữ giá đến chiều nay.', 3);
  await davidAsks({ call, customerToken: buyer.token, staffToken });
}

/** Creates a saved cart, a withdrawn request, an expired quote, and a rating that staff has hidden. */
async function thuBuys({ call, day, buyer, staffToken, endQuote }: Story): Promise<void> {
  const { token } = buyer;
  const { request } = await quoted(day, buyer, [goods.coffeeFilter]);
  await call(withdrawQuote, { token, params: { id: request._id } });
  await endQuote(await (await quoted(day, buyer, [goods.silkFan])).answer('Quạt vẽ theo đợt, giá giữ một giờ.', 1));
  const lines = await day.addProducts(buyer, [['Hủ tiếu dai Sa Đéc', 2]]);
  const delivered = await day.pay(await day.place(buyer, lines, 'AIR'), 13);
  await day.deliver(await day.ship(await day.pay(await day.weigh(delivered, 1_240), 11)));
  await day.addProducts(buyer, [['Bún bò Huế khô gói 5', 1]]);
  const rating = await rate(call, buyer, 'Hủ tiếu dai Sa Đéc', {
    stars: 1,
    comment: 'Đừng mua ở đây, nhắn số 0900 000 000 có giá rẻ hơn!',
  });
  await hideRating(call, staffToken, rating);
}
