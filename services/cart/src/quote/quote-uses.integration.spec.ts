import { Types } from 'mongoose';
import { cartChanged } from '@gvg/contracts/cart/events';
import type { InSystemLine, OutsideLine } from '@gvg/contracts/cart/http/lines';
import {
  addProductToCart,
  editOutsideLine,
  getMyCart,
  updateCartLine,
  updateOutsideLine,
} from '@gvg/contracts/cart/http/lines';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { estimateForService } from '@gvg/contracts/catalogue/http/internal-costs';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import type { TestCustomer } from '@gvg/testing/test-customers';
import {
  acceptedQuote,
  addOutsideLine,
  addProductLine,
  answerQuote,
  offer,
  orderBody,
  requestQuote,
} from '../testing/buying.fixtures.ts';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';
import { storedLine } from '../testing/stored-lines.fixtures.ts';

let shop: CartHarness;
let staff: TestCustomer;
let published: EventCollector;

beforeAll(async () => {
  shop = await startCartHarness('quote-uses');
  staff = await shop.user({ roles: ['ADMIN'] });
  published = await collectEvents(shop, [cartChanged]);
});
afterAll(async () => {
  await published.close();
  await shop.close();
});

const outsidePath = (line: string) => updateOutsideLine.path.replace(':id', line);
const productPath = (line: string) => updateCartLine.path.replace(':id', line);
const putBack = (user: TestCustomer, line: string) => user.put<OutsideLine>(outsidePath(line), { status: 'IN_CART' });
const remove = (user: TestCustomer, line: string) =>
  user.put<OutsideLine>(outsidePath(line), { status: 'WITHOUT_CART' });
const place = (user: TestCustomer, line: string) =>
  user.post<Order>('/v1/orders', orderBody([{ line, amount: 1 }], 210_000));
const accept = (user: TestCustomer, { _id }: Quote, version = 1) =>
  user.put<Quote>(`/v1/quotes/${_id}/accept`, { version });
const readQuote = async (user: TestCustomer, { _id }: Quote) => (await user.get<Quote>(`/v1/quotes/${_id}`)).body;
const linesOf = async (user: TestCustomer) =>
  (await user.get<{ docs: (InSystemLine | OutsideLine)[] }>(getMyCart.path)).body.docs.map(
    ({ _id, amount, state }) => ({ _id, amount, state }),
  );
const hardProduct = () => shop.catalogue.makeProduct({ type: 'HARD_TO_GET' });

async function ordered() {
  const user = await shop.user();
  const line = await addOutsideLine(shop, user);
  const quote = await acceptedQuote(shop, user, [line]);
  const { status, body: order } = await place(user, line);
  expect(status).toBe(201);
  return { user, line, quote, order };
}

async function answeredFor(user: TestCustomer, lines: readonly string[]): Promise<Quote> {
  const { body: requested } = await requestQuote(user, lines);
  return (
    await answerQuote(
      staff,
      requested._id,
      lines.map((line) => offer(line)),
    )
  ).body;
}

