import {
  orderCancelled,
  orderLineBought,
  orderLineCancelled,
  orderPriceAnswered,
  orderPriceAsked,
  orderStatusChanged,
} from '@gvg/contracts/cart/events';
import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';
import type { PurchaseRow } from '@gvg/contracts/cart/http/purchases';
import type { StaffPage } from '@gvg/contracts/definitions/paging';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { lineToBuy, sampleEntry, sampleOrder, sampleOrderLine } from '../order/order.fixtures.ts';
import type { StoredOrder } from '../order/order.model.ts';
import { totalsOf } from '../order/order-totals.ts';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';
import { newId } from '../testing/products.fixtures.ts';
import { cancelUnansweredPrices } from './cancel-unanswered-prices/cancel-unanswered-prices.ts';

let shop: CartHarness;
let staff: TestCustomer;
let customer: TestCustomer;
let collector: EventCollector;

beforeAll(async () => {
  shop = await startCartHarness('purchases');
  [staff, customer] = [await shop.user({ roles: ['USER', 'ADMIN'] }), await shop.user()];
  collector = await collectEvents(shop, [
    orderCancelled,
    orderLineBought,
    orderLineCancelled,
    orderPriceAnswered,
    orderPriceAsked,
    orderStatusChanged,
    auditRecorded,
  ]);
});

afterEach(() => shop.resetClock());

afterAll(async () => {
  await collector.close();
  await shop.close();
});

const hourMs = 3_600_000;
const failure = (status: number, message: string) => ({ status, body: { message } });
const conflict = failure(409, 'ORDER_STATUS_CONFLICT');

/** A paid order of the customer with `lines` to buy. */
async function place(lines: OrderLine[], fields: Partial<StoredOrder> = {}): Promise<StoredOrder> {
  const order = sampleOrder({ user: customer.id, status: 'PURCHASING', lines, ...fields });
  const paid = order.ledger.reduce((sum, { amount }) => sum + amount, 0);
  const ledger = fields.ledger ?? [...order.ledger, sampleEntry({ kind: 'PAYMENT', amount: paid })];
  const placed = { ...order, ledger, due: totalsOf({ ...order, ledger }).due };
  await shop.models.orders.insertMany([placed]);
  return placed;
}
const stored = ({ _id }: StoredOrder) => shop.models.orders.findById(_id).orFail().lean<StoredOrder>();
const setPurchase = ({ code }: StoredOrder, line: OrderLine, body: object) =>
  staff.put<Order>(`/v1/purchases/${code}/${line._id}`, body);
const askPrice = (order: StoredOrder, line: OrderLine, askedPrice: number) =>
  setPurchase(order, line, { status: 'DEARER', askedPrice });
const answer = (order: StoredOrder, line: OrderLine, body: object, by = customer) =>
  by.put<Order>(`/v1/orders/${order.code}/lines/${line._id}/price`, body);
const arrive = (order: StoredOrder, line: OrderLine) =>
  staff.put<Order>(`/v1/orders/${order.code}/lines/${line._id}/status`, { status: 'READY' });
const rowsOf = async (query: string) =>
  (await staff.get<StaffPage<PurchaseRow>>(`/v1/purchases?limit=100&${query}`)).body.docs;
const linesOf = async (query: string) => (await rowsOf(query)).map(({ line }) => line._id);
const eventsOf = (order: StoredOrder) =>
  collector
    .about(order._id.toHexString())
    .filter(({ type }) => type !== auditRecorded.type)
    .map(({ type, data }) => ({ type, data }));

