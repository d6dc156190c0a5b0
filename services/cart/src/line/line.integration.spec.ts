import * as calls from '@gvg/contracts/cart/http/lines';
import type { CartLine, InSystemLine, OutsideLine } from '@gvg/contracts/cart/http/lines';
import { cartChanged } from '@gvg/contracts/cart/events';
import { cartLimits } from '@gvg/contracts/cart/terms';
import { Types } from 'mongoose';
import { testEndpoints } from '@gvg/testing/endpoint-table';
import { eventually } from '@gvg/testing/eventually';
import { fillPath } from '@gvg/contracts/definitions/fill-path';
import type { TestCaller } from '@gvg/testing/test-client';
import { testGuestId, testUserId } from '@gvg/testing/token-keys';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { newId } from '../testing/products.fixtures.ts';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import type { StoredQuote } from '../quote/quote.model.ts';
import { changeStoredLine, storeLine, storedLine } from '../testing/stored-lines.fixtures.ts';

let shop: CartHarness;
let collector: EventCollector;

beforeAll(async () => {
  shop = await startCartHarness('lines');
  collector = await collectEvents(shop, [cartChanged]);
});
afterAll(async () => {
  await collector.close();
  await shop.close();
});

type Cart = { docs: CartLine[]; totalAmount: number };

const add = (customer: TestCustomer, product: string, amount?: number) =>
  customer.post<InSystemLine>(calls.addProductToCart.path, { product, ...(amount !== undefined && { amount }) });
const addOutside = (customer: TestCustomer, fields: object = {}) =>
  customer.post<OutsideLine>(calls.addOutsideLine.path, { name: 'Áo khoác', ...fields });
const path = (endpoint: { path: string }, id: string) => fillPath(endpoint.path, { id });
const update = (customer: TestCustomer, { _id }: { _id: string }, body: object) =>
  customer.put<InSystemLine>(path(calls.updateCartLine, _id), body);
const updateOutside = (customer: TestCustomer, { _id }: { _id: string }, body: object) =>
  customer.put<OutsideLine>(path(calls.updateOutsideLine, _id), body);
const edit = (customer: TestCustomer, { _id }: { _id: string }, body: object) =>
  customer.patch<OutsideLine>(path(calls.editOutsideLine, _id), body);
const cartOf = async (customer: TestCustomer, query = '') =>
  (await customer.get<Cart>(`${calls.getMyCart.path}${query}`)).body;
const link = () => `https://shop.example/${newId()}`;

async function withProduct(amount = 1, fields: object = {}) {
  const [customer, product] = [await shop.user(), shop.catalogue.makeProduct(fields)];
  const { body: line } = await add(customer, product._id, amount);
  return { customer, product, line };
}

async function withOutside(fields: object = {}) {
  const customer = await shop.user();
  const { body: line } = await addOutside(customer, fields);
  return { customer, line };
}

/** A quote of the line as the quote part of the service would store it. */
async function giveQuote(line: { _id: string }, status: StoredQuote['status'], validMs = 3_600_000) {
  const stored = await storedLine(shop.models, line._id);
  const [at, _id] = [shop.now(), new Types.ObjectId()];
  const expiresAt = new Date(at.getTime() + validMs);
  const offer = { line: line._id, price: 90_000, weightGrams: 300, fee: 4_500 };
  const version = {
    version: 1,
    lines: [offer],
    note: '',
    goods: 90_000,
    serviceFee: 4_500,
    answeredAt: at,
    answeredBy: newId(),
    expiresAt,
  };
  await shop.models.quotes.create({
    _id,
    user: stored.customer.id,
    country: 'DE',
    status,
    lines: [stored],
    versions: status === 'REQUESTED' ? [] : [version],
    expiresAt,
    answerBy: at,
    revision: 1,
    createdAt: at,
    updatedAt: at,
  });
  await changeStoredLine(shop.models, line._id, (present) => ({
    ...present,
    quote: _id,
    revision: present.revision + 1,
  }));
}

