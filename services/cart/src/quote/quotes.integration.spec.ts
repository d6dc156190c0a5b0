import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  cartChanged,
  quoteAccepted,
  quoteAnswered,
  quoteDeclined,
  quoteExpired,
  quoteRequested,
  quoteWithdrawn,
} from '@gvg/contracts/cart/events';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { getUserContacts } from '@gvg/contracts/identity/http/internal-users';
import type { Page } from '@gvg/contracts/definitions/paging';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { createWithTransaction } from '@gvg/service-kit/data/database';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { eventually } from '@gvg/testing/eventually';
import {
  acceptedQuote,
  addOutsideLine,
  addProductLine,
  answerQuote,
  offer,
  requestQuote,
} from '../testing/buying.fixtures.ts';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { newId } from '../testing/products.fixtures.ts';
import { expireQuotes } from './expire-quotes/expire-quotes.ts';
import { changeStoredLine, storedLine } from '../testing/stored-lines.fixtures.ts';
import type { StoredOutside } from '../line/stored-line.ts';

let shop: CartHarness;
let staff: TestCustomer;
let published: EventCollector;

const typesAbout = (subject: string) => published.about(subject).map(({ type }) => type);
const dataOf = (wanted: string, subject: string) => published.about(subject).find(({ type }) => type === wanted)?.data;

beforeAll(async () => {
  shop = await startCartHarness('quotes');
  published = await collectEvents(shop, [
    quoteRequested,
    quoteAnswered,
    quoteAccepted,
    quoteDeclined,
    quoteWithdrawn,
    quoteExpired,
    cartChanged,
    auditRecorded,
  ]);
  staff = await shop.user({ roles: ['ADMIN'] });
});
afterAll(async () => {
  await published.close();
  await shop.close();
});
afterEach(() => shop.resetClock());

const hour = 3_600_000;

async function requested(
  fields: Parameters<typeof addOutsideLine>[2] = {},
): Promise<{ user: TestCustomer; line: string; quote: Quote }> {
  const user = await shop.user();
  const line = await addOutsideLine(shop, user, fields);
  const { status, body: quote } = await requestQuote(user, [line]);
  expect(status).toBe(201);
  return { user, line, quote };
}

async function answered(fields: object = {}) {
  const found = await requested();
  const { body: quote } = await answerQuote(staff, found.quote._id, [offer(found.line)], fields);
  return { ...found, quote };
}

const decide = (user: TestCustomer, quote: { _id: string }, decision: 'accept' | 'decline', version = 1) =>
  user.put<Quote>(`/v1/quotes/${quote._id}/${decision}`, { version });
const stateOf = async (line: string) => (await storedLine(shop.models, line)).quote?.toHexString();