describe('an accepted quote', () => {
  it('is used by one order, however often its line is restored', async () => {
    const { user, line, quote, order } = await ordered();
    for (let time = 0; time < 4; time += 1) {
      expect((await putBack(user, line)).body.state).toBe('NEEDS_QUOTE');
      expect((await place(user, line)).body).toMatchObject({
        message: 'CART_LINE_NOT_READY',
        details: [{ path: 'lines.0', code: 'NEEDS_QUOTE' }],
      });
      await remove(user, line);
    }
    expect(await shop.models.orders.countDocuments({ user: user.id })).toBe(1);
    expect((await readQuote(user, quote)).uses).toEqual([{ line, order: order._id, at: order.createdAt }]);
  });

  it('stays used after its order is cancelled, and the line can be edited and quoted again', async () => {
    const { user, line, order } = await ordered();
    expect((await user.put<Order>(`/v1/orders/${order._id}/cancel`, {})).body.status).toBe('CANCELLED');
    expect((await putBack(user, line)).body.state).toBe('NEEDS_QUOTE');
    expect(
      (await user.patch<OutsideLine>(editOutsideLine.path.replace(':id', line), { amount: 3 })).body,
    ).toMatchObject({ amount: 3, state: 'NEEDS_QUOTE' });
    const { body: second } = await requestQuote(user, [line]);
    expect(second).toMatchObject({ status: 'REQUESTED', lines: [{ amount: 3 }] });
  });

  it('remains valid for its other lines after one was ordered', async () => {
    const user = await shop.user();
    const lines = [await addOutsideLine(shop, user), await addOutsideLine(shop, user)] as const;
    const quote = await acceptedQuote(shop, user, lines);
    const first = await place(user, lines[0]);
    expect(await linesOf(user)).toEqual([{ _id: lines[1], amount: 1, state: 'QUOTED' }]);
    const second = await place(user, lines[1]);
    expect((await readQuote(user, quote)).uses?.map(({ line, order }) => [line, order])).toEqual([
      [lines[0], first.body._id],
      [lines[1], second.body._id],
    ]);
  });

  it('is not used twice when another order uses it during the placement', async () => {
    const user = await shop.user();
    const line = await addOutsideLine(shop, user);
    const quote = await acceptedQuote(shop, user, [line]);
    const other = { line, order: new Types.ObjectId().toHexString(), at: shop.now() };
    const estimate = shop.catalogue.handlerOf(estimateForService);
    shop.catalogue.handle(estimateForService, async (input) => {
      await shop.models.quotes.updateOne({ _id: quote._id }, { $set: { uses: [other] } });
      return estimate(input);
    });
    expect((await place(user, line)).body.message).toBe('CART_LINE_NOT_READY');
    shop.catalogue.handle(estimateForService, estimate);
    expect(await shop.models.orders.countDocuments({ user: user.id })).toBe(0);
    expect((await readQuote(user, quote)).uses).toHaveLength(1);
    expect(await storedLine(shop.models, line)).toMatchObject({ status: 'IN_CART' });
  });

  it('is used by one of several concurrent orders', async () => {
    const user = await shop.user();
    const line = await addOutsideLine(shop, user);
    const quote = await acceptedQuote(shop, user, [line]);
    const responses = await Promise.all(Array.from({ length: 6 }, () => place(user, line)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await readQuote(user, quote)).uses).toHaveLength(1);
  });
});

describe('an open quote', () => {
  it.each(['REQUESTED', 'ANSWERED'])('fixes the amount of a hard-to-get product while it is %s', async (status) => {
    const [user, product] = [await shop.user(), hardProduct()];
    const line = await addProductLine(shop, user, product, { amount: 2 });
    const { body: quote } = await requestQuote(user, [line]);
    if (status === 'ANSWERED') await answerQuote(staff, quote._id, [offer(line)]);
    const refused = [
      await user.put(productPath(line), { amount: 3 }),
      await user.post(addProductToCart.path, { product: product._id, amount: 1 }),
    ];
    expect(refused.map(({ status: answer, body }) => [answer, body.message])).toEqual([
      [403, 'ACTION_NOT_ALLOWED'],
      [403, 'ACTION_NOT_ALLOWED'],
    ]);
    expect((await storedLine(shop.models, line)).amount).toBe(2);
    await user.put(`/v1/quotes/${quote._id}/withdraw`);
    expect((await user.put<InSystemLine>(productPath(line), { amount: 3 })).body.amount).toBe(3);
    expect(
      (await user.post<InSystemLine>(addProductToCart.path, { product: product._id, amount: 1 })).body.amount,
    ).toBe(4);
  });

  it('rejects restoring a line with another amount', async () => {
    const [user, product] = [await shop.user(), hardProduct()];
    const line = await addProductLine(shop, user, product);
    await requestQuote(user, [line]);
    await user.put(productPath(line), { status: 'WITHOUT_CART' });
    expect((await user.put(productPath(line), { status: 'IN_CART', amount: 5 })).body.message).toBe(
      'ACTION_NOT_ALLOWED',
    );
  });

  it('matches the amount of its line when both are changed concurrently', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [user, product] = [await shop.user(), hardProduct()];
      const line = await addProductLine(shop, user, product);
      await Promise.all([
        requestQuote(user, [line]),
        user.post(addProductToCart.path, { product: product._id, amount: 1 }),
        user.put(productPath(line), { amount: 7 }),
      ]);
      const quote = await shop.models.quotes.findOne({ user: user.id }).lean();
      if (quote !== null) expect((await storedLine(shop.models, line)).amount).toBe(quote.lines[0]?.amount);
    }
  });
});

