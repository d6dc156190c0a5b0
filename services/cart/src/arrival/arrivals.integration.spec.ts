import { auditRecorded, userErased } from '@gvg/contracts/identity/events';
import type { Arrival } from '@gvg/contracts/cart/http/arrivals';
import type { Order, OrderLine, Seller } from '@gvg/contracts/cart/http/order-schema';
import type { PurchaseRow } from '@gvg/contracts/cart/http/purchases';
import type { StaffPage } from '@gvg/contracts/definitions/paging';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { lineToBuy, sampleEntry, sampleOrder } from '../order/order.fixtures.ts';
import type { StoredOrder } from '../order/order.model.ts';
import { totalsOf } from '../order/order-totals.ts';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';
import { newId } from '../testing/products.fixtures.ts';

let shop: CartHarness;
let staff: TestCustomer;
let customer: TestCustomer;
let collector: EventCollector;
let identity: EventPublisher;

beforeAll(async () => {
  shop = await startCartHarness('arrivals');
  [staff, customer] = [await shop.user({ roles: ['USER', 'ADMIN'] }), await shop.user()];
  collector = await collectEvents(shop, [auditRecorded]);
  identity = await openPublisher(shop, 'identity');
});

beforeEach(() => shop.models.arrivals.deleteMany({}));

afterAll(async () => {
  await collector.close();
  await identity.close();
  await shop.close();
});

const failure = (status: number, message: string) => ({ status, body: { message } });
const conflict = failure(409, 'ORDER_STATUS_CONFLICT');

/** A line on its way from the seller. */
const lineOnItsWay = (seller: Seller = {}, fields: Partial<OrderLine> = {}): OrderLine =>
  lineToBuy({
    status: 'BOUGHT',
    purchase: { seller, by: newId(), at: '2026-11-20T03:00:00.000Z', arriveBy: '2026-11-22T03:00:00.000Z' },
    ...fields,
  });
/** A paid order of the customer with `lines` to buy. */
async function place(lines: OrderLine[], fields: Partial<StoredOrder> = {}): Promise<StoredOrder> {
  const order = sampleOrder({ user: customer.id, status: 'PURCHASING', lines, ...fields });
  const paid = order.ledger.reduce((sum, { amount }) => sum + amount, 0);
  const ledger = [...order.ledger, sampleEntry({ kind: 'PAYMENT', amount: paid })];
  const placed = { ...order, ledger, due: totalsOf({ ...order, ledger }).due };
  await shop.models.orders.insertMany([placed]);
  return placed;
}
let pictures = 0;
const photo = () => shop.upload.makePicture({ id: String((pictures += 1)).padStart(24, '0') });
const record = (body: object = {}) => staff.post<Arrival>('/v1/arrivals', { photos: [photo()], ...body });
const assign = ({ _id }: Pick<Arrival, '_id'>, { code }: StoredOrder, line: OrderLine) =>
  staff.put<Arrival>(`/v1/arrivals/${_id}`, { order: code, line: line._id });
const list = async (query = '') => (await staff.get<StaffPage<Arrival>>(`/v1/arrivals?${query}`)).body;
const read = async ({ code }: StoredOrder) => (await customer.get<Order>(`/v1/orders/${code}`)).body;
const rowsOf = async (query: string) =>
  (await staff.get<StaffPage<PurchaseRow>>(`/v1/purchases?limit=100&${query}`)).body.docs;
const unknownCount = async () =>
  (await staff.get<{ unknownArrivals: number }>('/v1/purchases/summary')).body.unknownArrivals;
const actionsAbout = (id: string) =>
  collector.published
    .flatMap(({ data }) => data as { subject: { id: string }; action: string; after: object })
    .filter(({ subject }) => subject.id === id);