describe('endpoints', () => {
  const callerOf = (caller: TestCaller) =>
    caller === 'guest' ? shop.guest(testGuestId) : shop.user({ id: testUserId });
  /** Creates a line of the table's guest or user, the only one that finds it. */
  const own = (make: (customer: TestCustomer) => Promise<{ body: { _id: string } }>) => {
    const made = new Map<boolean, Promise<string>>();
    const makeFor = async (caller: TestCaller) => (await make(await callerOf(caller))).body._id;
    return async (caller: TestCaller) => {
      const isGuest = caller === 'guest';
      const id = made.get(isGuest) ?? makeFor(caller);
      made.set(isGuest, id);
      return { params: { id: await id } };
    };
  };
  const productLine = own((customer) => add(customer, shop.catalogue.makeProduct()._id));
  const outsideLine = own((customer) => addOutside(customer));
  let product: string | undefined;

  testEndpoints(
    [
      { endpoint: calls.getMyCart, validInput: () => ({ query: { status: 'IN_CART' } }) },
      { endpoint: calls.getCartSummary, validInput: () => ({}) },
      { endpoint: calls.getCustomerCart, validInput: () => ({ params: { kind: 'user', id: testUserId } }) },
      { endpoint: calls.getCartLine, validInput: productLine },
      {
        endpoint: calls.addProductToCart,
        validInput: () => ({
          body: { product: (product ??= shop.catalogue.makeProduct({ stock: 1_000_000 })._id), amount: 1 },
        }),
      },
      { endpoint: calls.addOutsideLine, validInput: () => ({ body: { name: 'Áo', url: link() } }) },
      {
        endpoint: calls.updateCartLine,
        validInput: async (caller) => ({ ...(await productLine(caller)), body: { amount: 2 } }),
      },
      {
        endpoint: calls.updateOutsideLine,
        validInput: async (caller) => ({ ...(await outsideLine(caller)), body: { amount: 2 } }),
      },
      {
        endpoint: calls.editOutsideLine,
        validInput: async (caller) => ({ ...(await outsideLine(caller)), body: { note: 'màu xanh' } }),
      },
    ],
    () => shop.client,
  );
});