describe('accepting a quote', () => {
  it('restores lines removed meanwhile', async () => {
    const user = await shop.user();
    const [stays, removed, refused] = [
      await addOutsideLine(shop, user),
      await addOutsideLine(shop, user, { amount: 2 }),
      await addOutsideLine(shop, user),
    ];
    const { body: quote } = await requestQuote(user, [stays, removed, refused]);
    await answerQuote(staff, quote._id, [offer(stays), offer(removed), { line: refused, refusal: 'Hết hàng' }]);
    await remove(user, removed);
    await remove(user, refused);
    const { status, body } = await accept(user, quote);
    expect([status, body.status]).toEqual([200, 'ACCEPTED']);
    expect((await linesOf(user)).toSorted((first, second) => first.amount - second.amount)).toEqual([
      { _id: stays, amount: 1, state: 'QUOTED' },
      { _id: removed, amount: 2, state: 'QUOTED' },
    ]);
    expect((await user.get<{ totalAmount: number }>(getMyCart.path)).body.totalAmount).toBe(3);
    await eventually(() => expect(published.about(user.id).at(-1)?.data).toMatchObject({ totalAmount: 3 }));
    expect(await shop.models.removedLines.countDocuments({ _id: removed })).toBe(0);
  });

  it('restores the requested amount that an earlier version let change', async () => {
    const [user, product] = [await shop.user(), hardProduct()];
    const line = await addProductLine(shop, user, product, { amount: 2 });
    const quote = await answeredFor(user, [line]);
    await shop.models.carts.collection.updateOne({ _id: `user:${user.id}` } as never, {
      $set: { 'lines.0.amount': 9, totalAmount: 9 },
    });
    expect((await accept(user, quote)).body.status).toBe('ACCEPTED');
    expect(await linesOf(user)).toEqual([{ _id: line, amount: 2, state: 'QUOTED' }]);
  });

  it('is rejected if a line cannot be restored, and can be repeated', async () => {
    const [user, product] = [await shop.user(), hardProduct()];
    const line = await addProductLine(shop, user, product);
    const quote = await answeredFor(user, [line]);
    await user.put(productPath(line), { status: 'WITHOUT_CART' });
    const { body: another } = await user.post<InSystemLine>(addProductToCart.path, { product: product._id, amount: 1 });
    expect(await accept(user, quote)).toMatchObject({ status: 409, body: { message: 'CART_WAS_EXISTED' } });
    expect((await readQuote(user, quote)).status).toBe('ANSWERED');
    await user.put(productPath(another._id), { status: 'WITHOUT_CART' });
    expect((await accept(user, quote)).body.status).toBe('ACCEPTED');
    expect(await linesOf(user)).toEqual([{ _id: line, amount: 1, state: 'QUOTED' }]);
  });

  it('is rejected for a line that was ordered from stock meanwhile', async () => {
    const [user, product] = [await shop.user(), hardProduct()];
    const line = await addProductLine(shop, user, product);
    const quote = await answeredFor(user, [line]);
    const now = { ...product, type: 'NORMAL', revision: 2 } as const;
    shop.catalogue.products.set(product._id, now);
    await shop.models.knownProducts.deleteMany({ _id: product._id });
    await user.put(productPath(line), { acceptedPrice: product.price });
    const { status } = await user.post('/v1/orders', orderBody([{ line, amount: 1 }], product.price));
    expect(status).toBe(201);
    expect(await accept(user, quote)).toMatchObject({ status: 410, body: { message: 'CART_WAS_DELETED' } });
    expect(await linesOf(user)).toEqual([]);
  });
});
