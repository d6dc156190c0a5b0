import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { OutsideFetchError } from '@gvg/outside-fetch/outside-fetch.error';
import type { OutsideFetch } from '@gvg/outside-fetch/outside-fetch';
import { verifyProvider } from '@gvg/testing/http-pact';
import { joinListeners } from '@gvg/testing/joined-listeners';
import type { JoinedListeners } from '@gvg/testing/joined-listeners';
import { lineToBuy, sampleEntry, sampleOrder, sampleOrderLine } from './order/order.fixtures.ts';
import type { StoredOrder } from './order/order.model.ts';
import { totalsOf } from './order/order-totals.ts';
import {
  addOutsideLine,
  addProductLine,
  answerQuote,
  offer,
  placedOrder,
  requestQuote,
} from './testing/buying.fixtures.ts';
import { startCartHarness } from './testing/cart-harness.ts';
import type { CartHarness } from './testing/cart-harness.ts';
import { removeStoredLine, storeLine } from './testing/stored-lines.fixtures.ts';

let shop: CartHarness;
let listeners: JoinedListeners;

/** Responses of other sites by URL. */
const outsidePages = new Map<string, string>();
const fetchOutside: OutsideFetch = async (url) => {
  const body = outsidePages.get(url);
  if (body === undefined) throw new OutsideFetchError('NOT_FOUND');
  return { url, contentType: 'text/html', body: Buffer.from(body) };
};

/** Goods on a page of another shop as schema.org data. */
const sellsOutside = (url: string, goods: object) =>
  outsidePages.set(
    url,
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', ...goods })}</script>`,
  );

beforeAll(async () => {
  shop = await startCartHarness('provider', { fetchOutside });
  listeners = await joinListeners(shop);
});

afterAll(async () => {
  await listeners.close();
  await shop.close();
});

/** An order with the id in a pact, which cannot be chosen when placing one. */
async function orderUnderId(id: string, user: string): Promise<void> {
  await shop.models.orders.deleteMany({ _id: id });
  const placed = await placedOrder(shop, await shop.user({ id: user }));
  const stored = await shop.models.orders.findByIdAndDelete(placed._id).lean();
  await shop.models.orders.collection.insertOne({ ...stored, _id: new Types.ObjectId(id) } as never);
}

async function quoteUnderId(id: string, user: string): Promise<void> {
  await shop.models.quotes.deleteMany({ _id: id });
  const customer = await shop.user({ id: user });
  const line = await addOutsideLine(shop, customer);
  const { body: quote } = await requestQuote(customer, [line]);
  await answerQuote(await shop.user({ roles: ['ADMIN'] }), quote._id, [offer(line)]);
  const stored = await shop.models.quotes.findByIdAndDelete(quote._id).lean();
  await shop.models.quotes.collection.insertOne({ ...stored, _id: new Types.ObjectId(id) } as never);
}

/** A quote request for one line, with the ids in a pact; of a new customer unless `owner` is given. */
async function requestUnderId(id: string, line: string, owner?: { id: string }): Promise<void> {
  await shop.models.quotes.deleteMany({ _id: id });
  const customer = await shop.user(owner);
  const { body: quote } = await requestQuote(customer, [await addOutsideLine(shop, customer)]);
  const stored = await shop.models.quotes.findByIdAndDelete(quote._id).orFail().lean();
  const lines = stored.lines.map((each) => ({ ...each, _id: new Types.ObjectId(line) }));
  await shop.models.quotes.collection.insertOne({ ...stored, _id: new Types.ObjectId(id), lines } as never);
}

/** A transfer without an order code, with the id in a pact. */
async function transferUnderId(id: string, content = 'tien hang', bankReference: string = randomUUID()): Promise<void> {
  await shop.models.payments.deleteMany({ _id: id });
  const { body } = await (
    await shop.user({ roles: ['ADMIN'] })
  ).post<{ _id: string }>('/v1/payments', {
    account: '1234567890',
    amount: 90_000,
    bankReference,
    receivedAt: '2026-11-20T03:00:00.000Z',
    content,
    isDayConfirmed: true,
  });
  const stored = await shop.models.payments.findByIdAndDelete(body._id).lean();
  await shop.models.payments.collection.insertOne({ ...stored, _id: new Types.ObjectId(id) } as never);
}

