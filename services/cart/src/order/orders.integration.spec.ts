import { orderCancelled, orderStatusChanged } from '@gvg/contracts/cart/events';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import { auditRecorded } from '@gvg/contracts/identity/events';
import type { Page } from '@gvg/contracts/definitions/paging';
import { eventually } from '@gvg/testing/eventually';
import {
  acceptedQuote,
  addOutsideLine,
  orderBody,
  placedOrder,
  placedOrderToBuy,
  recipient,
} from '../testing/buying.fixtures.ts';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { newId } from '../testing/products.fixtures.ts';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { cancelUnpaidOrders } from './cancel-unpaid-orders/cancel-unpaid-orders.ts';
import { createOrderCode } from './order-code.ts';
import { storedLinesOf } from '../testing/stored-lines.fixtures.ts';

let shop: CartHarness;
let staff: TestCustomer;
let published: EventCollector;

beforeAll(async () => {
  shop = await startCartHarness('orders');
  staff = await shop.user({ roles: ['ADMIN'] });
  published = await collectEvents(shop, [orderStatusChanged, orderCancelled, auditRecorded]);
});
afterAll(async () => {
  await published.close();
  await shop.close();
});
afterEach(() => shop.resetClock());

const read = async (reader: TestCustomer, key: string) => reader.get<Order>(`/v1/orders/${encodeURIComponent(key)}`);
const cancel = (user: TestCustomer, { _id }: { _id: string }, body: object = {}) =>
  user.put<Order>(`/v1/orders/${_id}/cancel`, body);
const pay = ({ code, totals }: Order, amount = totals.due) =>
  staff.post('/v1/payments', {
    account: '1234567890',
    amount,
    bankReference: newId(),
    receivedAt: shop.now().toISOString(),
    content: code,
  });
const settle = (order: Order, line: number, status: 'READY' | 'CANCELLED') =>
  staff.put<Order>(`/v1/orders/${order._id}/lines/${order.lines[line]?._id ?? ''}/status`, { status });

describe('reading an order', () => {
  it('finds it by id or code in any spelling, for its owner, staff and services', async () => {
    const user = await shop.user();
    const order = await placedOrder(shop, user);
    const spellings = [
      order._id,
      order.code,
      order.code.toLowerCase(),
      `${order.code.slice(0, 3)}-${order.code.slice(3, 6)} ${order.code.slice(6)}`,
    ];
    for (const key of spellings) expect((await read(user, key)).body._id).toBe(order._id);
    expect((await read(staff, order.code)).body._id).toBe(order._id);
    expect((await shop.internal.get<Order>(`/internal/orders/${order._id}`)).body).toMatchObject({
      _id: order._id,
      user: user.id,
    });
  });

  it('lists it for its owner, latest first, by status, code or words of its lines', async () => {
    const user = await shop.user();
    const orders = [
      await placedOrder(shop, user, { name: { vi: 'Mắm tôm Bạc Liêu', en: 'Shrimp paste' } }),
      await placedOrder(shop, user),
    ];
    const [first, second] = orders as [Order, Order];
    await cancel(user, first);
    const list = async (query: string) =>
      (await user.get<Page<Order>>(`/v1/orders/me?${query}`)).body.docs.map(({ _id }) => _id);
    expect(await list('')).toEqual([second._id, first._id]);
    expect(await list('status=CANCELLED')).toEqual([first._id]);
    expect(await list('group=CANCELLED')).toEqual([first._id]);
    expect(await list('group=TO_PAY')).toEqual([second._id]);
    expect(await list('group=TO_PAY&status=CANCELLED')).toEqual([]);
    expect(await list(`search=${encodeURIComponent('mam BẠC')}`)).toEqual([first._id]);
    expect(await list('search=shrimp')).toEqual([first._id]);
    expect(await list(`search=${second.code.toLowerCase()}`)).toEqual([second._id]);
    expect(await list(`search=${encodeURIComponent('.*(')}`)).toEqual([second._id, first._id]);
    expect(await list('search=hrimp')).toEqual([]);
    const byStaff = (await staff.get<Page<Order>>(`/v1/orders?user=${user.id}`)).body.docs.map(({ _id }) => _id);
    expect(byStaff).toEqual([first._id, second._id]);
    const sorted = async (query: string) =>
      (await staff.get<Page<Order>>(`/v1/orders?user=${user.id}&${query}`)).body.docs.map(({ _id }) => _id);
    expect(await sorted('sort=createdAt')).toEqual([first._id, second._id]);
    expect(await sorted('sort=-createdAt')).toEqual([second._id, first._id]);
    expect(await sorted('sort=createdAt&country=DE')).toEqual([]);
    expect(await staff.get('/v1/orders?sort=ledger')).toMatchObject({ status: 400 });
  });

  it('hides it from other people, who get the response for a missing order on every call', async () => {
    const [owner, other] = [await shop.user(), await shop.user()];
    const order = await placedOrder(shop, owner);
    const calls = [
      () => read(other, order._id),
      () => read(other, order.code),
      () => cancel(other, order),
      () => other.post(`/v1/orders/${order.code}/reorder`),
      () => staff.post(`/v1/orders/${order.code}/reorder`),
    ];
    for (const call of calls) expect(await call()).toMatchObject({ status: 404, body: { message: 'ORDER_NOT_FOUND' } });
    expect((await other.get<Page<Order>>('/v1/orders/me')).body.totalDocs).toBe(0);
    for (const key of [newId(), createOrderCode(), 'GVG', 'nonsense', '$ne'])
      expect((await read(owner, key)).body.message).toBe('ORDER_NOT_FOUND');
  });
});