describe('a bought line', () => {
  it('waits for its arrival, and the last one to arrive moves its order to the warehouse', async () => {
    const [first, second] = [lineToBuy(), lineToBuy()];
    const order = await place([first, second, sampleOrderLine()]);
    await setPurchase(order, first, { status: 'BOUGHT' });
    expect((await setPurchase(order, second, { status: 'BOUGHT' })).body.status).toBe('PURCHASING');
    expect((await arrive(order, first)).body.status).toBe('PURCHASING');
    expect((await arrive(order, second)).body).toMatchObject({
      status: 'AT_WAREHOUSE',
      lines: [{ status: 'READY' }, { status: 'READY' }, { status: 'READY' }],
    });
    await eventually(() =>
      expect(eventsOf(order)).toMatchObject([
        { type: 'order.line-bought', data: { line: first._id } },
        { type: 'order.line-bought', data: { line: second._id } },
        { type: 'order.status-changed', data: { status: 'AT_WAREHOUSE' } },
      ]),
    );
  });

  it('keeps its parcel data when more is added', async () => {
    const line = lineToBuy();
    const order = await place([line]);
    const receipt = shop.upload.makePicture({ id: 'b'.repeat(24) });
    const { body } = await setPurchase(order, line, { status: 'BOUGHT', actualPrice: 480_000, receipt });
    const [{ purchase } = {}] = body.lines;
    expect(purchase).toMatchObject({ actualPrice: 480_000, by: staff.id });
    expect(purchase?.receipt).toContain(`${receipt}?`);
    expect(new Date(purchase?.arriveBy ?? '').getTime() - new Date(purchase?.at ?? '').getTime()).toBe(48 * hourMs);
    const seller = { order: 'SPX1', carrier: 'SPX', tracking: 'VN1', expectedAt: '2030-01-02T10:00:00.000Z' };
    const { body: more } = await setPurchase(order, line, { status: 'BOUGHT', seller });
    expect(more.lines[0]?.purchase).toMatchObject({ actualPrice: 480_000, seller, arriveBy: seller.expectedAt });
    expect(await setPurchase(order, line, { status: 'BOUGHT', revision: order.revision })).toMatchObject({
      status: 409,
      body: { message: 'VERSION_CONFLICT', current: { lines: [{ status: 'BOUGHT' }] } },
    });
  });

  it('accepts its purchase price even after it has arrived', async () => {
    const [line, other] = [lineToBuy({ status: 'READY' }), sampleOrderLine()];
    const order = await place([line, other], { status: 'SHIPPED' });
    const { body } = await setPurchase(order, line, { status: 'BOUGHT', actualPrice: 470_000 });
    expect(body).toMatchObject({
      status: 'SHIPPED',
      lines: [{ status: 'READY', purchase: { actualPrice: 470_000 } }, { status: 'READY' }],
    });
    expect(await setPurchase(order, other, { status: 'BOUGHT', actualPrice: 1 })).toMatchObject(conflict);
  });

  it("hides the purchase price from its customer's responses and the order's events", async () => {
    const line = lineToBuy();
    const order = await place([line]);
    const secret = { actualPrice: 487_654, seller: { order: 'SPX-SECRET' }, note: 'mặc cả được' };
    await setPurchase(order, line, { status: 'BOUGHT', ...secret });
    const answers = await Promise.all([
      customer.get(`/v1/orders/${order.code}`),
      customer.get('/v1/orders/me'),
      customer.put(`/v1/orders/${order.code}/lines/${line._id}/price`, { accept: true, price: 1 }),
      shop.internal.get(`/internal/orders/${order.code}`),
    ]);
    await eventually(() => expect(eventsOf(order)).toHaveLength(1));
    for (const content of [...answers.map(({ body }) => body), eventsOf(order)])
      expect(JSON.stringify(content)).not.toMatch(/487654|SPX-SECRET|mặc cả|"purchase"/);
    await eventually(() =>
      expect(collector.published.map(({ data }) => data)).toContainEqual(
        expect.objectContaining({
          action: 'order.buy-line',
          after: expect.objectContaining({
            lines: [expect.objectContaining({ purchase: expect.objectContaining({ actualPrice: 487_654 }) })],
          }),
        }),
      ),
    );
  });

  it('cannot be bought while something is due, outside of purchasing, or once it has arrived', async () => {
    const line = lineToBuy();
    const unpaid = await place([line], { ledger: sampleOrder({ lines: [line] }).ledger });
    expect(await setPurchase(unpaid, line, { status: 'BOUGHT' })).toMatchObject(conflict);
    const weighed = await place([line], { status: 'AT_WAREHOUSE' });
    expect(await setPurchase(weighed, line, { status: 'BOUGHT' })).toMatchObject(conflict);
    const ready = lineToBuy({ status: 'READY' });
    const arrived = await place([ready, line]);
    for (const body of [{ status: 'BOUGHT' }, { status: 'SOLD_OUT' }, { status: 'DEARER', askedPrice: 600_000 }])
      expect(await setPurchase(arrived, ready, body)).toMatchObject(conflict);
    expect(await setPurchase(arrived, { ...line, _id: newId() }, { status: 'BOUGHT' })).toMatchObject(
      failure(404, 'ORDER_NOT_FOUND'),
    );
    expect(
      await setPurchase(arrived, line, {
        status: 'BOUGHT',
        receipt: `/v1/file-manager/files/${'c'.repeat(32)}.jpg`,
      }),
    ).toMatchObject(failure(400, 'FILE_NOT_FOUND'));
  });

  it('prevents its customer from cancelling the order', async () => {
    const line = lineToBuy();
    const order = await place([line, lineToBuy()]);
    expect((await customer.get<Order>(`/v1/orders/${order.code}`)).body.isCancellable).toBe(true);
    await setPurchase(order, line, { status: 'BOUGHT' });
    expect((await customer.get<Order>(`/v1/orders/${order.code}`)).body.isCancellable).toBe(false);
    expect(await customer.put(`/v1/orders/${order.code}/cancel`, {})).toMatchObject(conflict);
  });
});