/** An order with the code in a pact. */
async function orderUnderCode(code: string, fields: Partial<StoredOrder>, paid = 0): Promise<void> {
  await shop.models.orders.deleteMany({ code });
  const order = sampleOrder({ code, lines: [sampleOrderLine()], ...fields });
  const ledger = paid === 0 ? order.ledger : [...order.ledger, sampleEntry({ kind: 'PAYMENT', amount: paid })];
  await shop.models.orders.insertMany([{ ...order, ledger, due: totalsOf({ ...order, ledger }).due }]);
}

/** A line with the id in a pact. */
async function lineUnderId(id: string, made: string): Promise<void> {
  await storeLine(shop.models, { ...(await removeStoredLine(shop.models, made)), _id: new Types.ObjectId(id) });
}

/** A cart with one line of each type, the outside line added later; the customer has nothing else. */
async function cartOfBoth(user: string, productLine: string, outsideLine: string): Promise<void> {
  await forget(user);
  const customer = await shop.user({ id: user });
  await lineUnderId(
    productLine,
    await addProductLine(shop, customer, shop.catalogue.makeProduct({ stock: 10 }), { amount: 2 }),
  );
  shop.advance(1_000);
  await lineUnderId(outsideLine, await addOutsideLine(shop, customer));
}

/** Pieces of a product in an otherwise empty cart; the line has the id in a pact, if given. */
async function cartOfPieces(user: string, amount: number, line?: string): Promise<void> {
  await forget(user);
  const stored = await addProductLine(shop, await shop.user({ id: user }), shop.catalogue.makeProduct({ stock: 10 }), {
    amount,
  });
  if (line !== undefined) await lineUnderId(line, stored);
}

async function mergedCart(user: string, event: string): Promise<void> {
  await cartOfPieces(user, 2);
  const guest = { kind: 'guest' as const, id: 'd'.repeat(32) };
  await shop.models.carts.replaceOne(
    { _id: `guest:${guest.id}` },
    {
      customer: guest,
      lines: [],
      totalAmount: 0,
      merge: { event, user, lines: 1 },
      revision: 1,
      updatedAt: shop.now(),
    },
    { upsert: true },
  );
}

async function forget(user: string): Promise<void> {
  await shop.models.orders.deleteMany({ user });
  await shop.models.quotes.deleteMany({ user });
  await shop.models.removedLines.deleteMany({ 'customer.id': user });
  await shop.models.carts.deleteMany({ 'customer.id': user });
}

