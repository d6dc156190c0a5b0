import { randomUUID } from 'node:crypto';
import { quoteAnswered } from '@gvg/contracts/cart/events';
import { getMyCart } from '@gvg/contracts/cart/http/lines';
import type { CartLine } from '@gvg/contracts/cart/http/lines';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { forgetRemovedLines } from '../../line/forget-removed-lines/forget-removed-lines.ts';
import { startCartHarness } from '../../testing/cart-harness.ts';
import type { CartHarness } from '../../testing/cart-harness.ts';
import { newId } from '../../testing/products.fixtures.ts';

let shop: CartHarness;
let staff: TestCustomer;
let collector: EventCollector;

beforeAll(async () => {
  shop = await startCartHarness('quotes-for-customers');
  staff = await shop.user({ roles: ['USER', 'ADMIN'] });
  collector = await collectEvents(shop, [quoteAnswered, auditRecorded]);
});
afterAll(async () => {
  await collector.close();
  await shop.close();
});
afterEach(() => shop.resetClock());

const pot = {
  url: 'https://shop.example/noi-dat',
  name: 'Nồi đất',
  amount: 2,
  price: 200_000,
  weightGrams: 1_200,
  categoryType: 'PACKAGED_FOOD',
};
const make = (user: string, body: object = {}) =>
  staff.post<Quote>('/v1/quotes/for-customer', { user, country: 'JP', lines: [pot], ...body });
const cartOf = async (user: TestCustomer) => (await user.get<{ docs: CartLine[] }>(getMyCart.path)).body.docs;

it('answers a staff quote at once, and adds its lines to the cart when it is accepted', async () => {
  const user = await shop.user();
  const { status, body: quote } = await make(user.id, { note: 'Như chị hỏi qua điện thoại' });
  expect(status).toBe(201);
  expect(quote).toMatchObject({
    user: user.id,
    status: 'ANSWERED',
    versions: [{ version: 1, goods: 400_000, serviceFee: 20_000, note: 'Như chị hỏi qua điện thoại' }],
    lines: [{ type: 'WITHOUT_SYSTEM', name: 'Nồi đất', amount: 2 }],
  });
  expect(await cartOf(user)).toEqual([]);
  await eventually(() =>
    expect(collector.about(quote._id)).toMatchObject([{ type: 'quote.answered', data: { user: user.id, version: 1 } }]),
  );
  expect((await user.put(`/v1/quotes/${quote._id}/accept`, { version: 1 })).status).toBe(200);
  expect(await cartOf(user)).toMatchObject([{ name: 'Nồi đất', amount: 2, state: 'QUOTED' }]);
});

it('creates one quote however often the same call is sent', async () => {
  const user = await shop.user();
  const key = { idempotencyKey: randomUUID() };
  const made = await Promise.all(Array.from({ length: 10 }, () => make(user.id, key)));
  expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
  expect(new Set(made.map(({ body }) => body._id)).size).toBe(1);
  expect(await shop.models.quotes.countDocuments({ user: user.id })).toBe(1);
  expect(await make(user.id, { ...key, note: 'Khác' })).toMatchObject({
    status: 409,
    body: { message: 'ORDER_WAS_EXISTED' },
  });
  await make(user.id);
  expect(await shop.models.quotes.countDocuments({ user: user.id })).toBe(2);
});

it('keeps the lines of an open quote, however long it is valid', async () => {
  const user = await shop.user();
  const { body: quote } = await make(user.id, { validHours: 24 * 60 });
  shop.advance(45 * 24 * 3_600_000);
  await forgetRemovedLines({ ...shop.models, ...shop.books });
  expect((await user.put(`/v1/quotes/${quote._id}/accept`, { version: 1 })).status).toBe(200);
  expect(await cartOf(user)).toHaveLength(1);
});

it('accepts a new answer to a staff quote and declines it like any other', async () => {
  const user = await shop.user();
  const { body: quote } = await make(user.id);
  const line = quote.lines[0]?._id;
  const answer = { lines: [{ line, price: 180_000, weightGrams: 1_000 }] };
  expect((await staff.put(`/v1/quotes/${quote._id}/answer`, answer)).status).toBe(200);
  expect(await user.put(`/v1/quotes/${quote._id}/accept`, { version: 1 })).toMatchObject({
    status: 409,
    body: { message: 'VERSION_CONFLICT' },
  });
  expect((await user.put(`/v1/quotes/${quote._id}/decline`, { version: 2 })).status).toBe(200);
  expect(await cartOf(user)).toEqual([]);
});

it('rejects a staff quote for a closed account, for a country without shipping, and from customers', async () => {
  const user = await shop.user();
  const closed = newId();
  shop.identity.closed.add(closed);
  expect(await make(closed)).toMatchObject({ status: 404, body: { message: 'USER_NOT_FOUND' } });
  const { rows } = shop.catalogue;
  shop.catalogue.rows = [];
  expect(await make(user.id)).toMatchObject({ body: { message: 'RATE_NOT_FOUND' } });
  shop.catalogue.rows = rows;
  expect(await make(user.id, { lines: [{ ...pot, categoryType: undefined }] })).toMatchObject({
    status: 400,
    body: { message: 'INVALID_PAYLOAD', details: [{ path: 'lines.0.categoryType' }] },
  });
  expect(await make(user.id, { lines: [pot, { ...pot, url: undefined }, pot] })).toMatchObject({
    status: 400,
    body: { message: 'INVALID_PAYLOAD', details: [{ path: 'lines.2.url' }] },
  });
  expect((await user.post('/v1/quotes/for-customer', { user: user.id, country: 'JP', lines: [pot] })).status).toBe(403);
  expect(await shop.models.quotes.countDocuments({ user: user.id })).toBe(0);
});