describe('adding a product', () => {
  it.each(['user', 'guest'] as const)('creates one line for a %s, which sums the amounts', async (kind) => {
    const [customer, product] = [await shop[kind](), shop.catalogue.makeProduct()];
    const first = await add(customer, product._id, 2);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      type: 'IN_SYSTEM',
      amount: 2,
      state: 'READY',
      status: 'IN_CART',
      revision: 1,
      product: { _id: product._id, price: product.price, name: product.name },
    });
    expect(first.body.current).toEqual({
      price: product.price,
      weightGrams: product.weightGrams,
      stock: product.stock,
      isAvailable: true,
    });
    expect((await add(customer, product._id)).body).toMatchObject({ _id: first.body._id, amount: 3, revision: 2 });
    expect(await cartOf(customer)).toMatchObject({ docs: [{ _id: first.body._id, amount: 3 }], totalAmount: 3 });
    expect((await customer.get(calls.getCartSummary.path)).body).toEqual({ totalAmount: 3 });
  });

  it('uses the price that customers pay', async () => {
    const { line } = await withProduct(1, { price: 80_000, salePrice: 60_000 });
    expect(line.product.price).toBe(60_000);
  });

  it('creates one line for concurrent requests', async () => {
    const [customer, product, other] = [await shop.user(), shop.catalogue.makeProduct(), shop.catalogue.makeProduct()];
    const responses = await Promise.all(
      [product, product, other, product, other, product].map(({ _id }) => add(customer, _id)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(201));
    const cart = await cartOf(customer);
    expect(cart.docs.map(({ amount }) => amount).sort()).toEqual([2, 4]);
    expect(cart.totalAmount).toBe(6);
  });

  it('adds no more than the stock', async () => {
    const { customer, product, line } = await withProduct(9);
    expect((await add(customer, product._id, 2)).body).toMatchObject({
      message: 'CART_AMOUNT_NOT_ENOUGH',
      details: [{ path: 'amount', code: 'TOO_BIG', maximum: 10 }],
    });
    expect((await add(await shop.user(), product._id, 11)).body.message).toBe('CART_AMOUNT_NOT_ENOUGH');
    expect((await customer.get<CartLine>(path(calls.getCartLine, line._id))).body.amount).toBe(9);
  });

  it('does not limit hard-to-get products by stock, but requires a quote', async () => {
    const { line } = await withProduct(5, { type: 'HARD_TO_GET', stock: 0 });
    expect(line).toMatchObject({ amount: 5, state: 'NEEDS_QUOTE' });
  });

  it.each([
    ['PRODUCT_WAS_DELETED', { isDeleted: true }],
    ['PRODUCT_NOT_FOUND', { isShowed: false }],
    ['PRODUCT_CATEGORY_IS_NOT_SHOWED', { isCategoryShown: false, category: newId() }],
    ['PRODUCER_IS_NOT_SHOWED', { isProducerShown: false, producer: newId() }],
  ])('fails with %s', async (code, fields) => {
    expect((await add(await shop.user(), shop.catalogue.makeProduct(fields)._id)).body.message).toBe(code);
  });

  it('rejects a product that catalogue does not have', async () => {
    expect((await add(await shop.user(), newId())).body.message).toBe('PRODUCT_NOT_FOUND');
  });

  it('rejects lines beyond the limit', async () => {
    const customer = await shop.user();
    const { body: line } = await addOutside(customer);
    const stored = await storedLine(shop.models, line._id);
    for (let count = 1; count < cartLimits.lines; count += 1)
      await storeLine(shop.models, {
        ...stored,
        _id: new Types.ObjectId(),
        createdAt: new Date(stored.createdAt.getTime() - count),
      });
    const refused = await add(customer, shop.catalogue.makeProduct()._id);
    expect([refused.status, refused.body.message]).toEqual([409, 'CART_WAS_EXISTED']);
    expect((await addOutside(customer)).body.message).toBe('CART_WAS_EXISTED');
    expect((await cartOf(customer)).docs[0]).toMatchObject({ _id: line._id });
    expect((await cartOf(customer)).totalAmount).toBe(cartLimits.lines);
    expect((await updateOutside(customer, line, { amount: 4 })).status).toBe(200);
  });

  it('publishes the total amount after each change', async () => {
    const { customer, line } = await withProduct(2);
    const expectPublished = (totals: readonly number[]) =>
      eventually(() =>
        expect(collector.about(customer.id)).toMatchObject(
          totals.map((totalAmount, index) => ({
            revision: index + 1,
            data: { customer: { kind: 'user', id: customer.id }, totalAmount },
          })),
        ),
      );
    await expectPublished([2]);
    await update(customer, line, { amount: 5 });
    await expectPublished([2, 5]);
    await update(customer, line, { status: 'WITHOUT_CART' });
    await expectPublished([2, 5, 0]);
  });
});

describe('changing a product line', () => {
  it('changes the amount within the stock', async () => {
    const { customer, line } = await withProduct(2);
    expect((await update(customer, line, { amount: 10 })).body).toMatchObject({ amount: 10, revision: 2 });
    expect((await update(customer, line, { amount: 11 })).body.message).toBe('CART_AMOUNT_NOT_ENOUGH');
  });

  it('removes and restores it', async () => {
    const { customer, line } = await withProduct(3);
    expect((await update(customer, line, { status: 'WITHOUT_CART' })).body).toMatchObject({
      status: 'WITHOUT_CART',
      amount: 3,
    });
    expect(await cartOf(customer)).toEqual({ docs: [], totalAmount: 0 });
    expect((await cartOf(customer, '?status=WITHOUT_CART')).docs).toMatchObject([{ _id: line._id }]);
    const gone = await update(customer, line, { amount: 1 });
    expect([gone.status, gone.body.message]).toEqual([410, 'CART_WAS_DELETED']);
    expect((await update(customer, line, { status: 'IN_CART', amount: 2 })).body).toMatchObject({
      status: 'IN_CART',
      amount: 2,
    });
    expect(await cartOf(customer)).toMatchObject({ docs: [{ _id: line._id }], totalAmount: 2 });
  });

  it('does not restore it when the product has a new line', async () => {
    const { customer, product, line } = await withProduct();
    await update(customer, line, { status: 'WITHOUT_CART' });
    expect((await add(customer, product._id)).body._id).not.toBe(line._id);
    expect((await update(customer, line, { status: 'IN_CART' })).body.message).toBe('CART_WAS_EXISTED');
  });

  it('keeps the price until the customer accepts the current one', async () => {
    const { customer, product, line } = await withProduct();
    await shop.models.knownProducts.updateOne({ _id: product._id }, { $set: { price: 99_000 } });
    const changed = (await cartOf(customer)).docs[0] as InSystemLine;
    expect(changed).toMatchObject({
      state: 'PRICE_CHANGED',
      product: { price: product.price },
      current: { price: 99_000 },
    });
    const refused = await update(customer, line, { acceptedPrice: 98_000 });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { message: 'VERSION_CONFLICT', current: { _id: line._id, current: { price: 99_000 } } },
    ]);
    expect((await update(customer, line, { acceptedPrice: 99_000 })).body).toMatchObject({
      state: 'READY',
      product: { price: 99_000 },
    });
  });

  it('is rejected for an older revision, with the current line', async () => {
    const { customer, line } = await withProduct();
    await update(customer, line, { amount: 2 });
    expect((await update(customer, line, { amount: 3, revision: 1 })).body).toMatchObject({
      message: 'VERSION_CONFLICT',
      current: { amount: 2, revision: 2 },
    });
  });

  it('changes nothing for an empty request', async () => {
    const { customer, line } = await withProduct();
    expect((await update(customer, line, {})).body).toMatchObject({ revision: 1 });
  });
});