describe('a request', () => {
  it('stores the lines, assigns the quote to each, and is due for an answer within a day', async () => {
    const user = await shop.user();
    const product = shop.catalogue.makeProduct({ type: 'HARD_TO_GET' });
    const lines = [await addOutsideLine(shop, user, { amount: 3 }), await addProductLine(shop, user, product)];
    const { status, body } = await requestQuote(user, lines, { note: ' Gấp ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      user: user.id,
      country: 'JP',
      note: 'Gấp',
      status: 'REQUESTED',
      versions: [],
      revision: 1,
    });
    expect(body.lines.map(({ _id, amount, state, quote }) => [_id, amount, state, quote?._id])).toEqual([
      [lines[0], 3, 'QUOTE_REQUESTED', body._id],
      [lines[1], 1, 'QUOTE_REQUESTED', body._id],
    ]);
    expect(Date.parse(body.answerBy) - Date.parse(body.createdAt)).toBe(24 * hour);
    expect(await Promise.all(lines.map(stateOf))).toEqual([body._id, body._id]);
    await eventually(() => {
      expect(dataOf('quote.requested', body._id)).toEqual({
        _id: body._id,
        user: user.id,
        status: 'REQUESTED',
        version: 0,
      });
      expect(typesAbout(user.id)).toEqual(['cart.changed']);
    });
  });

  it('reports lines that need no quote or have an open one', async () => {
    const { user, line } = await requested();
    const ready = await addProductLine(shop, user, shop.catalogue.makeProduct());
    const outside = await addOutsideLine(shop, user);
    const { status, body } = await requestQuote(user, [outside, line, ready]);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'CART_LINE_NOT_READY',
      details: [
        { path: 'lines.1', code: 'QUOTE_REQUESTED' },
        { path: 'lines.2', code: 'READY' },
      ],
    });
    expect(await stateOf(outside)).toBeUndefined();
  });

  it('is accepted once from fifty concurrent ones', async () => {
    const user = await shop.user();
    const line = await addOutsideLine(shop, user);
    const statuses = (await Promise.all(Array.from({ length: 50 }, () => requestQuote(user, [line])))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
    expect(await shop.models.quotes.countDocuments({ user: user.id })).toBe(1);
  });

  it("is rejected for lines that left the cart, other people's lines, and countries without freight", async () => {
    const [user, other] = [await shop.user(), await shop.user()];
    const gone = await addOutsideLine(shop, user, { status: 'WITHOUT_CART' });
    const line = await addOutsideLine(shop, user);
    expect((await requestQuote(user, [gone])).body).toMatchObject({
      message: 'CART_WAS_DELETED',
      details: [{ path: 'lines.0' }],
    });
    expect((await requestQuote(other, [line])).body).toMatchObject({
      message: 'CART_NOT_FOUND',
      details: [{ path: 'lines.0' }],
    });
    const { rows } = shop.catalogue;
    shop.catalogue.rows = [];
    expect((await requestQuote(user, [line])).body.message).toBe('RATE_NOT_FOUND');
    shop.catalogue.rows = rows;
  });

  it('can be repeated once the last quote was refused, declined, withdrawn or has expired', async () => {
    const { user, line, quote } = await answered();
    await decide(user, quote, 'decline');
    const { body: second } = await requestQuote(user, [line]);
    await answerQuote(staff, second._id, [{ line, refusal: 'Hết hàng' }]);
    const { body: third } = await requestQuote(user, [line]);
    await user.put(`/v1/quotes/${third._id}/withdraw`);
    const { body: fourth } = await requestQuote(user, [line]);
    await answerQuote(staff, fourth._id, [offer(line)], { validHours: 1 });
    shop.advance(hour);
    expect((await requestQuote(user, [line])).status).toBe(201);
  });
});

