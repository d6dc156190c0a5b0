import { orderMentioned } from '@gvg/contracts/cart/events';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { assignOrders } from '@gvg/contracts/cart/http/orders';
import type { BodyOf, ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import type { Page } from '@gvg/contracts/definitions/paging';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { startCartHarness } from '../../testing/cart-harness.ts';
import type { CartHarness } from '../../testing/cart-harness.ts';
import { newId } from '../../testing/products.fixtures.ts';
import { cancelUnpaidOrders } from '../cancel-unpaid-orders/cancel-unpaid-orders.ts';
import { sampleEntry, sampleOrder } from '../order.fixtures.ts';
import type { StoredOrder } from '../order.model.ts';

let shop: CartHarness;
let staff: TestCustomer;
let collector: EventCollector;

beforeAll(async () => {
  shop = await startCartHarness('order-work');
  staff = await shop.user({ roles: ['USER', 'ADMIN'] });
  shop.identity.staff.add(staff.id);
  collector = await collectEvents(shop, [orderMentioned, auditRecorded]);
});

afterAll(async () => {
  await collector.close();
  await shop.close();
});

const hourMs = 3_600_000;
const failure = (status: number, message: string) => ({ status, body: { message } });
const place = async (fields: Partial<StoredOrder> = {}) => {
  const order = sampleOrder(fields);
  await shop.models.orders.insertMany([order]);
  return order;
};
const pathOf = ({ code }: StoredOrder, rest: string) => `/v1/orders/${code}/${rest}`;
const assign = (order: StoredOrder, body: object) => staff.put<Order>(pathOf(order, 'assignee'), body);
const hold = (order: StoredOrder, body: object) => staff.put<Order>(pathOf(order, 'hold'), body);
const note = (order: StoredOrder, body: object) => staff.post<Order>(pathOf(order, 'notes'), body);
const statusOf = async ({ _id }: StoredOrder) => (await shop.models.orders.findById(_id).orFail().lean()).status;
const codesOf = async (query: string) =>
  (await staff.get<Page<Order>>(`/v1/orders?limit=100&${query}`)).body.docs.map(({ code }) => code);

describe('the assignee', () => {
  it('is set to a staff member and removed again', async () => {
    const order = await place();
    expect((await assign(order, { assignee: staff.id })).body).toMatchObject({
      work: { assignee: staff.id, notes: [] },
    });
    expect(await codesOf(`assignee=${staff.id}`)).toContain(order.code);
    expect(await codesOf('assignee=none')).not.toContain(order.code);
    const { body } = await assign(order, { assignee: null });
    expect(body.work).toEqual({ notes: [] });
    expect(await codesOf('assignee=none')).toContain(order.code);
  });

  it('rejects non-staff users and an outdated revision', async () => {
    const order = await place();
    expect(await assign(order, { assignee: newId() })).toMatchObject(failure(404, 'USER_NOT_FOUND'));
    await assign(order, { assignee: staff.id });
    expect(await assign(order, { assignee: null, revision: order.revision })).toMatchObject({
      status: 409,
      body: { message: 'VERSION_CONFLICT', current: { work: { assignee: staff.id } } },
    });
  });
});

describe('the assignee of several orders', () => {
  type Answer = ResponseBodyOf<typeof assignOrders>;
  const assignAll = (body: BodyOf<typeof assignOrders>) => staff.post<Answer>('/v1/orders/assignees', body);

  it('is set in each unchanged order, and the response explains why others failed', async () => {
    const [first, second, changed] = [await place(), await place(), await place({ revision: 4 })];
    const nobody = newId();
    const orders = [first, second, changed].map(({ _id }) => ({ order: _id.toHexString(), revision: first.revision }));
    const { body } = await assignAll({ assignee: staff.id, orders: [...orders, { order: nobody }] });
    expect(body.results.map(({ outcome }) => outcome)).toEqual([
      'ASSIGNED',
      'ASSIGNED',
      'VERSION_CONFLICT',
      'ORDER_NOT_FOUND',
    ]);
    const assigned = await codesOf(`assignee=${staff.id}`);
    expect(assigned).toEqual(expect.arrayContaining([first.code, second.code]));
    expect(assigned).not.toContain(changed.code);
    await eventually(() =>
      expect(collector.published.map(({ data }) => data)).toContainEqual(
        expect.objectContaining({ action: 'order.assign', subject: { type: 'order', id: second._id.toHexString() } }),
      ),
    );
    await assignAll({ assignee: null, orders: [{ order: first._id.toHexString() }] });
    expect(await codesOf('assignee=none')).toContain(first.code);
  });

  it('must be a staff member', async () => {
    const order = await place();
    expect(await assignAll({ assignee: newId(), orders: [{ order: order._id.toHexString() }] })).toMatchObject(
      failure(404, 'USER_NOT_FOUND'),
    );
  });
});

describe('a note', () => {
  it('is visible only to staff and is in no event', async () => {
    const customer = await shop.user();
    const order = await place({ user: customer.id });
    const secret = 'Khách hay đổi ý';
    const { body: noted } = await note(order, { text: secret });
    expect(noted).toMatchObject({
      updatedAt: order.updatedAt.toISOString(),
      work: { notes: [{ text: secret, by: staff.id }] },
    });
    const answers = await Promise.all([
      customer.get(`/v1/orders/${order.code}`),
      customer.get('/v1/orders/me'),
      customer.put(`/v1/orders/${order.code}/cancel`, {}),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/"work"|đổi ý/);
    }
    await eventually(() =>
      expect(
        collector.published.map(({ type, data }) => (type === 'audit.recorded' ? auditRecorded.data.parse(data) : {})),
      ).toContainEqual(
        expect.objectContaining({
          action: 'order.note',
          subject: { type: 'order', id: order._id.toHexString() },
          after: expect.objectContaining({ noteCount: 1 }),
        }),
      ),
    );
    expect(JSON.stringify(collector.published)).not.toContain(secret);
  });

  it('notifies mentioned colleagues and rejects mentioned customers', async () => {
    const order = await place();
    const colleague = newId();
    shop.identity.staff.add(colleague);
    expect(await note(order, { text: 'Xem giúp', mentions: [newId()] })).toMatchObject(failure(404, 'USER_NOT_FOUND'));
    await note(order, { text: 'Xem giúp', mentions: [colleague, colleague, staff.id] });
    await eventually(() =>
      expect(collector.about(order._id.toHexString()).filter(({ type }) => type === 'order.mentioned')).toMatchObject([
        { data: { code: order.code, colleague } },
      ]),
    );
  });

  it('is stored when many are written concurrently', async () => {
    const order = await place();
    const texts = Array.from({ length: 8 }, (_, index) => `Ghi chú ${index}`);
    await Promise.all(texts.map((text) => note(order, { text })));
    const { work } = await shop.models.orders.findById(order._id).orFail().lean<StoredOrder>();
    expect(work?.notes.map(({ text }) => text).sort()).toEqual(texts);
  });
});

describe('a hold', () => {
  afterEach(() => shop.resetClock());

  it('keeps an unpaid order until it ends', async () => {
    const order = await place({ payBy: new Date(Date.now() - 100 * hourMs) });
    const until = new Date(Date.now() + 2 * hourMs).toISOString();
    expect((await hold(order, { until, reason: 'Khách hẹn chuyển thứ Hai' })).body.work).toMatchObject({
      hold: { until, reason: 'Khách hẹn chuyển thứ Hai', by: staff.id },
    });
    expect(await codesOf('held=true')).toContain(order.code);
    await cancelUnpaidOrders(shop.books);
    expect(await statusOf(order)).toBe('AWAITING_DEPOSIT');
    shop.advance(3 * hourMs);
    await cancelUnpaidOrders(shop.books);
    expect(await statusOf(order)).toBe('CANCELLED');
  });

  it('is ended by staff, and is rejected for the past and for a finished order', async () => {
    const order = await place();
    const until = new Date(Date.now() + hourMs).toISOString();
    await hold(order, { until, reason: 'Chờ' });
    expect((await hold(order, { until: null })).body.work).toEqual({ notes: [] });
    expect(await hold(order, { until: new Date(Date.now() - 1).toISOString(), reason: 'Chờ' })).toMatchObject(
      failure(400, 'INVALID_PAYLOAD'),
    );
    const done = await place({ status: 'DELIVERED' });
    expect(await hold(done, { until, reason: 'Chờ' })).toMatchObject(failure(409, 'ORDER_STATUS_CONFLICT'));
  });
});

it('filters orders by due amount, service, and the day of placement in Vietnam', async () => {
  const day = { createdAt: new Date('2026-03-01T17:00:00Z') };
  const due = await place(day);
  const settled = await place({ ...day, ledger: [...due.ledger, sampleEntry({ kind: 'PAYMENT', amount: due.due })] });
  const before = await place({ createdAt: new Date('2026-03-01T16:59:59.999Z') });
  const sea = await place({ ...day, shipping: { ...due.shipping, service: 'SEA' } });
  const onDay = 'from=2026-03-02&to=2026-03-02';
  expect((await codesOf(onDay)).sort()).toEqual([due, settled, sea].map(({ code }) => code).sort());
  expect(await codesOf(`${onDay}&payment=SETTLED`)).toEqual([settled.code]);
  expect(await codesOf(`${onDay}&payment=DUE&service=AIR`)).toEqual([due.code]);
  expect(await codesOf('to=2026-03-01')).toContain(before.code);
});