describe('an outside line', () => {
  const details = {
    name: 'Áo khoác',
    note: 'Màu xanh',
    expectedPrice: 400_000,
    categoryType: 'COSMETICS',
    weightGrams: 700,
  };

  it("stores the customer's details with signed pictures", async () => {
    const customer = await shop.guest();
    const [url, image] = [link(), shop.upload.makePicture(customer)];
    const { status, body } = await addOutside(customer, { ...details, url, amount: 2, images: [image] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...details,
      url,
      amount: 2,
      state: 'NEEDS_QUOTE',
      type: 'WITHOUT_SYSTEM',
      images: [{ url: image }],
    });
    expect(body.images[0]?.signedUrl).toMatch(
      new RegExp(`^${image}\\?reader=${customer.id}&expires=\\d+&signature=.+`),
    );
  });

  it('is unique per link', async () => {
    const [customer, url] = [await shop.user(), link()];
    const { body: line } = await addOutside(customer, { url });
    expect(
      (await addOutside(customer, { url: `${url.replace('https://', 'http://www.')}/?utm_source=x` })).body.message,
    ).toBe('CART_WAS_EXISTED');
    await updateOutside(customer, line, { status: 'WITHOUT_CART' });
    const { body: second } = await addOutside(customer, { url });
    expect((await updateOutside(customer, line, { status: 'IN_CART' })).body.message).toBe('CART_WAS_EXISTED');
    const { body: other } = await addOutside(customer, { url: link() });
    expect((await edit(customer, other, { url })).body.message).toBe('CART_WAS_EXISTED');
    expect((await edit(customer, second, { url: null })).body).not.toHaveProperty('url');
    expect((await edit(customer, other, { url })).status).toBe(200);
  });

  it('is created once when the same link is added twice concurrently', async () => {
    const [customer, url] = [await shop.user(), link()];
    const responses = await Promise.all([1, 2, 3].map(() => addOutside(customer, { url })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await cartOf(customer)).totalAmount).toBe(1);
  });

  it("rejects another customer's picture", async () => {
    const [customer, other] = [await shop.user(), await shop.guest()];
    const images = [shop.upload.makePicture(customer), shop.upload.makePicture(other)];
    const refused = await addOutside(customer, { images });
    expect(refused.body).toMatchObject({ message: 'FILE_NOT_FOUND', details: [{ path: 'images.1' }] });
    const { body: line } = await addOutside(customer, { images: images.slice(0, 1) });
    expect((await edit(customer, line, { images })).body.message).toBe('FILE_NOT_FOUND');
  });

  it('is edited, and null removes a detail', async () => {
    const { customer, line } = await withOutside({ ...details, url: link() });
    const { body } = await edit(customer, line, { name: 'Áo len', expectedPrice: null, categoryType: null, amount: 3 });
    expect(body).toMatchObject({ name: 'Áo len', amount: 3, note: details.note, weightGrams: 700 });
    expect(body).not.toHaveProperty('expectedPrice');
    expect(body).not.toHaveProperty('categoryType');
    expect((await cartOf(customer)).totalAmount).toBe(3);
  });

  it.each([
    ['REQUESTED', 'QUOTE_REQUESTED', 403, 403],
    ['ANSWERED', 'QUOTE_ANSWERED', 403, 403],
    ['ACCEPTED', 'QUOTED', 403, 200],
    ['DECLINED', 'NEEDS_QUOTE', 200, 200],
    ['WITHDRAWN', 'NEEDS_QUOTE', 200, 200],
  ] as const)(
    'shows for a quote that is %s the state %s, and returns %i to an edit and %i to another amount',
    async (status, state, edited, amountChanged) => {
      const { customer, line } = await withOutside();
      await giveQuote(line, status);
      expect((await cartOf(customer)).docs[0]).toMatchObject({ state });
      expect((await edit(customer, line, { note: 'mới' })).status).toBe(edited);
      expect((await updateOutside(customer, line, { amount: 7 })).status).toBe(amountChanged);
      expect((await updateOutside(customer, line, { status: 'WITHOUT_CART' })).status).toBe(200);
    },
  );

  it('shows the offer until it expires', async () => {
    const { customer, line } = await withOutside();
    await giveQuote(line, 'ACCEPTED', 1_000);
    expect((await cartOf(customer)).docs[0]).toMatchObject({
      state: 'QUOTED',
      quote: { status: 'ACCEPTED', price: 90_000, fee: 4_500, weightGrams: 300 },
    });
    shop.advance(1_001);
    expect((await cartOf(customer)).docs[0]).toMatchObject({ state: 'QUOTE_EXPIRED', quote: { status: 'EXPIRED' } });
    shop.resetClock();
  });
});