describe('a parcel with a line', () => {
  it('marks the line as arrived with its photo, and the last one moves the order to the warehouse', async () => {
    const [first, second] = [lineOnItsWay(), lineOnItsWay()];
    const order = await place([first, second]);
    const image = photo();
    const arrival = await record({ photos: [image], order: order.code, line: first._id });
    expect(arrival).toMatchObject({
      status: 201,
      body: {
        photos: [{ url: image }],
        assigned: { order: order._id.toHexString(), code: order.code, line: { _id: first._id, amount: 1 } },
        suggestions: [],
        by: staff.id,
      },
    });
    expect(arrival.body.photos[0]?.signedUrl).toContain(`${image}?`);
    expect(await read(order)).toMatchObject({
      status: 'PURCHASING',
      lines: [{ status: 'READY' }, { status: 'BOUGHT' }],
      photos: [{ kind: 'ARRIVAL', url: image }],
    });
    await record({ order: order._id.toHexString(), line: second._id });
    expect(await read(order)).toMatchObject({ status: 'AT_WAREHOUSE', photos: [{}, {}] });
    expect((await list('unknown=false')).docs).toHaveLength(2);
    expect((await list('unknown=true')).docs).toEqual([]);
  });

  it('is rejected for a line that is not on its way, and nothing is stored', async () => {
    const [toBuy, ready] = [lineToBuy(), lineToBuy({ status: 'READY' })];
    const order = await place([toBuy, ready]);
    for (const line of [toBuy, ready])
      expect(await record({ order: order.code, line: line._id })).toMatchObject(conflict);
    expect(await record({ order: order.code, line: newId() })).toMatchObject(failure(404, 'ORDER_NOT_FOUND'));
    expect(await record({ order: newId(), line: toBuy._id })).toMatchObject(failure(404, 'ORDER_NOT_FOUND'));
    expect(await shop.models.arrivals.countDocuments()).toBe(0);
    expect(await read(order)).toMatchObject({ photos: [], revision: 1 });
  });

  it('is rejected if its order has the maximum number of photos', async () => {
    const line = lineOnItsWay();
    const photos = Array.from({ length: 30 }, () => ({ url: photo(), kind: 'ARRIVAL' as const, at: new Date() }));
    const order = await place([line], { photos });
    expect(await record({ order: order.code, line: line._id })).toMatchObject(failure(403, 'ACTION_NOT_ALLOWED'));
    expect(await read(order)).toMatchObject({ lines: [{ status: 'BOUGHT' }] });
  });

  it('requires order and line together, a photo, and pictures uploaded for orders', async () => {
    const order = await place([lineOnItsWay()]);
    const invalid = [
      { order: order.code },
      { line: newId() },
      { photos: [] },
      { photos: ['https://other.example/1.jpg'] },
    ];
    for (const body of invalid) expect(await record(body)).toMatchObject(failure(400, 'INVALID_PAYLOAD'));
    const unknownPicture = `/v1/file-manager/files/${'c'.repeat(32)}.jpg`;
    expect(await record({ photos: [unknownPicture] })).toMatchObject({
      status: 400,
      body: { message: 'FILE_NOT_FOUND', details: [{ path: 'photos.0' }] },
    });
  });
});