describe('a higher price', () => {
  it('is charged with the balance when accepted, and the fee stays the same', async () => {
    const line = lineToBuy({ amount: 3 });
    const order = await place([line, sampleOrderLine()]);
    const before = totalsOf(order);
    const asked = await askPrice(order, line, 560_000);
    expect(asked.body.lines[0]).toMatchObject({ status: 'TO_BUY', price: 500_000, askedPrice: { price: 560_000 } });
    const { body: accepted } = await answer(order, line, { accept: true, price: 560_000 });
    expect(accepted.lines[0]).toMatchObject({ status: 'TO_BUY', price: 560_000, fee: line.fee });
    expect(accepted.lines[0]).not.toHaveProperty('askedPrice');
    expect(accepted).toMatchObject({
      status: 'PURCHASING',
      totals: {
        goods: before.goods + 180_000,
        goodsWithBalance: 180_000,
        serviceFee: before.serviceFee,
        due: 0,
        credit: 0,
      },
    });
    await setPurchase(order, line, { status: 'BOUGHT', actualPrice: 1_680_000 });
    await arrive(order, line);
    expect((await stored(order)).status).toBe('AT_WAREHOUSE');
    expect(totalsOf({ ...(await stored(order)), status: 'AWAITING_BALANCE' }).due).toBe(180_000);
    await eventually(() =>
      expect(eventsOf(order).slice(0, 2)).toMatchObject([
        { type: 'order.price-asked', data: { line: line._id, price: 560_000 } },
        { type: 'order.price-answered', data: { line: line._id, price: 560_000, accepted: true } },
      ]),
    );
  });

  it('cancels the line when declined: goods and fee become credit', async () => {
    const line = lineToBuy();
    const order = await place([line, sampleOrderLine()]);
    await askPrice(order, line, 560_000);
    const { body } = await answer(order, line, { accept: false, price: 560_000 });
    expect(body).toMatchObject({
      status: 'AT_WAREHOUSE',
      lines: [{ status: 'CANCELLED', cancelReason: 'PRICE_DECLINED' }, { status: 'READY' }],
      totals: { serviceFee: 0, credit: 525_000 },
    });
    await eventually(() =>
      expect(eventsOf(order).slice(1)).toMatchObject([
        { type: 'order.price-answered', data: { accepted: false } },
        { type: 'order.line-cancelled', data: { line: line._id, reason: 'PRICE_DECLINED' } },
        { type: 'order.status-changed', data: { status: 'AT_WAREHOUSE' } },
      ]),
    );
  });

  it('is reversed with its line after acceptance, whatever it was paid with', async () => {
    const line = lineToBuy();
    const order = await place([line, lineToBuy()]);
    await askPrice(order, line, 560_000);
    await answer(order, line, { accept: true, price: 560_000 });
    const { body } = await setPurchase(order, line, { status: 'SOLD_OUT', note: 'Shop hết' });
    expect(body).toMatchObject({
      status: 'PURCHASING',
      lines: [{ status: 'CANCELLED', cancelReason: 'SOLD_OUT', note: 'Shop hết' }, { status: 'TO_BUY' }],
      totals: { goods: 500_000, serviceFee: 25_000, due: 0, credit: 525_000 },
    });
  });

  it('can be answered only by its customer, once, and for the price shown', async () => {
    const line = lineToBuy();
    const order = await place([line, lineToBuy()]);
    expect(await answer(order, line, { accept: true, price: 560_000 })).toMatchObject(conflict);
    await askPrice(order, line, 560_000);
    await askPrice(order, line, 570_000);
    expect(await answer(order, line, { accept: true, price: 560_000 })).toMatchObject({
      status: 409,
      body: { message: 'VERSION_CONFLICT', current: { lines: [{ askedPrice: { price: 570_000 } }, {}] } },
    });
    for (const other of [await shop.user(), staff])
      expect(await answer(order, line, { accept: true, price: 570_000 }, other)).toMatchObject(
        failure(404, 'ORDER_NOT_FOUND'),
      );
    const answers = await Promise.all([
      answer(order, line, { accept: true, price: 570_000 }),
      answer(order, line, { accept: true, price: 570_000 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(totalsOf(await stored(order)).goods).toBe(1_070_000);
  });

  it('is rejected unless it is higher, and ends when the shop pays the difference', async () => {
    const line = lineToBuy();
    const order = await place([line]);
    expect(await askPrice(order, line, 500_000)).toMatchObject({
      status: 400,
      body: { message: 'INVALID_PAYLOAD', details: [{ path: 'askedPrice' }] },
    });
    await askPrice(order, line, 560_000);
    await setPurchase(order, line, { status: 'BOUGHT', actualPrice: 560_000 });
    expect(await answer(order, line, { accept: true, price: 560_000 })).toMatchObject(conflict);
    expect(totalsOf(await stored(order)).goods).toBe(500_000);
  });

  it('cancels the line after 48 hours without an answer, and the order with its last line', async () => {
    const [line, last] = [lineToBuy(), lineToBuy()];
    const other = lineToBuy();
    const [order, single] = [await place([line, other]), await place([last])];
    await setPurchase(order, other, { status: 'BOUGHT' });
    await askPrice(order, line, 560_000);
    await askPrice(single, last, 560_000);
    shop.advance(48 * hourMs - 60_000);
    await cancelUnansweredPrices(shop.books);
    expect((await stored(order)).lines[0]?.status).toBe('TO_BUY');
    shop.advance(60_000);
    await cancelUnansweredPrices(shop.books);
    expect(await stored(order)).toMatchObject({
      status: 'PURCHASING',
      lines: [{ status: 'CANCELLED', cancelReason: 'PRICE_UNANSWERED' }, { status: 'BOUGHT' }],
    });
    expect(await stored(single)).toMatchObject({ status: 'CANCELLED', cancelReason: 'BY_STAFF', owed: 525_000 });
    await eventually(() => {
      expect(eventsOf(order)).toContainEqual(
        expect.objectContaining({ data: expect.objectContaining({ reason: 'PRICE_UNANSWERED' }) }),
      );
      expect(eventsOf(single).map(({ type }) => type)).toContain('order.cancelled');
    });
  });

  it('waits longer while its order is on hold', async () => {
    const line = lineToBuy();
    const order = await place([line]);
    await askPrice(order, line, 560_000);
    await staff.put(`/v1/orders/${order.code}/hold`, {
      until: new Date(Date.now() + 72 * hourMs).toISOString(),
      reason: 'Khách đi xa',
    });
    shop.advance(50 * hourMs);
    await cancelUnansweredPrices(shop.books);
    expect((await answer(order, line, { accept: true, price: 560_000 })).status).toBe(200);
  });
});

describe('a line that is sold out', () => {
  it('is cancelled even after it was bought, and its order with the last line', async () => {
    const line = lineToBuy();
    const order = await place([line]);
    await setPurchase(order, line, { status: 'BOUGHT', actualPrice: 480_000 });
    const { body } = await setPurchase(order, line, { status: 'SOLD_OUT', note: 'Shop hủy đơn' });
    expect(body).toMatchObject({ status: 'CANCELLED', cancelReason: 'BY_STAFF', totals: { credit: 525_000 } });
    await eventually(() =>
      expect(eventsOf(order)).toContainEqual(
        expect.objectContaining({
          type: 'order.line-cancelled',
          data: expect.objectContaining({ reason: 'SOLD_OUT' }),
        }),
      ),
    );
  });
});

describe('the buying desk', () => {
  it('lists the lines of a state by source, and counts its work', async () => {
    const host = `shop-${newId()}.example`;
    const at = (path: string) => ({ url: `https://${host.toUpperCase()}/${path}` });
    const [toBuy, asked, bought, late, gone] = ['1', '2', '3', '4', '5'].map((path) => lineToBuy(at(path))) as [
      OrderLine,
      OrderLine,
      OrderLine,
      OrderLine,
      OrderLine,
    ];
    const order = await place([toBuy, asked, bought, late, gone, sampleOrderLine()], {
      recipient: { ...sampleOrder().recipient, fullName: 'Trần Minh' },
    });
    const seller = { expectedAt: new Date(Date.now() - hourMs).toISOString() };
    await askPrice(order, asked, 560_000);
    await setPurchase(order, bought, { status: 'BOUGHT', actualPrice: 480_000 });
    await setPurchase(order, late, { status: 'BOUGHT', seller });
    await setPurchase(order, gone, { status: 'SOLD_OUT' });
    for (const [state, line] of [
      ['TO_BUY', toBuy],
      ['ASKED', asked],
      ['BOUGHT', bought],
      ['LATE', late],
      ['SOLD_OUT', gone],
    ] as const)
      expect(await rowsOf(`state=${state}&host=${host}`)).toMatchObject([
        { code: order.code, customer: 'Trần Minh', due: 0, host, state, line: { _id: line._id } },
      ]);
    expect(await linesOf(`search=${order.code}`)).toEqual([toBuy._id]);
    expect(await linesOf(`search=${order._id.toHexString()}`)).toEqual([toBuy._id]);
    expect(await linesOf('host=none')).not.toContain(toBuy._id);

    const { body: summary } = await staff.get<{
      states: { state: string; count: number }[];
      hosts: { host?: string; lines: number }[];
      bought: object;
    }>('/v1/purchases/summary');
    expect(summary.hosts).toContainEqual({ host, lines: 4 });
    for (const { state, count } of summary.states)
      expect([state, count]).toEqual([state, (await linesOf(`state=${state}`)).length]);
    expect(summary.bought).toMatchObject({ count: expect.any(Number), paid: expect.any(Number) });

    await staff.put(`/v1/orders/${order.code}/hold`, {
      until: new Date(Date.now() + hourMs).toISOString(),
      reason: 'Chờ',
    });
    expect(await linesOf(`state=LATE&host=${host}`)).toEqual([]);
    expect((await linesOf(`state=BOUGHT&host=${host}`)).sort()).toEqual([bought._id, late._id].sort());
  });

  it('paginates and sorts its lines, and filters them by assignee', async () => {
    const host = `shop-${newId()}.example`;
    const lines = Array.from({ length: 3 }, (_, index) => lineToBuy({ url: `https://${host}/${index}` }));
    shop.identity.staff.add(staff.id);
    const orders = await Promise.all(
      lines.map((line, index) => place([line], { createdAt: new Date(Date.UTC(2026, 10, 1 + index)) })),
    );
    const ids = lines.map(({ _id }) => _id);
    expect(await linesOf(`host=${host}&sort=deadline`)).toEqual(ids);
    expect(await linesOf(`host=${host}&sort=-deadline`)).toEqual(ids.toReversed());
    const { body } = await staff.get<StaffPage<PurchaseRow>>(`/v1/purchases?host=${host}&limit=2&page=2`);
    expect(body).toMatchObject({ totalDocs: 3, totalPages: 2, hasNextPage: false, docs: [{ line: { _id: ids[2] } }] });
    await staff.put(`/v1/orders/${orders[1]?.code}/assignee`, { assignee: staff.id });
    expect(await linesOf(`host=${host}&assignee=${staff.id}`)).toEqual([ids[1]]);
    expect(await linesOf(`host=${host}&assignee=none`)).toEqual([ids[0], ids[2]]);
  });
});
