import crypto, { randomUUID } from 'node:crypto';
import { cartChanged, orderPlaced } from '@gvg/contracts/cart/events';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { releaseStock, reserveStock } from '@gvg/contracts/catalogue/http/internal-stock';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { eventually } from '@gvg/testing/eventually';
import { acceptedQuote, addOutsideLine, addProductLine, orderBody, recipient } from '../../testing/buying.fixtures.ts';
import { startCartHarness } from '../../testing/cart-harness.ts';
import type { CartHarness } from '../../testing/cart-harness.ts';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { sampleRow } from '../../testing/fake-catalogue.fixtures.ts';
import { newId } from '../../testing/products.fixtures.ts';
import { isOrderCode } from '../order-code.ts';
import type { StoredOrder } from '../order.model.ts';
import { changeStoredLine, removeStoredLine, storedLinesOf } from '../../testing/stored-lines.fixtures.ts';

let shop: CartHarness;
let published: EventCollector;

const dataOf = (wanted: string, subject: string) => published.about(subject).find(({ type }) => type === wanted)?.data;

beforeAll(async () => {
  shop = await startCartHarness('place-order');
  published = await collectEvents(shop, [orderPlaced, cartChanged]);
});
afterAll(async () => {
  await published.close();
  await shop.close();
});
beforeEach(() => {
  shop.catalogue.rows = [sampleRow(), sampleRow({ service: 'SEA', total: 90_000 })];
});
afterEach(() => {
  shop.resetClock();
  jest.restoreAllMocks();
});

const place = (user: TestCustomer, body: object) => user.post<Order>('/v1/orders', body);
const stockOf = (product: { _id: string }) => shop.catalogue.products.get(product._id)?.stock;
const inCart = async (user: TestCustomer) => (await storedLinesOf(shop.models, user)).length;

async function chosen(fields: Parameters<CartHarness['catalogue']['makeProduct']>[0] = {}, amount = 2) {
  const user = await shop.user();
  const product = shop.catalogue.makeProduct(fields);
  const line = await addProductLine(shop, user, product, { amount });
  return { user, product, line, body: orderBody([{ line, amount }], product.price * amount) };
}