describe('another customer', () => {
  it.each(['user', 'guest'] as const)('does not find a line as a %s', async (kind) => {
    const [{ line }, { line: outside }, other] = [await withProduct(), await withOutside(), await shop[kind]()];
    const responses = [
      await other.get(path(calls.getCartLine, line._id)),
      await update(other, line, { amount: 2 }),
      await updateOutside(other, outside, { amount: 2 }),
      await edit(other, outside, { note: 'x' }),
      await edit(other, outside, { images: [] }),
    ];
    expect(responses.map(({ status, body }) => [status, body.message])).toEqual(
      responses.map(() => [404, 'CART_NOT_FOUND']),
    );
    expect(await cartOf(other)).toEqual({ docs: [], totalAmount: 0 });
  });

  it('sees a line as staff but cannot change it', async () => {
    const [{ line }, staff] = [await withProduct(), await shop.user({ roles: ['ADMIN'] })];
    expect((await staff.get(path(calls.getCartLine, line._id))).body).toMatchObject({ _id: line._id });
    expect((await update(staff, line, { amount: 2 })).body.message).toBe('CART_NOT_FOUND');
  });

  it('sees the cart of a user, a guest and an unknown customer as staff', async () => {
    const [{ customer, line }, { customer: second, line: outside }, staff] = [
      await withProduct(),
      await withOutside(),
      await shop.user({ roles: ['ADMIN'] }),
    ];
    const cart = (kind: string, id: string) =>
      staff.get<{ docs: { _id: string }[]; totalAmount: number }>(`/v1/carts/${kind}/${id}`);
    expect((await cart(customer.kind, customer.id)).body).toMatchObject({
      docs: [{ _id: line._id }],
      totalAmount: line.amount,
    });
    expect((await cart(second.kind, second.id)).body).toMatchObject({
      docs: [{ _id: outside._id }],
      totalAmount: outside.amount,
    });
    expect((await cart('user', newId())).body).toEqual({ docs: [], totalAmount: 0 });
  });

  it('does not find their own line under the other type', async () => {
    const [{ customer, line }, { customer: second, line: outside }] = [await withProduct(), await withOutside()];
    expect((await updateOutside(customer, line, { amount: 2 })).body.message).toBe('CART_NOT_FOUND');
    expect((await update(second, outside, { amount: 2 })).body.message).toBe('CART_NOT_FOUND');
  });
});