describe('an unknown parcel', () => {
  it('waits until it is assigned, once', async () => {
    const [line, other] = [lineOnItsWay(), lineOnItsWay()];
    const order = await place([line, other]);
    const { body: arrival } = await record({ note: 'không nhãn' });
    expect(arrival).not.toHaveProperty('assigned');
    expect(await list('unknown=true')).toMatchObject({
      totalDocs: 1,
      docs: [{ _id: arrival._id, note: 'không nhãn' }],
    });
    expect(await unknownCount()).toBe(1);

    expect(await assign(arrival, order, line)).toMatchObject({
      status: 200,
      body: { assigned: { code: order.code, line: { _id: line._id, name: line.name }, by: staff.id } },
    });
    expect(await read(order)).toMatchObject({
      lines: [{ status: 'READY' }, { status: 'BOUGHT' }],
      photos: [{ url: arrival.photos[0]?.url, kind: 'ARRIVAL' }],
    });
    expect(await unknownCount()).toBe(0);
    expect(await assign(arrival, order, other)).toMatchObject(failure(409, 'ARRIVAL_STATUS_CONFLICT'));
    expect(await assign({ _id: newId() }, order, other)).toMatchObject(failure(404, 'ARRIVAL_NOT_FOUND'));
    expect((await read(order)).lines[1]).toMatchObject({ status: 'BOUGHT' });
  });

  it('is assigned to one of two lines that two staff members choose concurrently', async () => {
    const lines = [lineOnItsWay(), lineOnItsWay()];
    const order = await place(lines);
    const { body: arrival } = await record();
    const answers = await Promise.all(lines.map((line) => assign(arrival, order, line)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(order)).lines.filter(({ status }) => status === 'READY')).toHaveLength(1);
  });

  it('stays unknown if its line is not on its way', async () => {
    const line = lineToBuy();
    const order = await place([line]);
    const { body: arrival } = await record();
    expect(await assign(arrival, order, line)).toMatchObject(conflict);
    expect((await list('unknown=true')).docs).toMatchObject([{ _id: arrival._id }]);
  });

  it('suggests the lines with its code in any spelling', async () => {
    const tracking = lineOnItsWay({ tracking: 'S22.118.4402', order: 'HA-20418' });
    const [numbered, arrived] = [lineOnItsWay({ order: 's221184402' }), lineOnItsWay({ tracking: 'S221184402' })];
    const order = await place([numbered, tracking, { ...arrived, status: 'READY' }]);
    const { body: arrival } = await record({ tracking: 's22 118-4402' });
    const { code, recipient } = order;
    expect(arrival.suggestions).toMatchObject([
      { code, customer: recipient.fullName, line: { _id: tracking._id, name: tracking.name }, match: 'TRACKING' },
      { code, line: { _id: numbered._id }, match: 'SELLER_ORDER' },
    ]);
    expect((await list('unknown=true')).docs).toMatchObject([{ suggestions: [{ match: 'TRACKING' }, {}] }]);
    expect((await record({ tracking: 'S22.118.4403' })).body.suggestions).toEqual([]);
    expect((await record({ tracking: '???' })).body.suggestions).toEqual([]);
    expect((await read(order)).lines).toMatchObject([{ status: 'BOUGHT' }, { status: 'BOUGHT' }, {}]);
    await assign(arrival, order, tracking);
    expect((await list('unknown=false')).docs).toMatchObject([{ _id: arrival._id, suggestions: [] }]);
  });
});

it("finds arriving lines in the desk's list, late or not, by order code, name and the seller's codes", async () => {
  const mark = newId().slice(-8).toUpperCase();
  const late = lineOnItsWay({ tracking: `GHN ${mark}` }, { name: { vi: 'Ấm tử sa', en: '' } });
  const line = lineOnItsWay({ order: `VP ${mark}` });
  const order = await place([late, line, lineToBuy()]);
  const found = async (query: string) =>
    (await rowsOf(`state=ARRIVING&${query}`)).map(({ line: { _id } }) => _id).sort();
  const both = [late._id, line._id].sort();
  expect(await found(`search=${order.code}`)).toEqual(both);
  expect(await found('search=tu sa')).toEqual(expect.arrayContaining(both));
  expect(await found(`search=ghn${mark.toLowerCase()}`)).toEqual([late._id]);
  expect(await found(`search=vp-${mark}`)).toEqual([line._id]);
  expect((await rowsOf(`state=LATE&search=GHN.${mark}`)).map(({ line: { _id } }) => _id)).toEqual([late._id]);
});

it("audits staff's actions on a parcel without the note", async () => {
  const line = lineOnItsWay();
  const order = await place([line]);
  const { body: arrival } = await record({ tracking: 'VN1', note: 'của chị Hà' });
  await assign(arrival, order, line);
  await eventually(() =>
    expect(actionsAbout(arrival._id)).toMatchObject([
      { action: 'arrival.record', before: null, after: { tracking: 'VN1' } },
      { action: 'arrival.assign', before: { tracking: 'VN1' }, after: { code: order.code, line: { _id: line._id } } },
    ]),
  );
  expect(JSON.stringify(actionsAbout(arrival._id))).not.toContain('chị Hà');
  expect(actionsAbout(order._id.toHexString())).toMatchObject([{ action: 'order.line-status' }]);
});

it("deletes photos and note of a parcel with its customer's account", async () => {
  const leaving = await shop.user();
  const line = lineOnItsWay();
  const order = await place([line], { user: leaving.id });
  const { body: arrival } = await record({ note: 'của chị Hà', order: order.code, line: line._id });
  const data = { _id: leaving.id, forfeitsCredit: true };
  await identity.publish({ contract: userErased, subjectId: leaving.id, revision: 2, data });
  await eventually(async () =>
    expect(await shop.models.arrivals.findById(arrival._id).lean()).toMatchObject({ photos: [], note: '' }),
  );
});
