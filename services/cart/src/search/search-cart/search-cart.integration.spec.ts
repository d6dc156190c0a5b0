import { Types } from 'mongoose';
import type { searchCart } from '@gvg/contracts/cart/http/search';
import type { ResponseOf } from '@gvg/contracts/definitions/endpoint';
import { userErased } from '@gvg/contracts/identity/events';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import { eventually } from '@gvg/testing/eventually';
import { lineToBuy, sampleOrder } from '../../order/order.fixtures.ts';
import type { StoredOrder } from '../../order/order.model.ts';
import { recipient } from '../../testing/buying.fixtures.ts';
import { startCartHarness } from '../../testing/cart-harness.ts';
import type { CartHarness } from '../../testing/cart-harness.ts';

type Found = ResponseOf<typeof searchCart>;

let shop: CartHarness;

beforeAll(async () => {
  shop = await startCartHarness('search');
});
beforeEach(async () => {
  const { orders, payments, quotes } = shop.models;
  await Promise.all([orders.deleteMany({}), payments.deleteMany({}), quotes.deleteMany({})]);
});
afterAll(() => shop.close());

const ask = (q: string, query: Record<string, unknown> = {}) =>
  shop.client.get<Found>('/v1/search/cart', { as: 'ADMIN', query: { q, ...query } });
const search = async (q: string) => (await ask(q)).body;
const ordersBy = async (q: string) => (await search(q)).orders.hits.map(({ code }) => code);
const transfersBy = async (q: string) => (await search(q)).payments.hits.map(({ bankReference }) => bankReference);

const place = async (fields: Partial<StoredOrder> = {}): Promise<StoredOrder> => {
  const order = sampleOrder(fields);
  await shop.models.orders.insertMany([order]);
  return order;
};
const bao = (fields: Partial<StoredOrder['recipient']> = {}) => ({
  ...sampleOrder().recipient,
  fullName: 'Bùi Gia Bảo',
  phone: '+84901234567',
  ...fields,
});
const transfer = async (content: string, bankReference: string, amount = 655_000) => {
  const body = { account: '1234567890', amount, bankReference, receivedAt: new Date().toISOString(), content };
  const { status } = await shop.client.post('/v1/payments', { as: 'ADMIN', body });
  expect(status).toBe(201);
};

describe('orders', () => {
  it.each([
    '090 123 45 67',
    '0901234567',
    '090.123.45.67',
    '090-123-4567',
    '+84 90 123 45 67',
    '+84 (0)90 123 4567',
    '84901234567',
    '0084 90 123 45 67',
    '090 123',
    'bao bui',
    'Bảo',
    'BÙI GIA',
  ])('are found by their recipient’s number or name as %j', async (q) => {
    const { code } = await place({ recipient: bao() });
    await place();
    expect(await search(q)).toMatchObject({
      orders: { count: 1, isMore: false, hits: [{ code, fullName: 'Bùi Gia Bảo', phone: '+84901234567', pieces: 3 }] },
    });
  });

  it('are found by their code, complete or by its start, and by their id', async () => {
    const { code, _id } = await place();
    const spread = `${code.slice(0, 3)} ${code.slice(3, 6)}-${code.slice(6)}`;
    for (const q of [code, code.toLowerCase(), spread, code.slice(0, 7), _id.toHexString()])
      expect(await ordersBy(q)).toEqual([code]);
  });

  it('are found by a code of only letters that is typed with spaces', async () => {
    await place({ code: 'GVGVFVNZJ' });
    expect(await ordersBy('gvg vfv-nzj')).toEqual(['GVGVFVNZJ']);
  });

  it('are returned latest first up to the limit, and counted up to a hundred', async () => {
    const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 1 + day)));
    for (const createdAt of days) await place({ recipient: bao(), createdAt });
    const { orders } = await search('gia bao');
    expect(orders).toMatchObject({ count: 7, isMore: false });
    expect(orders.hits.map(({ createdAt }) => createdAt)).toEqual(
      days
        .toReversed()
        .slice(0, 5)
        .map((day) => day.toISOString()),
    );
    expect((await ask('gia bao', { limit: 2 })).body.orders.hits).toHaveLength(2);
    await shop.models.orders.insertMany(Array.from({ length: 120 }, () => sampleOrder({ recipient: bao() })));
    expect((await search('gia bao')).orders).toMatchObject({ count: 100, isMore: true });
  });

  it('are found by a changed recipient and parcel', async () => {
    const { code } = await place({ status: 'PURCHASING', recipient: bao({ country: 'JP' }) });
    const body = { revision: 1, recipient: { ...recipient, fullName: 'Lê Thị Sáu', phone: '+84912000111' } };
    const changed = await shop.client.put(`/v1/orders/${code}/changes`, { as: 'ADMIN', body });
    expect(changed.status).toBe(200);
    expect(await ordersBy('0912 000 111')).toEqual([code]);
    expect(await ordersBy('sau le')).toEqual([code]);
    expect(await ordersBy('bui gia bao')).toEqual([]);
  });

  it('are no longer found by the recipient of a closed account, but by their code', async () => {
    const identity = await openPublisher(shop, 'identity');
    const { code, user } = await place({ recipient: bao() });
    await identity.publish({ contract: userErased, subjectId: user, revision: 2, data: { _id: user } });
    await eventually(async () => expect(await ordersBy('gia bao')).toEqual([]));
    expect(await ordersBy('0901234567')).toEqual([]);
    expect(await ordersBy(code)).toEqual([code]);
    await identity.close();
  });
});

