import { estimateParcel } from '@gvg/contracts/catalogue/http/internal-costs';
import {
  orderCancelled,
  orderDelivered,
  orderDueChanged,
  orderLineCancelled,
  orderShipmentCorrected,
  orderStatusChanged,
} from '@gvg/contracts/cart/events';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { eventually } from '@gvg/testing/eventually';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { sampleRow } from '../testing/fake-catalogue.fixtures.ts';
import { newId } from '../testing/products.fixtures.ts';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import type { StoredOrder } from './order.model.ts';
import { lineToBuy, sampleEntry, sampleOrder, sampleOrderLine } from './order.fixtures.ts';

let shop: CartHarness;
let staff: TestCustomer;
let collector: EventCollector;

beforeAll(async () => {
  shop = await startCartHarness('staff-orders');
  staff = await shop.user({ roles: ['USER', 'ADMIN'] });
  collector = await collectEvents(shop, [
    orderShipmentCorrected,
    orderStatusChanged,
    orderDueChanged,
    orderCancelled,
    orderLineCancelled,
    orderDelivered,
    auditRecorded,
  ]);
});

afterAll(async () => {
  await collector.close();
  await shop.close();
});

const conflict = { status: 409, body: { message: 'ORDER_STATUS_CONFLICT' } };
const payment = (amount: number) => sampleEntry({ kind: 'PAYMENT', amount });

const place = async (fields: Partial<StoredOrder> = {}): Promise<StoredOrder> => {
  const order = sampleOrder(fields);
  await shop.models.orders.insertMany([order]);
  return order;
};
/** Goods for 725,000đ, paid, unless `fields` overrides it. */
const placePaid = (fields: Partial<StoredOrder> = {}) => {
  const order = sampleOrder(fields);
  return place({
    ...order,
    ledger: [...order.ledger, payment(order.ledger.reduce((sum, { amount }) => sum + amount, 0))],
  });
};
const stored = ({ _id }: StoredOrder) => shop.models.orders.findById(_id).orFail().lean<StoredOrder>();
const expectUnchanged = async (order: StoredOrder) =>
  expect(await stored(order)).toMatchObject({
    status: order.status,
    revision: order.revision,
    timeline: order.timeline,
  });
const expectEvents = (order: StoredOrder, expected: object[]) =>
  eventually(() => expect(collector.about(order._id.toHexString())).toMatchObject(expected));
const pathOf = (order: StoredOrder, rest: string) => `/v1/orders/${order.code.toLowerCase()}/${rest}`;
const packAll = async (order: StoredOrder) => {
  for (const { _id: line, status, amount } of order.lines)
    if (status !== 'CANCELLED') await staff.put(pathOf(order, 'packing'), { line, amount });
};
const setStatus = (order: StoredOrder, body: object) => staff.put<Order>(pathOf(order, 'status'), body);

it.each([
  ['-updatedAt', '2099-01-01'],
  ['updatedAt', '1999-01-01'],
])('paginates orders that changed at the same instant by id in the list by %s, each on one page', async (sort, day) => {
  const updatedAt = new Date(day);
  const orders = Array.from({ length: 8 }, () => sampleOrder({ updatedAt }));
  await shop.models.orders.insertMany(orders.toReversed());
  const pages = [1, 2, 3, 4].map((page) =>
    staff.get<{ docs: Order[] }>(`/v1/orders?sort=${sort}&limit=2&page=${page}`),
  );
  const listed = (await Promise.all(pages)).flatMap(({ body }) => body.docs.map(({ _id }) => _id));
  const ids = orders.map(({ _id }) => _id.toHexString()).toSorted();
  expect(listed).toEqual(sort === 'updatedAt' ? ids : ids.toReversed());
  await shop.models.orders.deleteMany({ updatedAt });
});