describe('tracking an order', () => {
  const track = (code: string, phone: string) =>
    shop.client.post<Record<string, unknown>>('/v1/orders/track', { body: { code, phone } });

  it('returns only status and timeline for code and phone in any spelling', async () => {
    const order = await placedOrder(shop, await shop.user());
    const { body } = await track(`${order.code.slice(0, 5).toLowerCase()} ${order.code.slice(5)}`, '+81 (3) 1234-5678');
    expect(body).toEqual({
      code: order.code,
      status: 'AWAITING_DEPOSIT',
      timeline: [{ status: 'AWAITING_DEPOSIT', at: order.createdAt }],
    });
  });

  it.each(['03-1234-5678', '0312345678', '+81312345678'])(
    "accepts the recipient's number %s as written in the country of the order",
    async (phone) => {
      const order = await placedOrder(shop, await shop.user());
      expect(await track(order.code, phone)).toMatchObject({ status: 200, body: { code: order.code } });
    },
  );

  it('accepts a number that an older version stored as Vietnamese', async () => {
    const order = await placedOrder(shop, await shop.user());
    await shop.models.orders.updateOne({ code: order.code }, { $set: { 'recipient.phone': '+84312345678' } });
    expect((await track(order.code, '0312345678')).status).toBe(200);
  });

  it('returns the same error whichever of code and phone is wrong', async () => {
    const order = await placedOrder(shop, await shop.user());
    const misses = await Promise.all([
      track(order.code, '+81312345679'),
      track(createOrderCode(), recipient.phone),
      track('nonsense', recipient.phone),
      track(order._id, recipient.phone),
      track(`${order.code}X`, recipient.phone),
    ]);
    for (const { status, body } of misses) {
      expect(status).toBe(404);
      expect({ ...body, requestId: '' }).toEqual({ statusCode: 404, message: 'ORDER_NOT_FOUND', requestId: '' });
    }
  });
});