describe('transfers', () => {
  it.each([
    '090 123 45 67',
    '+84 90 123 45 67',
    '0901234567',
    'bui gia bảo',
    'Mua hộ',
    'VCB 5198.402',
    'vcb5198402',
    'VCB5198.402',
    '5198',
  ])('are found by the bank’s reference and their content as %j', async (q) => {
    await transfer('BUI GIA BAO 0901234567 MUA HO', 'VCB 5198.402');
    await transfer('tien hang', 'FT9');
    expect(await search(q)).toMatchObject({
      payments: { count: 1, hits: [{ bankReference: 'VCB5198.402', amount: 655_000, status: 'UNMATCHED' }] },
    });
  });

  it('are found by the order that they name, or that staff allocated them to', async () => {
    const { code } = await place();
    await transfer(`MBVCB.${code.toLowerCase()}.CT`, 'FT1', 1_000);
    await transfer('tien hang', 'FT2', 1_000);
    expect(await transfersBy(code)).toEqual(['FT1']);
    const { _id, revision } = (await shop.models.payments.findOne({ bankReference: 'FT2' }).orFail().lean()) as {
      _id: Types.ObjectId;
      revision: number;
    };
    const body = { order: code, amount: 1_000, revision };
    await shop.client.put(`/v1/payments/${_id.toHexString()}/assign`, { as: 'ADMIN', body });
    expect(new Set(await transfersBy(code))).toEqual(new Set(['FT1', 'FT2']));
  });

  it('are returned only by their id', async () => {
    await transfer('tien hang', 'FT1');
    await transfer('tien hang', 'FT2');
    const [hit] = (await search('FT1')).payments.hits;
    const list = await shop.client.get<{ docs: { bankReference: string }[] }>('/v1/payments', {
      as: 'ADMIN',
      query: { id: hit?._id },
    });
    expect(list.body.docs).toMatchObject([{ bankReference: 'FT1' }]);
  });
});

it('finds a parcel by its tracking code in any spelling, to the customer and from a seller', async () => {
  const sent = await place({
    status: 'SHIPPED',
    shipping: { ...sampleOrder().shipping, carrier: 'EMS', trackingCode: 'EE 123-456 789 VN' },
  });
  const seller = { tracking: 'SPX-77/8899', carrier: 'Shopee', order: 'SO 4711' };
  const purchase = { seller, by: 'a'.repeat(24), at: '2026-11-20T03:00:00.000Z', arriveBy: '2999-01-01T00:00:00.000Z' };
  const buying = await place({ status: 'PURCHASING', lines: [lineToBuy({ status: 'BOUGHT', purchase })] });
  for (const q of ['EE123456789VN', 'ee 123 456', 'EE-123-456-789'])
    expect((await search(q)).parcels).toMatchObject({
      count: 1,
      hits: [{ code: sent.code, tracking: 'EE 123-456 789 VN', carrier: 'EMS', direction: 'TO_CUSTOMER' }],
    });
  for (const [q, tracking] of [
    ['spx778899', 'SPX-77/8899'],
    ['so 4711', 'SO 4711'],
  ] as const)
    expect((await search(q)).parcels).toMatchObject({
      count: 1,
      hits: [{ code: buying.code, tracking, carrier: 'Shopee', direction: 'FROM_SELLER', purchase: 'BOUGHT' }],
    });
  expect(await ordersBy('spx778899')).toEqual([]);
});

it('finds a quote by its id', async () => {
  const at = new Date('2026-11-20T03:00:00Z');
  const _id = new Types.ObjectId();
  await shop.models.quotes.collection.insertOne({
    ...{ _id, user: 'a'.repeat(24), country: 'JP', note: '', status: 'REQUESTED', versions: [], answerBy: at },
    lines: [{ outside: { name: 'Bộ sách', images: [], note: '' } }],
    ...{ revision: 1, createdAt: at, updatedAt: at },
  } as never);
  expect((await search(_id.toHexString())).quotes).toMatchObject({
    count: 1,
    hits: [{ names: ['Bộ sách'], lines: 1 }],
  });
  expect((await search('bo sach')).quotes).toEqual({ count: 0, isMore: false, hits: [] });
});

describe('a search text', () => {
  const none = { count: 0, isMore: false, hits: [] };

  it.each(['.*', '^.', '(a+)+$', '[a-z]{3}', '\\w', '$where', '🍜🍜', '  .. ', '{"$ne":null}', '%%'])(
    'is not interpreted as a pattern: %j',
    async (q) => {
      await place({ recipient: bao() });
      await transfer('tien hang', 'FT1');
      expect(await ask(q)).toMatchObject({ status: 200, body: { orders: none, payments: none, parcels: none } });
    },
  );

  it.each(['', 'a', ' a ', 'a'.repeat(101), 'a'.repeat(10_000), 'a\0b', 'a\u202e'])(
    'is rejected if it is too short, too long or not a text',
    async (q) => {
      expect(await ask(q)).toMatchObject({ status: 400, body: { message: 'INVALID_PAYLOAD' } });
    },
  );

  it.each([{ limit: 0 }, { limit: 21 }, { limit: 'x' }])('is rejected with %j', async (query) => {
    expect((await ask('gia bao', query)).status).toBe(400);
  });

  it('may have a hundred words', async () => {
    expect((await ask('ab '.repeat(33))).status).toBe(200);
  });
});