test('fulfils the contracts of its consumers', async () => {
  const user = 'a'.repeat(24);
  const [customer, order, quote] = ['64b0c0ffee0123456789ab14', '64b0c0ffee0123456789ab11', '64b0c0ffee0123456789ab12'];
  const [productLine, outsideLine, shownQuote, shownOrder] = [
    '64b0c0ffee0123456789ac01',
    '64b0c0ffee0123456789ac02',
    '64b0c0ffee0123456789ac03',
    '64b0c0ffee0123456789ac04',
  ];
  const [soldProduct, removedProduct, soldLine, merge] = [
    '6a0000000000000000000011',
    '6a0000000000000000000012',
    '6a0000000000000000000013',
    '3c7d1c52-5a1e-4c63-9f0e-2d2f8d0b7a11',
  ];
  const [parcel, asked, askedLine, transfer] = [
    '64b0c0ffee0123456789ad01',
    '64b0c0ffee0123456789ad02',
    '64b0c0ffee0123456789ad03',
    '64b0c0ffee0123456789ad04',
  ];
  const orderAtWarehouse = async () => {
    await shop.models.orders.deleteMany({ _id: parcel });
    const arrived = sampleOrder({
      _id: new Types.ObjectId(parcel),
      status: 'AT_WAREHOUSE',
      lines: [sampleOrderLine()],
    });
    await shop.models.orders.insertMany([
      { ...arrived, ledger: [...arrived.ledger, sampleEntry({ kind: 'PAYMENT', amount: 200_000 })] },
    ]);
  };
  const orderThatWasSent = async () => {
    await shop.models.orders.deleteMany({ _id: parcel });
    const { recipient, shipping } = sampleOrder();
    const sent = sampleOrder({
      _id: new Types.ObjectId(parcel),
      status: 'SHIPPED',
      recipient: { ...recipient, phone: '+84901234567' },
      shipping: { ...shipping, carrier: 'EMS', trackingCode: '0901234567VN' },
    });
    await shop.models.orders.insertMany([sent]);
  };
  const [packed, packedLine] = ['64b0c0ffee0123456789ad09', '64b0c0ffee0123456789ad10'];
  const addedProduct = '64b0c0ffee0123456789ad11';
  const [buying, toBuy, arrival, asking, askedFor] = [
    '64b0c0ffee0123456789ad06',
    '64b0c0ffee0123456789ad07',
    '64b0c0ffee0123456789ad08',
    '64b0c0ffee0123456789ac05',
    '64b0c0ffee0123456789ac06',
  ];
  /** A paid order of one line at the price of its quote. */
  const orderThatBuys = async (_id: string, line: ReturnType<typeof lineToBuy>, owner: object = {}) => {
    await shop.models.orders.deleteMany({ _id });
    const order = sampleOrder({ _id: new Types.ObjectId(_id), status: 'PURCHASING', lines: [line], ...owner });
    const ledger = [...order.ledger, sampleEntry({ kind: 'PAYMENT', amount: 525_000 })];
    await shop.models.orders.insertMany([{ ...order, ledger, due: 0 }]);
  };
  const onItsWay = '64b0c0ffee0123456789ac09';
  const [linkInVnd, linkInEur] = ['https://shop.example/ao-khoac', 'https://shop.example/jacket'];
  const [ended, ownPicture] = ['GVGN335S3', '/v1/file-manager/files/0123456789abcdef0123456789abcdef.jpg'];
  const [proposed, proposal] = ['64b0c0ffee0123456789ac07', '64b0c0ffee0123456789ac08'];
  /** An order with a proposal: one more piece of its line, and one piece of another product. */
  const orderWithProposal = async () => {
    await shop.models.orders.deleteMany({ _id: proposed });
    const line = lineToBuy();
    const order = sampleOrder({ _id: new Types.ObjectId(proposed), user, lines: [line] });
    const until = new Date(shop.now().getTime() + 3_600_000);
    const { _id: product, name, images } = shop.catalogue.makeProduct();
    const added = sampleOrderLine({ product, name, image: images[0] ?? '', amount: 1, price: 65_000 });
    const amendment = { lines: [{ line: line._id, amount: 2 }], added: [added] };
    await shop.models.orders.insertMany([{ ...order, proposal: { _id: proposal, at: shop.now(), until, amendment } }]);
  };
  const [boughtCode, photographedCode, cancelledCode, waitingCode] = [
    'GVGPACT22',
    'GVGPACT3Y',
    'GVGPACT4W',
    'GVGPACT5U',
  ];
  const photo = '/v1/file-manager/files/0123456789abcdef0123456789abcdef.jpg';
  const outsidePage = 'https://shop.example/noi-dat';
  const cancelledOrder = async () => {
    await shop.models.refundReferences.deleteMany({ _id: /^PACT-REFUND/ });
    const ledger = [sampleEntry({ kind: 'PAYMENT', amount: 200_000 })];
    await orderUnderCode(cancelledCode, { status: 'CANCELLED', ledger, owed: 200_000 });
  };
  const states = {
    [`the order ${buying} buys the line ${toBuy}`]: () => orderThatBuys(buying, lineToBuy({ _id: toBuy })),
    [`the order ${buying} buys the line ${toBuy}, and the product ${addedProduct} is in stock`]: async () => {
      shop.catalogue.makeProduct({ _id: addedProduct });
      await orderThatBuys(buying, lineToBuy({ _id: toBuy }));
    },
    [`the line ${toBuy} of the order ${buying} is on its way as VN1, and the parcel ${arrival} with VN1 is unknown`]:
      async () => {
        const picture = '/v1/file-manager/files/0123456789abcdef0123456789abcdef.jpg';
        const at = shop.now();
        const purchase = { seller: { tracking: 'VN1' }, by: user, at: at.toISOString(), arriveBy: at.toISOString() };
        await orderThatBuys(buying, lineToBuy({ _id: toBuy, status: 'BOUGHT', purchase }));
        shop.upload.makePicture({ id: user }, picture);
        await shop.models.arrivals.deleteMany({});
        await shop.models.arrivals.insertMany([
          { _id: arrival, photos: [picture], tracking: 'VN1', note: '', by: user, at, isUnknown: true },
        ]);
      },
    [`the order ${packed} with two pieces of the line ${packedLine} is free to pack`]: async () => {
      await shop.models.orders.deleteMany({ _id: packed });
      const lines = [sampleOrderLine({ _id: packedLine })];
      const order = sampleOrder({ _id: new Types.ObjectId(packed), status: 'PACKED', lines });
      const ledger = [...order.ledger, sampleEntry({ kind: 'PAYMENT', amount: 200_000 })];
      await shop.models.orders.insertMany([{ ...order, ledger, due: 0 }]);
    },
    [`the user's order ${asking} asks 560,000đ for the line ${askedFor}`]: () =>
      orderThatBuys(
        asking,
        lineToBuy({
          _id: askedFor,
          askedPrice: { price: 560_000, until: new Date(shop.now().getTime() + 3_600_000).toISOString() },
        }),
        { user },
      ),
    [`the user's order ${onItsWay} is on its way`]: async () => {
      await shop.models.orders.deleteMany({ _id: onItsWay });
      await shop.models.orders.insertMany([
        sampleOrder({ _id: new Types.ObjectId(onItsWay), user, status: 'SHIPPED' }),
      ]);
    },
    [`the user's order ${proposed} waits for an answer to the proposal ${proposal}`]: () => orderWithProposal(),
    [`the order ${parcel} lies at the warehouse`]: orderAtWarehouse,
    [`the quote ${asked} asks for the price of the line ${askedLine}`]: () => requestUnderId(asked, askedLine),
    [`the quote ${asked} asks for the price of the line ${askedLine}, and the product ${addedProduct} is in stock`]:
      () => {
        shop.catalogue.makeProduct({ _id: addedProduct });
        return requestUnderId(asked, askedLine);
      },
    [`the transfer ${transfer} of 90,000đ fits no order`]: () => transferUnderId(transfer),
    [`the order ${parcel} was sent as 0901234567VN, and the transfer ${transfer} has 0901234567 in its content`]:
      async () => {
        await orderThatWasSent();
        await transferUnderId(transfer, 'BUI GIA BAO 0901234567 MUA HO');
      },
    [`the order ${parcel} lies at the warehouse, and the transfer ${transfer} of 90,000đ fits no order`]: async () => {
      await orderAtWarehouse();
      await transferUnderId(transfer);
    },
    'no transfer was recorded': async () => {
      await shop.models.payments.deleteMany({});
    },
    [`ten pieces of the product ${soldProduct} are in stock, and the user's cart is empty`]: async () => {
      await forget(user);
      shop.catalogue.makeProduct({ _id: soldProduct, stock: 10 });
    },
    [`the product ${removedProduct} was removed`]: async () =>
      shop.catalogue.makeProduct({ _id: removedProduct, isDeleted: true }),
    [`the user has the line ${soldLine} of two pieces`]: () => cartOfPieces(user, 2, soldLine),
    'the user has two pieces in the cart': () => cartOfPieces(user, 2),
    [`one line of a guest has come to the user by the event ${merge}`]: () => mergedCart(user, merge),
    [`the user has the line ${productLine} of a product and ${outsideLine} from outside`]: () =>
      cartOfBoth(user, productLine, outsideLine),
    [`the user has the answered quote ${shownQuote}`]: async () => {
      await forget(user);
      await quoteUnderId(shownQuote, user);
    },
    [`the user has the order ${shownOrder} that waits for its deposit`]: async () => {
      await forget(user);
      await orderUnderId(shownOrder, user);
    },
    'the user has bought nothing': () => forget(user),
    [`the order ${order} of the user ${customer} waits for its deposit`]: () => orderUnderId(order, customer),
    [`the quote ${quote} of the user ${customer} is answered`]: () => quoteUnderId(quote, customer),
    [`there is no order ${'0'.repeat(24)}`]: async () => undefined,
    [`there is no quote ${'0'.repeat(24)}`]: async () => undefined,
    [`the user ${user} has no order`]: () => shop.models.orders.deleteMany({ user }),
    [`the user ${user} has a cancelled order with a credit of 5,000đ`]: async () => {
      await shop.models.orders.deleteMany({ user });
      await shop.models.orders.insertMany([
        sampleOrder({
          user,
          status: 'CANCELLED',
          ledger: [sampleEntry({ kind: 'PAYMENT', amount: 5_000 })],
          owed: 5_000,
        }),
      ]);
    },
    [`the user ${user} has an open order`]: async () => {
      await shop.models.orders.deleteMany({ user });
      await placedOrder(shop, await shop.user({ id: user }));
    },
    [`the user has the quote ${shownQuote} that waits for an answer`]: async () => {
      await forget(user);
      await requestUnderId(shownQuote, outsideLine, { id: user });
    },
    [`the user has uploaded ${ownPicture}, and the cart is empty`]: async () => {
      await forget(user);
      shop.upload.makePicture({ id: user }, ownPicture);
    },
    [`the user has a line of ${linkInVnd}`]: async () => {
      await forget(user);
      const customer = await shop.user({ id: user });
      await customer.post('/v1/cart/without-system/add-product', { url: linkInVnd, name: 'Áo khoác' });
    },
    [`${linkInVnd} says a name, a picture and a price in VND`]: async () =>
      sellsOutside(linkInVnd, {
        name: 'Áo khoác',
        image: '/a.jpg',
        offers: { price: 450_000, priceCurrency: 'VND' },
      }),
    [`${linkInEur} says a price in EUR alone`]: async () =>
      sellsOutside(linkInEur, { offers: { price: '19.90', priceCurrency: 'EUR' } }),
    [`the user's order ${ended} had a product that is in stock and one that was removed`]: async () => {
      await forget(user);
      const lines = [{}, { isDeleted: true }].map((fields) =>
        sampleOrderLine({ product: shop.catalogue.makeProduct(fields)._id }),
      );
      await shop.models.orders.insertMany([sampleOrder({ code: ended, user, status: 'DELIVERED', lines })]);
    },
    [`the order ${boughtCode} buys the line ${toBuy}`]: () =>
      orderUnderCode(boughtCode, { status: 'PURCHASING', lines: [lineToBuy({ _id: toBuy })] }, 525_000),
    [`the order ${photographedCode} lies at the warehouse, and ${photo} is a picture of it`]: async () => {
      shop.upload.makePicture({ id: user }, photo);
      await orderUnderCode(photographedCode, { status: 'AT_WAREHOUSE' }, 200_000);
    },
    [`the order ${cancelledCode} was cancelled with a credit of 200,000đ`]: () => cancelledOrder(),
    [`the order ${cancelledCode} was cancelled with a credit of 200,000đ, and another one was refunded by PACT-REFUND-1`]:
      async () => {
        await cancelledOrder();
        const reference = { _id: 'PACT-REFUND-1', order: new Types.ObjectId() };
        await shop.models.refundReferences.replaceOne({ _id: reference._id }, reference, { upsert: true });
      },
    [`the order ${waitingCode} waits for 200,000đ, and no transfer was recorded`]: async () => {
      await shop.models.payments.deleteMany({});
      await orderUnderCode(waitingCode, { status: 'AWAITING_DEPOSIT' });
    },
    [`the order ${waitingCode} waits for 200,000đ, and the transfer ${transfer} of 90,000đ fits no order`]:
      async () => {
        await orderUnderCode(waitingCode, { status: 'AWAITING_DEPOSIT' });
        await transferUnderId(transfer);
      },
    [`the transfer ${transfer} was recorded as PACT-TRANSFER-1`]: () =>
      transferUnderId(transfer, 'tien hang', 'PACT-TRANSFER-1'),
    [`the page ${outsidePage} offers goods for 200,000đ`]: async () =>
      sellsOutside(outsidePage, { name: 'Nồi đất', offers: { price: 200_000, priceCurrency: 'VND' } }),
    [`the page ${outsidePage} offers goods for 19.99 EUR`]: async () =>
      sellsOutside(outsidePage, { name: 'Nồi đất', offers: { price: '19.99', priceCurrency: 'EUR' } }),
    [`there is no page ${outsidePage}`]: async () => outsidePages.delete(outsidePage),
  };
  await verifyProvider({
    provider: 'cart',
    url: listeners.url,
    keys: shop.keys,
    states,
    headers: shop.internalHeaders,
  });
});