describe('an answer', () => {
  it('is a version with prices, fees and an end, shown with the name of its author', async () => {
    const { user, line, quote } = await requested({ amount: 2 });
    const { status, body } = await answerQuote(staff, quote._id, [offer(line)], { note: 'Còn ít' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'ANSWERED', revision: 2, lines: [{ state: 'QUOTE_ANSWERED' }] });
    const [version] = (await user.get<Quote>(`/v1/quotes/${quote._id}`)).body.versions;
    expect(version).toMatchObject({
      version: 1,
      lines: [
        { line, price: 200_000, fee: 20_000, weightGrams: 1_200, goodsType: 'NORMAL', categoryType: 'PACKAGED_FOOD' },
      ],
      note: 'Còn ít',
      goods: 400_000,
      serviceFee: 20_000,
      answeredBy: `Person ${staff.id.slice(-4)}`,
      expiresAt: body.expiresAt,
    });
    expect(Date.parse(version?.expiresAt ?? '') - Date.parse(version?.answeredAt ?? '')).toBe(72 * hour);
    await eventually(() =>
      expect(published.published.map(({ data }) => data)).toContainEqual(
        expect.objectContaining({ action: 'quote.answer', subject: { type: 'quote', id: quote._id } }),
      ),
    );
  });

  it('is shown without a name when the account is closed or identity is unavailable', async () => {
    const { user, quote } = await answered();
    const answeredBy = async () => (await user.get<Quote>(`/v1/quotes/${quote._id}`)).body.versions[0]?.answeredBy;
    shop.identity.closed.add(staff.id);
    expect(await answeredBy()).toBe('');
    shop.identity.closed.clear();
    const contacts = shop.identity.handlerOf(getUserContacts);
    shop.identity.handle(getUserContacts, () => {
      throw new ApiFailure('SERVICE_UNAVAILABLE');
    });
    expect(await answeredBy()).toBe('');
    shop.identity.handle(getUserContacts, contacts);
    expect(await answeredBy()).not.toBe('');
  });

  it('can be replaced while it is open by another version with another end', async () => {
    const { line, quote } = await answered();
    const second = await answerQuote(staff, quote._id, [offer(line, { price: 150_000 })], {
      validHours: 100,
      revision: quote.revision,
    });
    expect(second.body.versions.map(({ version, goods }) => [version, goods])).toEqual([
      [1, 200_000],
      [2, 150_000],
    ]);
    expect((await answerQuote(staff, quote._id, [offer(line)], { revision: quote.revision })).body).toMatchObject({
      message: 'VERSION_CONFLICT',
      current: { revision: 3 },
    });
    shop.advance(101 * hour);
    expect((await answerQuote(staff, quote._id, [offer(line)])).body.message).toBe('QUOTE_EXPIRED');
  });

  it('requires a category type for outside goods', async () => {
    const user = await shop.user();
    const line = await addOutsideLine(shop, user);
    await changeStoredLine(shop.models, line, ({ outside, ...present }) => {
      const { categoryType: _categoryType, ...others } = outside as StoredOutside;
      return { ...present, outside: others };
    });
    const { body: quote } = await requestQuote(user, [line]);
    expect((await answerQuote(staff, quote._id, [offer(line)])).body).toMatchObject({
      message: 'INVALID_PAYLOAD',
      details: [{ path: 'lines.0.categoryType', code: 'REQUIRED' }],
    });
    expect(
      (await answerQuote(staff, quote._id, [offer(line, { categoryType: 'SEEDS' })])).body.versions[0]?.lines[0]
        ?.categoryType,
    ).toBe('SEEDS');
  });

  it('suggests only products on sale as substitutes of a refused line', async () => {
    const user = await shop.user();
    const line = await addOutsideLine(shop, user);
    const { body: quote } = await requestQuote(user, [line]);
    const [sold, hidden] = [shop.catalogue.makeProduct(), shop.catalogue.makeProduct({ isShowed: false })];
    const refuse = (substitutes: string[]) =>
      answerQuote(staff, quote._id, [{ line, refusal: 'Hết hàng', substitutes }]);
    expect((await refuse([sold._id, hidden._id])).body).toMatchObject({
      message: 'INVALID_PAYLOAD',
      details: [{ path: 'lines.0.substitutes.1', code: 'INVALID_VALUE' }],
    });
    await refuse([sold._id]);
    expect((await user.get<Quote>(`/v1/quotes/${quote._id}`)).body.versions[0]?.lines).toEqual([
      { line, refusal: 'Hết hàng', substitutes: [{ product: sold._id, name: sold.name, image: sold.images[0] }] },
    ]);
  });

  it.each(['accept', 'decline'] as const)('is rejected after %s', async (decision) => {
    const { user, line, quote } = await answered();
    await decide(user, quote, decision);
    expect((await answerQuote(staff, quote._id, [offer(line)])).body.message).toBe('QUOTE_STATUS_CONFLICT');
  });
});