describe('an order', () => {
  it('stores lines with prices, charges, estimated freight and a code, and its lines leave the cart', async () => {
    const { user, product, line, body } = await chosen();
    const hard = await addProductLine(shop, user, shop.catalogue.makeProduct({ type: 'HARD_TO_GET' }));
    const outside = await addOutsideLine(shop, user, { amount: 3 });
    const stays = await addOutsideLine(shop, user);
    await acceptedQuote(shop, user, [hard, outside]);
    const lines = [...body.lines, { line: hard, amount: 1 }, { line: outside, amount: 3 }];
    const { status, body: order } = await place(user, {
      ...body,
      lines,
      deposit: 970_000,
      service: 'SEA',
      note: 'Gói kỹ',
    });
    expect({ status, order }).toMatchObject({
      status: 201,
      order: {
        user: user.id,
        status: 'AWAITING_DEPOSIT',
        note: 'Gói kỹ',
        lines: [
          {
            type: 'IN_SYSTEM',
            product: product._id,
            amount: 2,
            price: 65_000,
            fee: 0,
            status: 'READY',
            goodsType: 'NORMAL',
            category: product.category,
            weightGrams: 550,
          },
          {
            type: 'IN_SYSTEM',
            amount: 1,
            price: 200_000,
            fee: 10_000,
            status: 'TO_BUY',
            goodsType: 'HARD_TO_GET',
            weightGrams: 550,
          },
          {
            type: 'WITHOUT_SYSTEM',
            name: { vi: 'Nồi đất' },
            amount: 3,
            price: 200_000,
            fee: 30_000,
            status: 'TO_BUY',
            categoryType: 'PACKAGED_FOOD',
            weightGrams: 1_200,
          },
        ],
        recipient: { ...recipient, phone: '+81312345678' },
        shipping: { country: 'JP', service: 'SEA', estimatedGrams: 1_000, estimatedFee: 90_000 },
        totals: { goods: 930_000, serviceFee: 40_000, freight: 0, paid: 0, due: 970_000, credit: 0 },
        isCancellable: true,
        timeline: [{ status: 'AWAITING_DEPOSIT', by: 'CUSTOMER' }],
        revision: 1,
      },
    });
    expect(order.ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['GOODS', 930_000],
      ['SERVICE_FEE', 40_000],
    ]);
    expect(isOrderCode(order.code)).toBe(true);
    expect(Date.parse(order.payBy ?? '') - Date.parse(order.createdAt)).toBe(48 * 3_600_000);
    expect([...(shop.catalogue.reservations.get(order._id)?.lines ?? [])]).toEqual([
      { line: order.lines[0]?._id, product: product._id, amount: 2 },
    ]);
    expect((await storedLinesOf(shop.models, user)).map(({ _id }) => _id.toHexString())).toEqual([stays]);
    await eventually(() => {
      expect(dataOf('order.placed', order._id)).toEqual({
        _id: order._id,
        code: order.code,
        user: user.id,
        status: 'AWAITING_DEPOSIT',
        due: 970_000,
      });
      expect(published.about(user.id).at(-1)?.data).toMatchObject({ totalAmount: 1 });
    });
    expect(line).toBe(body.lines[0]?.line);
  });

  it.each([
    ['a landline of Tokyo', { phone: '03-1234-5678' }, '+81312345678'],
    ['a mobile number of Japan', { phone: '090 1234 5678' }, '+819012345678'],
    ['a number of Vietnam with its country', { phone: '+84 312 345 678' }, '+84312345678'],
    [
      'a number in Vietnam',
      { phone: '0912 345 678', country: 'VN', region: 'Huế', city: 'Phường Phú Xuân', postcode: '' },
      '+84912345678',
    ],
  ])("stores the recipient's number by the country of the address: %s", async (_, fields, phone) => {
    const { user, body } = await chosen();
    expect((await place(user, { ...body, recipient: { ...recipient, ...fields } })).body.recipient).toMatchObject({
      phone,
    });
  });

  it('reserves nothing for only goods to buy', async () => {
    const user = await shop.user();
    const line = await addOutsideLine(shop, user);
    await acceptedQuote(shop, user, [line]);
    const { body: order } = await place(user, orderBody([{ line, amount: 1 }], 210_000));
    expect(order.status).toBe('AWAITING_DEPOSIT');
    expect(shop.catalogue.requestsTo(reserveStock).filter(({ body }) => body.order === order._id)).toEqual([]);
  });
});

it('gets a new code when its own is taken', async () => {
  const [first, second] = [await chosen(), await chosen()];
  // A code has five random characters. Both orders get the same ones first.
  const draw = jest.spyOn(crypto, 'randomInt') as unknown as jest.Mock;
  for (let character = 0; character < 10; character += 1) draw.mockImplementationOnce(() => 7);
  const codes = [(await place(first.user, first.body)).body.code, (await place(second.user, second.body)).body.code];
  expect(new Set(codes).size).toBe(2);
  const stored = await shop.models.orders
    .findOne({ code: codes[1] ?? '' })
    .orFail()
    .lean<StoredOrder>();
  expect(stored.searchKeys).toContain(codes[1]?.toLowerCase());
  expect(draw).toHaveBeenCalledTimes(15);
});