describe('cancelling an order', () => {
  it('allows its customer before the deposit', async () => {
    const user = await shop.user();
    const order = await placedOrder(shop, user);
    const { body } = await cancel(user, { _id: order.code }, { reason: 'Đổi ý', revision: 1 });
    expect(body).toMatchObject({
      status: 'CANCELLED',
      cancelReason: 'BY_CUSTOMER',
      isCancellable: false,
      totals: { due: 0, credit: 0 },
      timeline: [{}, { status: 'CANCELLED', by: 'CUSTOMER', note: 'Đổi ý' }],
      revision: 2,
    });
    expect(body).not.toHaveProperty('transfer');
    await eventually(() => {
      const events = published.about(order._id).map(({ type, data }) => [type, data]);
      const common = { _id: order._id, code: order.code, user: user.id };
      expect(events).toEqual([
        ['order.status-changed', { ...common, from: 'AWAITING_DEPOSIT', status: 'CANCELLED', due: 0, credit: 0 }],
        ['order.cancelled', { ...common, reason: 'BY_CUSTOMER', owed: 0 }],
      ]);
    });
    expect((await cancel(user, order)).body.message).toBe('ORDER_STATUS_CONFLICT');
  });

  it('allows its customer while nothing has been bought, and leaves the amount paid to refund', async () => {
    const user = await shop.user();
    const order = await placedOrderToBuy(shop, user);
    await pay(order);
    expect((await read(user, order._id)).body).toMatchObject({ status: 'PURCHASING', isCancellable: true });
    expect((await cancel(user, order)).body).toMatchObject({
      status: 'CANCELLED',
      totals: { paid: 210_000, due: 0, credit: 210_000 },
    });
    const refund = { idempotencyKey: crypto.randomUUID(), amount: 210_000, bankReference: newId() };
    expect((await staff.post<Order>(`/v1/orders/${order._id}/refunds`, refund)).body).toMatchObject({
      status: 'REFUNDED',
      totals: { paid: 0, credit: 0 },
    });
  });

  it('allows only staff once something has been bought, with an audit record', async () => {
    const user = await shop.user();
    const order = await placedOrderToBuy(shop, user);
    await pay(order);
    await settle(order, 0, 'READY');
    expect((await cancel(user, order)).body.message).toBe('ORDER_STATUS_CONFLICT');
    expect((await cancel(staff, order, { reason: 'Hỏng' })).body).toMatchObject({
      status: 'CANCELLED',
      cancelReason: 'BY_STAFF',
      timeline: expect.arrayContaining([expect.objectContaining({ by: 'STAFF', note: 'Hỏng' })]) as unknown,
    });
    await eventually(() =>
      expect(published.published.map(({ data }) => data)).toContainEqual(
        expect.objectContaining({ action: 'order.cancel', subject: { type: 'order', id: order._id } }),
      ),
    );
  });

  it('is rejected once the order is on its way', async () => {
    const order = await placedOrder(shop, await shop.user());
    await shop.models.orders.updateOne({ _id: order._id }, { $set: { status: 'SHIPPED' } });
    expect((await cancel(staff, order)).body.message).toBe('ORDER_STATUS_CONFLICT');
  });

  it('requires the current revision', async () => {
    const user = await shop.user();
    const order = await placedOrder(shop, user);
    expect((await cancel(user, order, { revision: 7 })).body).toMatchObject({
      message: 'VERSION_CONFLICT',
      current: { _id: order._id, revision: 1 },
    });
  });

  it('happens once when customer, staff and a payment act concurrently', async () => {
    const user = await shop.user();
    const order = await placedOrder(shop, user);
    const responses = await Promise.all([cancel(user, order), cancel(staff, order), cancel(user, order), pay(order)]);
    const { body } = await read(user, order._id);
    expect(responses.slice(0, 3).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(body.timeline.filter(({ status }) => status === 'CANCELLED')).toHaveLength(
      body.status === 'CANCELLED' ? 1 : 0,
    );
    expect(['CANCELLED', 'AT_WAREHOUSE']).toContain(body.status);
  });
});

describe('an unpaid order', () => {
  const expire = () => cancelUnpaidOrders(shop.books);

  const hourMs = 3_600_000;
  const statusesOf = (user: TestCustomer, orders: readonly Order[]) =>
    Promise.all(orders.map(async ({ _id }) => (await read(user, _id)).body.status));

  it('is cancelled once by two instances after its deadline and the import grace period, unless it is paid', async () => {
    const user = await shop.user();
    const [unpaid, partly, paid] = [
      await placedOrder(shop, user),
      await placedOrder(shop, user),
      await placedOrder(shop, user),
    ];
    await pay(partly, 5_000);
    await pay(paid);
    shop.advance((48 + 24) * hourMs - 60_000);
    await expire();
    expect(await statusesOf(user, [unpaid, partly, paid])).toEqual([
      'AWAITING_DEPOSIT',
      'AWAITING_DEPOSIT',
      'AT_WAREHOUSE',
    ]);
    shop.advance(60_000);
    await Promise.all([expire(), expire(), expire()]);
    expect((await read(user, unpaid._id)).body).toMatchObject({
      status: 'CANCELLED',
      cancelReason: 'UNPAID',
      timeline: [{}, { status: 'CANCELLED', by: 'SYSTEM' }],
      revision: 2,
    });
    expect(await statusesOf(user, [partly, paid])).toEqual(['AWAITING_DEPOSIT', 'AT_WAREHOUSE']);
    await eventually(() =>
      expect(published.about(unpaid._id).map(({ type }) => type)).toEqual(['order.status-changed', 'order.cancelled']),
    );

    shop.advance(24 * hourMs - 60_000);
    await expire();
    expect(await statusesOf(user, [partly])).toEqual(['AWAITING_DEPOSIT']);
    shop.advance(60_000);
    await expire();
    expect((await read(user, partly._id)).body).toMatchObject({
      status: 'CANCELLED',
      totals: { credit: 5_000 },
      owed: 5_000,
    });
    expect(await statusesOf(user, [paid])).toEqual(['AT_WAREHOUSE']);
  });

  it('counts transfers recorded before its cancellation on any bank day, and marks whether later ones were in time', async () => {
    const user = await shop.user();
    const [early, late] = [await placedOrder(shop, user), await placedOrder(shop, user)];
    const record = ({ code, totals }: Order, receivedAt: Date) =>
      staff.post<Payment>('/v1/payments', {
        account: '1234567890',
        amount: totals.due,
        bankReference: newId(),
        receivedAt: receivedAt.toISOString(),
        content: code,
      });
    shop.advance(71 * hourMs);
    await expire();
    await record(early, shop.now());
    shop.advance(hourMs);
    await expire();
    expect(await statusesOf(user, [early, late])).toEqual(['AT_WAREHOUSE', 'CANCELLED']);
    const inTime = new Date(shop.now().getTime() - 30 * hourMs);
    const [first, second] = [await record(late, inTime), await record(late, shop.now())];
    const { due } = late.totals;
    expect(first.body).toMatchObject({
      status: 'ORDER_CANCELLED',
      wasInTime: true,
      unallocated: due,
      allocations: [],
      order: late._id,
      code: late.code,
    });
    expect(second.body).toMatchObject({ status: 'ORDER_CANCELLED', wasInTime: false, unallocated: due });
    expect((await read(user, late._id)).body).toMatchObject({
      status: 'CANCELLED',
      totals: { paid: 0, credit: 0 },
      unallocated: 2 * due,
      owed: 2 * due,
    });
  });
});

it('lets the customer confirm the delivery of a shipped order, with a timeline entry', async () => {
  const user = await shop.user();
  const { _id } = await placedOrder(shop, user);
  const received = () => user.put<Order>(`/v1/orders/${_id}/received`, {});
  expect(await received()).toMatchObject({ status: 409, body: { message: 'ORDER_STATUS_CONFLICT' } });
  await shop.models.orders.updateOne({ _id }, { $set: { status: 'SHIPPED' } });
  expect((await staff.put(`/v1/orders/${_id}/received`, {})).status).toBe(404);
  const { status, body } = await received();
  expect([status, body.status, body.timeline.at(-1)]).toMatchObject([200, 'DELIVERED', { by: 'CUSTOMER' }]);
  expect((await received()).status).toBe(409);
});

describe('reorder', () => {
  it('preserves note and pictures of an outside request', async () => {
    const user = await shop.user();
    const images = [shop.upload.makePicture(user), shop.upload.makePicture(user)];
    const line = await addOutsideLine(shop, user, { outside: { note: 'cỡ M, màu sen', images } });
    await acceptedQuote(shop, user, [line]);
    const { body: order } = await user.post<Order>('/v1/orders', orderBody([{ line, amount: 1 }], 210_000));
    await user.post(`/v1/orders/${order._id}/reorder`);
    const [again] = await storedLinesOf(shop.models, user);
    expect(again?.outside).toMatchObject({ note: 'cỡ M, màu sen', images });
  });

  it('adds available lines to the cart again and reports the others', async () => {
    const user = await shop.user();
    const order = await placedOrder(shop, user, { amount: 2 });
    const toBuy = await placedOrderToBuy(shop, user);
    const again = async ({ _id }: Order) =>
      (await user.post<{ added: string[]; left: string[] }>(`/v1/orders/${_id}/reorder`)).body;

    const [stocked, bought] = [await again(order), await again(toBuy)];
    expect([stocked.left, bought.left]).toEqual([[], []]);
    const lines = (await storedLinesOf(shop.models, user)).toReversed();
    expect(lines.map(({ _id, type, amount }) => [_id.toHexString(), type, amount])).toEqual([
      [stocked.added[0], 'IN_SYSTEM', 2],
      [bought.added[0], 'WITHOUT_SYSTEM', 1],
    ]);
    expect(lines[1]?.outside).toMatchObject({
      url: toBuy.lines[0]?.url,
      name: 'Nồi đất',
      weightGrams: 1_200,
      categoryType: 'PACKAGED_FOOD',
    });

    // The link is in the cart already.
    expect(await again(toBuy)).toEqual({ added: [], left: [toBuy.lines[0]?._id] });
    const product = shop.catalogue.products.get(order.lines[0]?.product ?? '');
    if (product !== undefined) shop.catalogue.products.set(product._id, { ...product, isDeleted: true });
    await shop.models.knownProducts.deleteMany({});
    expect(await again(order)).toEqual({ added: [], left: [order.lines[0]?._id] });
  });
});

it('lists the orders of a group of statuses', async () => {
  const user = await shop.user();
  const [unpaid, paid] = [await placedOrder(shop, user), await placedOrder(shop, user)];
  await pay(paid);
  const idsOf = async (query: string) =>
    (await user.get<{ docs: Order[] }>(`/v1/orders/me?${query}`)).body.docs.map(({ _id }) => _id);
  expect(await idsOf('group=TO_PAY')).toEqual([unpaid._id]);
  expect(await idsOf('group=WAREHOUSE')).toEqual([paid._id]);
  expect(await idsOf(`group=WAREHOUSE&search=${paid.code}`)).toEqual([paid._id]);
  expect(await idsOf('group=WAREHOUSE&status=AWAITING_DEPOSIT')).toEqual([]);
  expect(await idsOf('limit=2')).toEqual([paid._id, unpaid._id]);
});

it('counts the orders that prevent closing an account', async () => {
  const user = await shop.user();
  const [first] = [await placedOrder(shop, user), await placedOrder(shop, user)];
  const count = async () =>
    (await shop.internal.get<{ count: number }>(`/internal/users/${user.id}/open-orders`)).body.count;
  expect(await count()).toBe(2);
  await cancel(user, first);
  expect(await count()).toBe(1);
  await addOutsideLine(shop, user);
  expect(await count()).toBe(1);
});