describe('a decision', () => {
  it.each([
    ['accept', 'ACCEPTED', 'QUOTED', 'quote.accepted'],
    ['decline', 'DECLINED', 'NEEDS_QUOTE', 'quote.declined'],
  ] as const)('applies to the quote and its lines: %s', async (decision, status, state, event) => {
    const { user, quote } = await answered();
    const { body } = await decide(user, quote, decision);
    expect(body).toMatchObject({ status, lines: [{ state }], ...(decision === 'accept' && { acceptedVersion: 1 }) });
    await eventually(() => expect(typesAbout(quote._id)).toEqual(['quote.requested', 'quote.answered', event]));
    expect((await decide(user, quote, decision)).body.message).toBe('QUOTE_STATUS_CONFLICT');
  });

  it('applies only to the last version', async () => {
    const { user, line, quote } = await answered();
    await answerQuote(staff, quote._id, [offer(line, { price: 999_000 })]);
    expect((await decide(user, quote, 'accept', 1)).body).toMatchObject({
      message: 'VERSION_CONFLICT',
      current: { _id: quote._id, versions: [{ version: 1 }, { version: 2 }] },
    });
    expect((await decide(user, quote, 'accept', 3)).body.message).toBe('VERSION_CONFLICT');
    expect((await decide(user, quote, 'accept', 2)).body).toMatchObject({ status: 'ACCEPTED', acceptedVersion: 2 });
  });

  it('is rejected before an answer and after its end', async () => {
    const { user, line, quote } = await requested();
    expect((await decide(user, quote, 'accept')).body.message).toBe('QUOTE_STATUS_CONFLICT');
    await answerQuote(staff, quote._id, [offer(line)], { validHours: 2 });
    shop.advance(2 * hour);
    expect((await decide(user, quote, 'accept')).body.message).toBe('QUOTE_EXPIRED');
  });

  it('is accepted once from fifty concurrent ones', async () => {
    const { user, quote } = await answered();
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => decide(user, quote, index % 2 === 0 ? 'accept' : 'decline')),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
  });
});

it('lets the customer withdraw a quote once, before or after an answer', async () => {
  for (const { user, quote } of [await requested(), await answered()]) {
    expect((await user.put<Quote>(`/v1/quotes/${quote._id}/withdraw`)).body).toMatchObject({
      status: 'WITHDRAWN',
      lines: [{ state: 'NEEDS_QUOTE' }],
    });
    expect((await user.put(`/v1/quotes/${quote._id}/withdraw`)).body.message).toBe('QUOTE_STATUS_CONFLICT');
  }
});

describe('expiry', () => {
  const expire = () =>
    expireQuotes({
      ...shop.models,
      withTransaction: createWithTransaction(shop.connection),
      now: shop.now,
      logger: createLogger({ name: 'test', level: 'error' }),
    });

  it('ends only the answer that a demo has ended, and never in PRODUCTION', async () => {
    const [ended, open] = [await answered({ validHours: 5 }), await answered({ validHours: 5 })];
    const end = (environment: object) =>
      promisify(execFile)(process.execPath, [path.resolve(import.meta.dirname, '../end-quote.ts'), ended.quote._id], {
        env: { ...process.env, ...shop.environment, ...environment },
      });
    await expect(end({ ENVIRONMENT: 'PRODUCTION' })).rejects.toThrow('never in PRODUCTION');
    await end({ ENVIRONMENT: 'DEVELOPMENT' });
    await expire();
    const { body } = await ended.user.get<Quote>(`/v1/quotes/${ended.quote._id}`);
    expect(body).toMatchObject({ status: 'EXPIRED', expiresAt: body.versions[0]?.expiresAt });
    expect((await open.user.get<Quote>(`/v1/quotes/${open.quote._id}`)).body.status).toBe('ANSWERED');
    await expect(end({ ENVIRONMENT: 'DEVELOPMENT' })).rejects.toThrow('There is no answered quote');
  });

  it('ends each answer after its time once, with two instances', async () => {
    const [first, second, later, accepted] = [
      await answered({ validHours: 5 }),
      await answered({ validHours: 5 }),
      await answered({ validHours: 6 }),
      await answered({ validHours: 5 }),
    ];
    await decide(accepted.user, accepted.quote, 'accept');
    shop.advance(5 * hour);
    await Promise.all([expire(), expire(), expire()]);
    const statusOf = async ({ quote }: { quote: Quote }) =>
      (await shop.models.quotes.findById(quote._id).lean())?.status;
    expect(await Promise.all([first, second, later, accepted].map(statusOf))).toEqual([
      'EXPIRED',
      'EXPIRED',
      'ANSWERED',
      'ACCEPTED',
    ]);
    for (const { quote } of [first, second])
      await eventually(() =>
        expect(typesAbout(quote._id)).toEqual(['quote.requested', 'quote.answered', 'quote.expired']),
      );
    expect((await decide(first.user, first.quote, 'accept')).body.message).toBe('QUOTE_EXPIRED');
  });
});