describe('an idempotency key', () => {
  it('creates one order for repeated and concurrent requests with the same body', async () => {
    // Stock for only one order: a second reservation would fail.
    const { user, product, body } = await chosen({ stock: 2 });
    const responses = await Promise.all(Array.from({ length: 20 }, () => place(user, body)));
    expect(new Set(responses.map(({ status, body: order }) => `${status} ${order._id}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(201);
    expect((await place(user, body)).body._id).toBe(responses[0]?.body._id);
    expect(await shop.models.orders.countDocuments({ user: user.id })).toBe(1);
    expect(stockOf(product)).toBe(0);
  });

  it('is rejected with another body', async () => {
    const { user, body } = await chosen();
    await place(user, body);
    expect(await place(user, { ...body, note: 'khác' })).toMatchObject({
      status: 409,
      body: { message: 'ORDER_WAS_EXISTED' },
    });
  });

  it('is rejected with another body while the first order is being placed', async () => {
    const { user, product, body } = await chosen({ stock: 5 });
    const reserve = shop.catalogue.handlerOf(reserveStock);
    const [reserving, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    shop.catalogue.handle(reserveStock, async (input) => {
      reserving.resolve();
      await goOn.promise;
      return reserve(input);
    });
    const first = place(user, body);
    await reserving.promise;
    const second = place(user, { ...body, note: 'khác' });
    goOn.resolve();
    expect([(await first).status, (await second).body.message]).toEqual([201, 'ORDER_WAS_EXISTED']);
    shop.catalogue.handle(reserveStock, reserve);
    expect([stockOf(product), await shop.models.orders.countDocuments({ user: user.id })]).toEqual([3, 1]);
  });

  it('belongs to its user', async () => {
    const [first, second] = [await chosen(), await chosen()];
    await place(first.user, first.body);
    expect((await place(second.user, { ...second.body, idempotencyKey: first.body.idempotencyKey })).body.user).toBe(
      second.user.id,
    );
  });

  it('can be used again after a failure', async () => {
    const { user, body } = await chosen();
    expect((await place(user, { ...body, deposit: 1 })).body.message).toBe('VERSION_CONFLICT');
    expect((await place(user, body)).status).toBe(201);
  });
});

it('places the same lines once for two concurrent keys', async () => {
  const { user, product, body } = await chosen({ stock: 50 });
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => place(user, { ...body, idempotencyKey: randomUUID() })),
  );
  expect(responses.map(({ status, body: { message } }) => (status === 201 ? '' : message)).toSorted()).toEqual([
    '',
    ...Array.from({ length: 5 }, () => 'CART_WAS_DELETED'),
  ]);
  expect(stockOf(product)).toBe(48);
  expect(await shop.models.orders.countDocuments({ user: user.id })).toBe(1);
});

describe('stock', () => {
  it('sells 10 pieces to 10 of 30 concurrent buyers, and the others keep their carts', async () => {
    const product = shop.catalogue.makeProduct({ stock: 10 });
    const buyers = await Promise.all(Array.from({ length: 30 }, () => shop.user()));
    const lines = await Promise.all(buyers.map((buyer) => addProductLine(shop, buyer, product)));
    const responses = await Promise.all(
      buyers.map((buyer, index) => place(buyer, orderBody([{ line: lines[index] ?? '', amount: 1 }], product.price))),
    );
    const count = (wanted: number) => responses.filter(({ status }) => status === wanted).length;
    expect([count(201), count(409)]).toEqual([10, 20]);
    for (const { body } of responses.filter(({ status }) => status === 409))
      expect(body).toMatchObject({
        message: 'CART_AMOUNT_NOT_ENOUGH',
        details: [{ path: 'lines.0', code: 'NOT_ENOUGH_STOCK' }],
      });
    expect(stockOf(product)).toBe(0);
    const carts = await Promise.all(buyers.map(inCart));
    expect(carts).toEqual(responses.map(({ status }) => (status === 201 ? 0 : 1)));
  });

  it('is reported as insufficient at the line of the request', async () => {
    const { user, body } = await chosen();
    const scarce = shop.catalogue.makeProduct({ stock: 1 });
    const line = await addProductLine(shop, user, scarce);
    const outside = await addOutsideLine(shop, user);
    await acceptedQuote(shop, user, [outside]);
    // Cart's copy has one piece, which another customer has bought meanwhile.
    await shop.models.knownProducts.deleteMany({ _id: scarce._id });
    await user.post('/v1/orders/preview', { country: 'JP', lines: [{ line, amount: 1 }] });
    shop.catalogue.products.set(scarce._id, { ...scarce, stock: 0 });
    const lines = [{ line: outside, amount: 1 }, ...body.lines, { line, amount: 1 }];
    const response = await place(user, { ...body, lines, deposit: 210_000 + 130_000 + scarce.price });
    expect(response.body).toMatchObject({
      message: 'CART_AMOUNT_NOT_ENOUGH',
      details: [{ path: 'lines.2', code: 'NOT_ENOUGH_STOCK', maximum: 0 }],
    });
    expect(await inCart(user)).toBe(3);
  });

  it('is released when a line leaves the cart during placement', async () => {
    const { user, product, line, body } = await chosen({ stock: 5 });
    const reserve = shop.catalogue.handlerOf(reserveStock);
    shop.catalogue.handle(reserveStock, async (input) => {
      await removeStoredLine(shop.models, line);
      return reserve(input);
    });
    expect(await place(user, body)).toMatchObject({ status: 410, body: { message: 'CART_WAS_DELETED' } });
    shop.catalogue.handle(reserveStock, reserve);
    expect(stockOf(product)).toBe(5);
    expect(await shop.models.orders.countDocuments({ user: user.id })).toBe(0);
  });

  it("is released when catalogue's response to the reservation is lost", async () => {
    const { user, product, body } = await chosen({ stock: 5 });
    const reserve = shop.catalogue.handlerOf(reserveStock);
    shop.catalogue.handle(reserveStock, async (input) => {
      await reserve(input);
      throw new ApiFailure('SERVICE_UNAVAILABLE');
    });
    expect(await place(user, body)).toMatchObject({ status: 503 });
    shop.catalogue.handle(reserveStock, reserve);
    expect(stockOf(product)).toBe(5);
    expect((await place(user, body)).status).toBe(201);
    expect(stockOf(product)).toBe(3);
  });

  it('is not reserved again for an order that was given up meanwhile', async () => {
    const { user, body } = await chosen();
    const reserve = shop.catalogue.handlerOf(reserveStock);
    shop.catalogue.handle(reserveStock, () => {
      throw new ApiFailure('ACTION_NOT_ALLOWED');
    });
    expect(await place(user, body)).toMatchObject({ status: 503, body: { message: 'SERVICE_UNAVAILABLE' } });
    shop.catalogue.handle(reserveStock, reserve);
    expect((await place(user, body)).status).toBe(201);
  });

  it('is left to the sweeper if it cannot be released, and the customer gets the original failure', async () => {
    const { user, line, body } = await chosen({ stock: 5 });
    const [reserve, release] = [shop.catalogue.handlerOf(reserveStock), shop.catalogue.handlerOf(releaseStock)];
    shop.catalogue.handle(reserveStock, async (input) => {
      await changeStoredLine(shop.models, line, (present) => ({ ...present, revision: present.revision + 1 }));
      return reserve(input);
    });
    shop.catalogue.handle(releaseStock, () => {
      throw new ApiFailure('SERVICE_UNAVAILABLE');
    });
    expect((await place(user, body)).body.message).toBe('CART_LINE_NOT_READY');
    shop.catalogue.handle(reserveStock, reserve);
    shop.catalogue.handle(releaseStock, release);
  });
});

describe('rejecting an order', () => {
  it("rejects other people's lines and lines that left the cart", async () => {
    const { body } = await chosen();
    const user = await shop.user();
    expect((await place(user, body)).body).toMatchObject({ message: 'CART_NOT_FOUND', details: [{ path: 'lines.0' }] });
    const gone = await addOutsideLine(shop, user, { status: 'WITHOUT_CART' });
    expect((await place(user, orderBody([{ line: gone, amount: 1 }], 0))).body).toMatchObject({
      message: 'CART_WAS_DELETED',
      details: [{ path: 'lines.0' }],
    });
  });

  it('rejects lines that are not ready, with the state of each', async () => {
    const { user, line, body } = await chosen();
    const [dear, outside] = [
      await addProductLine(shop, user, { ...shop.catalogue.makeProduct(), price: 1 }),
      await addOutsideLine(shop, user),
    ];
    const lines = [
      { line, amount: 2 },
      { line: dear, amount: 1 },
      { line: outside, amount: 1 },
    ];
    expect((await place(user, { ...body, lines })).body).toMatchObject({
      message: 'CART_LINE_NOT_READY',
      details: [
        { path: 'lines.1', code: 'PRICE_CHANGED' },
        { path: 'lines.2', code: 'NEEDS_QUOTE' },
      ],
    });
  });

  it('rejects more pieces than are in stock', async () => {
    const { user, body } = await chosen({ stock: 1 });
    expect((await place(user, body)).body).toMatchObject({
      message: 'CART_AMOUNT_NOT_ENOUGH',
      details: [{ path: 'lines.0', code: 'NOT_ENOUGH_STOCK', maximum: 1 }],
    });
  });

  it('rejects an expired quote', async () => {
    const user = await shop.user();
    const line = await addOutsideLine(shop, user);
    await acceptedQuote(shop, user, [line]);
    shop.advance(72 * 3_600_000);
    expect(await place(user, orderBody([{ line, amount: 1 }], 210_000))).toMatchObject({
      status: 410,
      body: { message: 'QUOTE_EXPIRED', details: [{ path: 'lines.0' }] },
    });
  });

  it('rejects other amounts than the customer saw', async () => {
    const { user, line, body } = await chosen();
    expect(await place(user, { ...body, deposit: 129_999 })).toMatchObject({
      status: 409,
      body: { message: 'VERSION_CONFLICT', current: { deposit: 130_000 } },
    });
    expect((await place(user, { ...body, lines: [{ line, amount: 1 }], deposit: 65_000 })).body).toMatchObject({
      message: 'TOTALS_CHANGED',
      details: [{ path: 'lines.0' }],
    });
  });

  it.each([
    ['stocked goods', async () => chosen()],
    [
      'goods to buy',
      async () => {
        const user = await shop.user();
        const line = await addOutsideLine(shop, user);
        await acceptedQuote(shop, user, [line]);
        return { user, product: undefined, body: orderBody([{ line, amount: 1 }], 210_000) };
      },
    ],
  ])(
    'rejects another freight than the customer saw for %s, with the current amounts and without a reservation',
    async (_, choose) => {
      const { user, product, body } = await choose();
      const shown = { ...body, freight: 250_000 };
      shop.catalogue.rows = [sampleRow({ freight: 500_000, surcharges: [], total: 512_000 })];
      const before = product && stockOf(product);
      expect(await place(user, shown)).toMatchObject({
        status: 409,
        body: { message: 'VERSION_CONFLICT', current: { deposit: body.deposit, freight: 512_000 } },
      });
      expect(product && stockOf(product)).toBe(before);
      expect([await shop.models.orders.countDocuments({ user: user.id }), await inCart(user)]).toEqual([0, 1]);
      expect((await place(user, { ...shown, freight: 512_000 })).body.shipping).toMatchObject({
        estimatedFee: 512_000,
      });
    },
  );

  it("rejects goods that the service does not carry, with the reason in the request's language", async () => {
    const { user, body } = await chosen();
    const reason = { vi: 'Hải quan không nhận', en: 'Customs refuses it' };
    shop.catalogue.rows = [sampleRow({ refused: [{ line: 0, code: 'RESTRICTED', reason }] })];
    expect((await place(user, body)).body).toMatchObject({
      message: 'GOODS_RESTRICTED',
      details: [{ path: 'lines.0', code: 'RESTRICTED', message: 'Customs refuses it' }],
    });
  });

  it('rejects a country without the service, or without any', async () => {
    const { user, body } = await chosen();
    expect((await place(user, { ...body, service: 'EXPRESS' })).body.message).toBe('RATE_NOT_FOUND');
    shop.catalogue.rows = [];
    expect((await place(user, body)).body.message).toBe('RATE_NOT_FOUND');
  });

  it.each([
    [
      'a line chosen twice',
      (body: ReturnType<typeof orderBody>) => ({ ...body, lines: [...body.lines, ...body.lines] }),
      ['lines.1.line'],
    ],
    [
      'an address that the country does not have',
      (body: object) => ({ ...body, recipient: { ...recipient, postcode: '12' } }),
      ['recipient.postcode'],
    ],
    ['more money than an amount can be', (body: object) => ({ ...body, deposit: 100_000_000_001 }), ['deposit']],
  ] as const)('rejects %s', async (_, change, paths) => {
    const { user, body } = await chosen();
    expect((await place(user, change(body))).body).toMatchObject({
      message: 'INVALID_PAYLOAD',
      details: paths.map((path) => ({ path })),
    });
  });

  it('rejects an order without accepted terms', async () => {
    const { user, body } = await chosen();
    expect((await place(user, { ...body, acceptedTerms: false })).body).toMatchObject({
      details: [{ path: 'acceptedTerms' }],
    });
  });

  it('rejects an order without an account', async () => {
    const guest = await shop.guest();
    expect((await place(guest, orderBody([{ line: newId(), amount: 1 }], 0))).body.message).toBe('INVALID_TOKEN');
  });
});