describe('the status', () => {
  const weighed = { status: 'PACKED', shipping: { ...sampleOrder().shipping, actualGrams: 900 } } as const;

  it('moves to SHIPPED only with carrier and tracking code, then to DELIVERED', async () => {
    const cancelled = lineToBuy({ status: 'CANCELLED' });
    const order = await placePaid({
      ...weighed,
      lines: [sampleOrderLine(), lineToBuy({ status: 'READY' }), cancelled],
    });
    await packAll(order);
    expect(await setStatus(order, { status: 'SHIPPED', carrier: 'EMS' })).toMatchObject({
      status: 400,
      body: { message: 'INVALID_PAYLOAD', details: [{ path: 'trackingCode', code: 'REQUIRED' }] },
    });
    const shipped = await setStatus(order, {
      status: 'SHIPPED',
      carrier: 'EMS',
      trackingCode: 'EE123456785VN',
      note: 'Đã gửi',
    });
    expect(shipped.body).toMatchObject({
      status: 'SHIPPED',
      revision: 4,
      shipping: { carrier: 'EMS', trackingCode: 'EE123456785VN' },
    });
    expect(shipped.body.timeline.at(-1)).toMatchObject({ status: 'SHIPPED', by: 'STAFF', note: 'Đã gửi' });
    const listed = (tracking: string) => staff.get(`/v1/orders?tracking=${encodeURIComponent(tracking)}`);
    for (const tracking of ['EE123456785VN', 'ee 123 456 785 vn'])
      expect((await listed(tracking)).body).toMatchObject({ docs: [{ code: order.code }] });
    expect((await listed('EE123456785')).body).toMatchObject({ docs: [] });
    expect((await setStatus(order, { status: 'DELIVERED' })).body.status).toBe('DELIVERED');
    const [first, second] = order.lines;
    await expectEvents(order, [
      { type: 'order.status-changed', revision: 4, data: { from: 'PACKED', status: 'SHIPPED' } },
      { type: 'order.status-changed', revision: 5, data: { from: 'SHIPPED', status: 'DELIVERED' } },
      {
        type: 'order.delivered',
        data: { user: order.user, lines: [{ product: first?.product, amount: 2 }, { amount: second?.amount }] },
      },
    ]);
  });

  it.each([
    ['ahead of its money', { status: 'AWAITING_DEPOSIT' }, 'PURCHASING'],
    ['ahead of what is to be bought', { status: 'PURCHASING' }, 'AT_WAREHOUSE'],
    ['ahead of the scale', { status: 'AT_WAREHOUSE' }, 'PACKED'],
    ['back', { status: 'AT_WAREHOUSE' }, 'PURCHASING'],
    ['to where it is', { status: 'SHIPPED' }, 'SHIPPED'],
    ['out of its end', { status: 'DELIVERED' }, 'CANCELLED'],
    ['to REFUNDED', { status: 'CANCELLED' }, 'REFUNDED'],
    ['on its way unpaid', { status: 'PACKED' }, 'SHIPPED'],
  ] as const)('does not move %s', async (_name, fields, status) => {
    const order = await place(fields);
    expect(await setStatus(order, { status, carrier: 'EMS', trackingCode: 'X' })).toMatchObject(conflict);
    await expectUnchanged(order);
  });

  it('moves to CANCELLED before SHIPPED and leaves the amount paid as credit', async () => {
    const order = await placePaid(weighed);
    expect((await setStatus(order, { status: 'CANCELLED', note: 'Khách đổi ý' })).body).toMatchObject({
      status: 'CANCELLED',
      cancelReason: 'BY_STAFF',
      totals: { due: 0, credit: 725_000 },
      isCancellable: false,
    });
    await expectEvents(order, [
      { type: 'order.status-changed', data: { from: 'PACKED', status: 'CANCELLED', due: 0 } },
      { type: 'order.cancelled', data: { reason: 'BY_STAFF', code: order.code } },
    ]);
  });

  it('publishes the cancellation even if the money was refunded before', async () => {
    const order = await place({
      ledger: [...sampleOrder().ledger, payment(210_000), sampleEntry({ kind: 'REFUND', amount: -210_000 })],
    });
    expect((await setStatus(order, { status: 'CANCELLED' })).body).toMatchObject({
      status: 'REFUNDED',
      cancelReason: 'BY_STAFF',
    });
    await expectEvents(order, [
      { type: 'order.status-changed', data: { from: 'AWAITING_DEPOSIT', status: 'CANCELLED' } },
      { type: 'order.cancelled', data: { reason: 'BY_STAFF', code: order.code } },
      { type: 'order.status-changed', data: { from: 'CANCELLED', status: 'REFUNDED' } },
    ]);
  });

  it('rejects a change based on an older revision, and applies concurrent changes once', async () => {
    const order = await placePaid(weighed);
    const body = { status: 'SHIPPED', carrier: 'EMS', trackingCode: 'X', unpackedReason: 'máy quét hỏng' };
    const answers = await Promise.all([1, 2, 3].map(() => setStatus(order, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await setStatus(order, { status: 'DELIVERED', revision: 1 })).toMatchObject({
      status: 409,
      body: { message: 'VERSION_CONFLICT', current: { revision: 2, status: 'SHIPPED' } },
    });
    expect((await setStatus(order, { status: 'DELIVERED', revision: 2 })).status).toBe(200);
  });

  it('returns ORDER_NOT_FOUND for an unknown order', async () => {
    for (const key of ['0'.repeat(24), sampleOrder().code, 'gvg', 'constructor'])
      expect(await staff.put(`/v1/orders/${key}/status`, { status: 'PACKED' })).toMatchObject({
        status: 404,
        body: { message: 'ORDER_NOT_FOUND' },
      });
  });

  it('audits a change with its author and without the recipient', async () => {
    const order = await placePaid(weighed);
    await setStatus(order, { status: 'SHIPPED', carrier: 'EMS', trackingCode: 'X', unpackedReason: 'máy quét hỏng' });
    const audit = () =>
      collector.published
        .map(({ type, data }) => (type === 'audit.recorded' ? auditRecorded.data.parse(data) : undefined))
        .find((record) => record?.subject.id === order._id.toHexString());
    await eventually(() => expect(audit()).toBeDefined());
    expect(audit()).toMatchObject({
      action: 'order.status',
      actor: { id: staff.id },
      before: { status: 'PACKED' },
      after: { status: 'SHIPPED' },
    });
    expect(JSON.stringify(audit())).not.toContain(order.recipient.phone);
  });
});

describe('the shipment', () => {
  it('is corrected and audited while the order is on its way', async () => {
    const order = await placePaid({ status: 'SHIPPED', shipping: { ...sampleOrder().shipping, ...wrong } });
    const right = { carrier: 'EMS', trackingCode: 'EB123456789VN' };
    const { status, body } = await correct(order, right);
    expect([status, body.status, body.shipping]).toMatchObject([200, 'SHIPPED', right]);
    await expectEvents(order, [{ type: 'order.shipment-corrected', data: right }]);
    const found = await staff.get<{ docs: Order[] }>('/v1/orders?tracking=eb 123456789 vn');
    expect(found.body.docs.map(({ code }) => code)).toContain(order.code);
    expect((await correct(order, { ...right, revision: order.revision })).body).toMatchObject({
      message: 'VERSION_CONFLICT',
    });
    await eventually(() =>
      expect(collector.published.map(({ data }) => data)).toContainEqual(
        expect.objectContaining({
          action: 'order.correct-shipment',
          before: expect.objectContaining({ shipping: expect.objectContaining(wrong) }),
          after: expect.objectContaining({ shipping: expect.objectContaining(right) }),
        }),
      ),
    );
  });

  it.each(['PACKED', 'DELIVERED', 'CANCELLED'] as const)('is not corrected for an order that is %s', async (status) => {
    expect(await correct(await placePaid({ status }), wrong)).toMatchObject(conflict);
  });
});

const wrong = { carrier: 'EMS', trackingCode: 'EB123456788VN' };
const correct = (order: StoredOrder, body: object) => staff.put<Order>(pathOf(order, 'shipment'), body);

describe('a reduction', () => {
  it("becomes the customer's credit, with a reason and an audit record", async () => {
    const order = await placePaid({ status: 'PACKED' });
    const line = order.lines[0]?._id;
    const reduction = { line, amount: 100_000, reason: 'Vỡ khi đóng gói', revision: order.revision };
    const reduce = () => staff.post<Order>(pathOf(order, 'reductions'), reduction);
    expect(await reduce()).toMatchObject({
      status: 201,
      body: { status: 'PACKED', totals: { goods: 600_000, due: 0, credit: 100_000 } },
    });
    expect(await reduce()).toMatchObject({ status: 409, body: { message: 'VERSION_CONFLICT' } });
    await eventually(() =>
      expect(collector.published.map(({ data }) => data)).toContainEqual(
        expect.objectContaining({ action: 'order.reduce', subject: { type: 'order', id: order._id.toHexString() } }),
      ),
    );
  });
});

const weigh = (order: StoredOrder, body: object = { grams: 1_700 }) => staff.put<Order>(pathOf(order, 'weigh'), body);

describe('weighing', () => {
  it('charges freight and surcharges by the rate of the order and asks for the balance', async () => {
    const surcharges = [{ goodsType: 'HEAVY' as const, percent: 10, realGrams: 900, amount: 30_000 }];
    shop.catalogue.rows = [sampleRow({ chargeableGrams: 2_000, freight: 300_000, surcharges, total: 330_000 })];
    const lines = [sampleOrderLine({ goodsType: 'HEAVY' }), lineToBuy({ status: 'CANCELLED' })];
    const order = await placePaid({ status: 'AT_WAREHOUSE', lines });
    const dimensionsMm = { length: 300, width: 200, height: 100 };
    const { status, body } = await weigh(order, { grams: 1_700, dimensionsMm, note: 'Cân lại hai lần' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'AWAITING_BALANCE',
      shipping: { actualGrams: 1_700, chargeableGrams: 2_000, fee: 330_000 },
      totals: { goods: 700_000, freight: 300_000, surcharge: 30_000, due: 330_000, credit: 0 },
      transfer: { amount: 330_000, content: order.code, account: '1234567890' },
    });
    expect(body.transfer?.payload).toContain(`5406330000`);
    expect(body.timeline.at(-1)).toMatchObject({ status: 'AWAITING_BALANCE', by: 'STAFF', note: 'Cân lại hai lần' });
    expect(shop.catalogue.requestsTo(estimateParcel).at(-1)).toMatchObject({
      params: { id: order.shipping.cost },
      body: {
        grams: 1_700,
        dimensionsMm,
        lines: [{ goodsType: 'HEAVY', categoryType: 'PACKAGED_FOOD', weightGrams: 500, amount: 2 }],
      },
    });
    expect(shop.catalogue.requestsTo(estimateParcel).at(-1)?.body.lines).toHaveLength(1);
    await expectEvents(order, [{ type: 'order.status-changed', data: { status: 'AWAITING_BALANCE', due: 330_000 } }]);
  });

  it('stores the photo of the scale with the weight, and neither if the picture is not for orders', async () => {
    shop.catalogue.rows = [sampleRow({ freight: 250_000, total: 250_000 })];
    const order = await placePaid({ status: 'AT_WAREHOUSE' });
    const unknown = `/v1/file-manager/files/${'e'.repeat(32)}.jpg`;
    expect(await weigh(order, { grams: 1_700, photo: unknown })).toMatchObject({ body: { message: 'FILE_NOT_FOUND' } });
    await expectUnchanged(order);
    const photo = shop.upload.makePicture(staff);
    expect((await weigh(order, { grams: 1_700, photo })).body).toMatchObject({
      shipping: { actualGrams: 1_700 },
      photos: [{ kind: 'SCALE', url: photo }],
    });
  });

  it('packs a fully paid order at once', async () => {
    shop.catalogue.rows = [sampleRow({ freight: 250_000, total: 250_000 })];
    const order = await placePaid({ status: 'AT_WAREHOUSE' });
    await shop.models.orders.updateOne({ _id: order._id }, { $push: { ledger: payment(250_000) } });
    expect((await weigh(order)).body).toMatchObject({ status: 'PACKED', totals: { due: 0, credit: 0 } });
  });

  it('charges nothing when the service or the lines change during the estimate', async () => {
    shop.catalogue.rows = [sampleRow({ freight: 300_000, total: 300_000 })];
    const changes = [{ 'shipping.cost': newId() }, { 'lines.0.amount': 3 }, { 'lines.0.status': 'CANCELLED' }];
    for (const change of changes) {
      const order = await placePaid({ status: 'AT_WAREHOUSE' });
      shop.catalogue.beforeParcel = async () => {
        await shop.models.orders.updateOne({ _id: order._id }, { $set: change });
      };
      expect(await weigh(order)).toMatchObject({
        status: 409,
        body: { message: 'VERSION_CONFLICT', current: { _id: order._id.toHexString() } },
      });
      delete shop.catalogue.beforeParcel;
      expect((await stored(order)).ledger.filter(({ kind }) => kind === 'FREIGHT')).toEqual([]);
      expect((await weigh(order)).status).toBe(200);
    }
  });

  it('is allowed from AT_WAREHOUSE until the parcel is sent, and charges each weight once', async () => {
    shop.catalogue.rows = [sampleRow({ freight: 300_000, total: 300_000 })];
    for (const early of [
      await placePaid({ status: 'PURCHASING' }),
      await placePaid({ status: 'SHIPPED' }),
      await placePaid({ status: 'CANCELLED' }),
    ]) {
      expect(await weigh(early)).toMatchObject(conflict);
      await expectUnchanged(early);
    }
    const order = await placePaid({ status: 'AT_WAREHOUSE' });
    await Promise.all([weigh(order), weigh(order)]);
    expect((await stored(order)).ledger.filter(({ kind }) => kind === 'FREIGHT')).toMatchObject([{ amount: 300_000 }]);
  });

  it('books the difference of a second weight, and the status follows from the due amount', async () => {
    const surcharge = (amount: number) => ({ goodsType: 'HEAVY' as const, percent: 10, realGrams: 900, amount });
    const rowOf = (freight: number, ...amounts: number[]) => [
      sampleRow({
        freight,
        surcharges: amounts.map(surcharge),
        total: freight + amounts.reduce((sum, amount) => sum + amount, 0),
      }),
    ];
    const chargesOf = async (order: StoredOrder) =>
      (await stored(order)).ledger.flatMap(({ kind, amount }) =>
        kind === 'FREIGHT' || kind === 'SURCHARGE' ? [`${kind} ${amount}`] : [],
      );
    const order = await placePaid({ status: 'AT_WAREHOUSE' });
    shop.catalogue.rows = rowOf(300_000, 30_000);
    await weigh(order, { grams: 9_000 });
    shop.catalogue.rows = rowOf(100_000);
    expect((await weigh(order, { grams: 900 })).body).toMatchObject({
      status: 'AWAITING_BALANCE',
      shipping: { actualGrams: 900, fee: 100_000 },
      totals: { freight: 100_000, surcharge: 0, due: 100_000 },
    });
    await shop.models.orders.updateOne({ _id: order._id }, { $push: { ledger: payment(100_000) } });
    expect((await weigh(order, { grams: 900 })).body).toMatchObject({ status: 'PACKED', totals: { due: 0 } });
    shop.catalogue.rows = rowOf(120_000);
    expect((await weigh(order, { grams: 1_000 })).body).toMatchObject({
      status: 'AWAITING_BALANCE',
      totals: { due: 20_000 },
    });
    shop.catalogue.rows = rowOf(90_000);
    expect((await weigh(order, { grams: 800 })).body).toMatchObject({
      status: 'PACKED',
      totals: { due: 0, credit: 10_000 },
    });
    expect(await chargesOf(order)).toEqual([
      'FREIGHT 300000',
      'SURCHARGE 30000',
      'FREIGHT -200000',
      'SURCHARGE -30000',
      'FREIGHT 20000',
      'FREIGHT -30000',
    ]);
    await expectEvents(order, [
      { type: 'order.status-changed', data: { status: 'AWAITING_BALANCE', due: 330_000 } },
      { type: 'order.due-changed', data: { dueBefore: 330_000, due: 100_000, missing: 0 } },
      { type: 'order.status-changed', data: { status: 'PACKED' } },
      { type: 'order.status-changed', data: { status: 'AWAITING_BALANCE', due: 20_000 } },
      { type: 'order.due-changed', data: { status: 'PACKED', dueBefore: 20_000, due: 0, credit: 10_000 } },
      { type: 'order.status-changed', data: { status: 'PACKED', due: 0, credit: 10_000 } },
    ]);
  });

  it('fails and changes nothing while catalogue is unavailable', async () => {
    const order = await placePaid({ status: 'AT_WAREHOUSE' });
    const { rows } = shop.catalogue;
    shop.catalogue.handle(estimateParcel, () => {
      throw new Error('out of order');
    });
    expect(await weigh(order)).toMatchObject({ status: 503, body: { message: 'SERVICE_UNAVAILABLE' } });
    shop.catalogue.handle(estimateParcel, ({ params: { id } }) => ({ ...(rows[0] ?? sampleRow()), cost: id }));
    await expectUnchanged(order);
    expect((await weigh(order)).status).toBe(200);
  });
});

const setLine = (order: StoredOrder, line: { _id: string } | undefined, body: object) =>
  staff.put<Order>(pathOf(order, `lines/${line?._id ?? ''}/status`), body);

describe('a line', () => {
  it('moves the order to AT_WAREHOUSE when it is the last one to be bought', async () => {
    const lines = [sampleOrderLine(), lineToBuy(), lineToBuy()];
    const order = await placePaid({ status: 'PURCHASING', lines });
    expect((await setLine(order, lines[1], { status: 'READY' })).body).toMatchObject({
      status: 'PURCHASING',
      isCancellable: false,
    });
    expect((await setLine(order, lines[2], { status: 'READY', note: 'Mua ở chợ' })).body).toMatchObject({
      status: 'AT_WAREHOUSE',
      lines: [{}, {}, { status: 'READY', note: 'Mua ở chợ' }],
    });
    expect(await setLine(order, lines[2], { status: 'CANCELLED' })).toMatchObject(conflict);
  });

  it('reverses its price and fee when it cannot be bought', async () => {
    const lines = [sampleOrderLine(), lineToBuy()];
    const order = await placePaid({ status: 'PURCHASING', lines });
    const { body } = await setLine(order, lines[1], { status: 'CANCELLED', note: 'Hết hàng' });
    expect(body).toMatchObject({
      status: 'AT_WAREHOUSE',
      totals: { goods: 200_000, serviceFee: 0, credit: 525_000 },
      lines: [{ status: 'READY' }, { status: 'CANCELLED', note: 'Hết hàng' }],
    });
    expect(body.ledger.slice(-2)).toMatchObject([
      { kind: 'GOODS', amount: -500_000, line: lines[1]?._id },
      { kind: 'SERVICE_FEE', amount: -25_000, line: lines[1]?._id },
    ]);
    await expectEvents(order, [
      { type: 'order.line-cancelled', data: { line: lines[1]?._id } },
      { type: 'order.status-changed', data: { status: 'AT_WAREHOUSE' } },
    ]);
  });

  it('cancels the order when it is the last one left', async () => {
    const lines = [lineToBuy(), lineToBuy({ status: 'READY' })];
    const order = await placePaid({ status: 'PURCHASING', lines });
    await setLine(order, lines[1], { status: 'CANCELLED' });
    expect((await setLine(order, lines[0], { status: 'CANCELLED' })).body).toMatchObject({
      status: 'CANCELLED',
      cancelReason: 'BY_STAFF',
      totals: { due: 0, credit: 1_050_000 },
    });
    await eventually(() =>
      expect(collector.about(order._id.toHexString()).map(({ type }) => type)).toEqual([
        'order.line-cancelled',
        'order.line-cancelled',
        'order.status-changed',
        'order.cancelled',
      ]),
    );
  });

  it('changes only in PURCHASING, once, and only in its own order', async () => {
    const lines = [lineToBuy(), lineToBuy({ status: 'CANCELLED' }), lineToBuy({ status: 'READY' })];
    const [early, order] = [
      await place({ lines }),
      await placePaid({ status: 'PURCHASING', lines: lines.map((line) => ({ ...line })) }),
    ];
    expect(await setLine(early, lines[0], { status: 'READY' })).toMatchObject(conflict);
    for (const line of lines.slice(1)) expect(await setLine(order, line, { status: 'READY' })).toMatchObject(conflict);
    expect(await setLine(order, { _id: '0'.repeat(24) }, { status: 'READY' })).toMatchObject({
      status: 404,
      body: { message: 'ORDER_NOT_FOUND' },
    });
    expect(await setLine(order, lines[0], { status: 'READY', revision: 7 })).toMatchObject({
      status: 409,
      body: { message: 'VERSION_CONFLICT' },
    });
    await expectUnchanged(order);
  });
});

describe('photos', () => {
  const add = (order: StoredOrder, images: string[], kind = 'SCALE') =>
    staff.post<Order>(pathOf(order, 'photos'), { kind, images });

  it('are shown once each, at an address signed for the reader', async () => {
    const order = await place();
    const images = [shop.upload.makePicture(staff), shop.upload.makePicture(staff)];
    await add(order, images.slice(0, 1));
    const { body } = await add(order, images, 'ARRIVAL');
    expect(body.photos).toMatchObject([
      { url: images[0], kind: 'SCALE' },
      { url: images[1], kind: 'ARRIVAL' },
    ]);
    expect(new URL(body.photos[0]?.signedUrl ?? '', 'http://shop.example').searchParams.get('reader')).toBe(staff.id);
  });

  it('are rejected unless uploaded for orders', async () => {
    const order = await place();
    const images = [shop.upload.makePicture(staff), '/v1/file-manager/files/unknown.jpg'];
    expect(await add(order, images)).toMatchObject({
      status: 400,
      body: { message: 'FILE_NOT_FOUND', details: [{ path: 'images.1' }] },
    });
    await expectUnchanged(order);
  });

  it('are limited to thirty', async () => {
    const at = new Date();
    const order = await place({
      photos: Array.from({ length: 29 }, (_, index) => ({
        url: `/v1/file-manager/files/${index}.jpg`,
        kind: 'ARRIVAL' as const,
        at,
      })),
    });
    expect(await add(order, [shop.upload.makePicture(staff), shop.upload.makePicture(staff)])).toMatchObject({
      status: 403,
      body: { message: 'ACTION_NOT_ALLOWED' },
    });
    expect((await add(order, [shop.upload.makePicture(staff)])).body.photos).toHaveLength(30);
  });
});

describe('a refund', () => {
  let references = 0;
  const refundOf = (amount: number, fields: object = {}) => ({
    idempotencyKey: crypto.randomUUID(),
    amount,
    bankReference: `BACK${(references += 1)}`,
    note: 'Hoàn tiền',
    ...fields,
  });
  const refund = (order: StoredOrder, body: object) => staff.post<Order>(pathOf(order, 'refunds'), body);

  it('makes a cancelled order REFUNDED once the whole amount is refunded', async () => {
    const order = await placePaid({ status: 'CANCELLED', cancelReason: 'BY_CUSTOMER' });
    const first = await refund(order, refundOf(700_000));
    expect(first).toMatchObject({ status: 201, body: { status: 'CANCELLED', totals: { credit: 25_000 } } });
    expect(first.body.ledger.at(-1)).toMatchObject({ kind: 'REFUND', amount: -700_000, note: 'Hoàn tiền' });
    expect(await refund(order, refundOf(25_001))).toMatchObject(conflict);
    expect((await refund(order, refundOf(25_000))).body).toMatchObject({
      status: 'REFUNDED',
      totals: { credit: 0, paid: 0 },
    });
    expect(await refund(order, refundOf(1))).toMatchObject(conflict);
    await expectEvents(order, [{ type: 'order.status-changed', data: { from: 'CANCELLED', status: 'REFUNDED' } }]);
  });

  it('does not move the order when an overpayment is refunded', async () => {
    const order = await placePaid({ status: 'PURCHASING' });
    await shop.models.orders.updateOne({ _id: order._id }, { $push: { ledger: payment(30_000) } });
    expect((await refund(order, refundOf(30_000))).body).toMatchObject({
      status: 'PURCHASING',
      totals: { credit: 0, due: 0 },
    });
  });

  it('is recorded once for its key and once for its reference', async () => {
    const [order, other] = [await placePaid({ status: 'CANCELLED' }), await placePaid({ status: 'CANCELLED' })];
    const body = refundOf(100_000);
    const answers = await Promise.all([1, 2, 3].map(() => refund(order, body)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await stored(order)).toMatchObject({ revision: 2 });
    const existed = { status: 409, body: { message: 'PAYMENT_WAS_EXISTED' } };
    expect(await refund(order, { ...body, amount: 5 })).toMatchObject(existed);
    for (const again of [order, other])
      expect(await refund(again, refundOf(5, { bankReference: body.bankReference }))).toMatchObject(existed);
    await expectUnchanged(other);
  });

  it('requires a unique reference, also for concurrent refunds of other orders', async () => {
    for (let round = 0; round < 5; round += 1) {
      const orders = await Promise.all([1, 2, 3].map(() => placePaid({ status: 'CANCELLED' })));
      const { bankReference } = refundOf(1);
      const answers = await Promise.all(orders.map((order) => refund(order, refundOf(100_000, { bankReference }))));
      expect(
        answers
          .map(({ status, body }) => (status === 201 ? 'recorded' : (body as unknown as { message: string }).message))
          .sort(),
      ).toEqual(['PAYMENT_WAS_EXISTED', 'PAYMENT_WAS_EXISTED', 'recorded']);
      for (const [index, order] of orders.entries()) if (answers[index]?.status !== 201) await expectUnchanged(order);
    }
  });

  it('never exceeds the amount paid, also for concurrent refunds', async () => {
    const order = await placePaid({ status: 'CANCELLED' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => refund(order, refundOf(300_000))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  });
});