describe('readers', () => {
  it('find their own quotes, latest first, by status', async () => {
    const user = await shop.user();
    const quotes = [
      await acceptedQuote(shop, user, [await addOutsideLine(shop, user)]),
      (await requestQuote(user, [await addOutsideLine(shop, user)])).body,
    ];
    const list = async (query = '') => (await user.get<Page<Quote>>(`/v1/quotes/me${query}`)).body;
    expect((await list()).docs.map(({ _id }) => _id)).toEqual(quotes.map(({ _id }) => _id).toReversed());
    expect(await list('?status=ACCEPTED')).toMatchObject({ totalDocs: 1, docs: [{ _id: quotes[0]?._id }] });
  });

  it('see requests first, oldest at the top, if they are staff', async () => {
    const user = await shop.user();
    const request = async () => (await requestQuote(user, [await addOutsideLine(shop, user)])).body;
    const [first, second, third] = [await request(), await request(), await request()];
    await answerQuote(staff, second._id, [offer(second.lines[0]?._id ?? '')]);
    const fourth = await request();
    const idsOf = (...quotes: Quote[]) => quotes.map(({ _id }) => _id);
    const list = async (query = '') => (await staff.get<Page<Quote>>(`/v1/quotes?user=${user.id}${query}`)).body;
    expect(idsOf(...(await list()).docs)).toEqual(idsOf(first, third, fourth, second));
    expect(await list('&limit=1&page=2')).toMatchObject({ totalDocs: 4, docs: [{ _id: third._id }] });
    expect(idsOf(...(await list('&status=ANSWERED')).docs)).toEqual(idsOf(second));
  });

  it('are its owner, staff and services; other callers get QUOTE_NOT_FOUND', async () => {
    const { user, quote } = await answered();
    const other = await shop.user();
    const calls = [
      (as: TestCustomer) => as.get(`/v1/quotes/${quote._id}`),
      (as: TestCustomer) => decide(as, quote, 'accept'),
      (as: TestCustomer) => decide(as, quote, 'decline'),
      (as: TestCustomer) => as.put(`/v1/quotes/${quote._id}/withdraw`),
    ];
    for (const call of calls) expect((await call(other)).body.message).toBe('QUOTE_NOT_FOUND');
    // Staff can read, but not decide for the customer.
    for (const call of calls.slice(1)) expect((await call(staff)).body.message).toBe('QUOTE_NOT_FOUND');
    expect((await staff.get<Quote>(`/v1/quotes/${quote._id}`)).body._id).toBe(quote._id);
    expect((await shop.internal.get<Quote>(`/internal/quotes/${quote._id}`)).body).toMatchObject({
      user: user.id,
      versions: [{ version: 1 }],
      freight: { service: 'AIR', total: 250_000 },
    });
    expect((await shop.internal.get<Quote>(`/internal/quotes/${newId()}`)).body).toMatchObject({
      message: 'QUOTE_NOT_FOUND',
    });
  });
});
