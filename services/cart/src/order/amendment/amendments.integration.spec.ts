import {
  orderAmended,
  orderChangeProposed,
  orderDueChanged,
  orderLineCancelled,
  orderProposalEnded,
  orderStatusChanged,
} from '@gvg/contracts/cart/events';
import type { amendOrder } from '@gvg/contracts/cart/http/orders';
import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { createCatalogueClient } from '../../catalogue/catalogue-client.ts';
import { recipient } from '../../testing/buying.fixtures.ts';
import { startCartHarness } from '../../testing/cart-harness.ts';
import type { CartHarness } from '../../testing/cart-harness.ts';
import { sampleRow } from '../../testing/fake-catalogue.fixtures.ts';
import { newId } from '../../testing/products.fixtures.ts';
import { cancelUnpaidOrders } from '../cancel-unpaid-orders/cancel-unpaid-orders.ts';
import { lineToBuy, sampleEntry, sampleOrder, sampleOrderLine } from '../order.fixtures.ts';
import type { StoredOrder } from '../order.model.ts';
import { totalsOf } from '../order-totals.ts';
import { endUnansweredProposals } from './end-unanswered-proposals/end-unanswered-proposals.ts';
import { settleReservations } from './settle-reservations/settle-reservations.ts';

let shop: CartHarness;
let staff: TestCustomer;
let customer: TestCustomer;
let collector: EventCollector;

beforeAll(async () => {
  shop = await startCartHarness('amendments');
  [staff, customer] = [await shop.user({ roles: ['USER', 'ADMIN'] }), await shop.user()];
  collector = await collectEvents(shop, [
    orderAmended,
    orderChangeProposed,
    orderDueChanged,
    orderLineCancelled,
    orderProposalEnded,
    orderStatusChanged,
    auditRecorded,
  ]);
});
beforeEach(() => {
  shop.catalogue.rows = [sampleRow({ total: 300_000 })];
});
afterEach(() => shop.resetClock());
afterAll(async () => {
  await collector.close();
  await shop.close();
});

const hourMs = 3_600_000;
const failure = (status: number, message: string) => ({ status, body: { message } });
const conflict = failure(409, 'ORDER_STATUS_CONFLICT');

type Amended = ResponseBodyOf<typeof amendOrder>;

/** A line of a product with so many pieces left in stock beside those of the line. */
function stockedLine(stock: number, fields: Partial<OrderLine> = {}): OrderLine {
  const { _id: product } = shop.catalogue.makeProduct({ stock });
  return sampleOrderLine({ product, ...fields });
}
const stockOf = ({ product = '' }: OrderLine) => shop.catalogue.products.get(product)?.stock;

/** An order of the customer's; its lines from stock are reserved. */
async function place(lines: OrderLine[], fields: Partial<StoredOrder> = {}): Promise<StoredOrder> {
  const order = sampleOrder({ user: customer.id, lines, ...fields });
  const placed = { ...order, due: totalsOf(order).due };
  await shop.models.orders.insertMany([placed]);
  const reserved = lines.flatMap(({ _id: line, product, amount }) =>
    product === undefined ? [] : [{ line, product, amount }],
  );
  shop.catalogue.reservations.set(order._id.toHexString(), { lines: reserved, reservedAt: shop.now() });
  return placed;
}
/** The same, paid in whole. */
function placePaid(lines: OrderLine[], fields: Partial<StoredOrder> = {}): Promise<StoredOrder> {
  const { ledger } = sampleOrder({ lines, ...fields });
  const charged = ledger.reduce((sum, { amount }) => sum + amount, 0);
  return place(lines, { ...fields, ledger: [...ledger, sampleEntry({ kind: 'PAYMENT', amount: charged })] });
}
const stored = ({ _id }: StoredOrder) => shop.models.orders.findById(_id).orFail().lean<StoredOrder>();
const amend = ({ code, revision }: Pick<StoredOrder, 'code' | 'revision'>, body: object) =>
  staff.put<Amended>(`/v1/orders/${code}/changes`, { revision, ...body });
const proposalOf = ({ code }: StoredOrder) =>
  customer.get<Order>(`/v1/orders/${code}`).then(({ body }) => body.proposal);
const answer = ({ code }: StoredOrder, kind: 'accept' | 'decline', body: object, by = customer) =>
  by.put<Order>(`/v1/orders/${code}/changes/${kind}`, body);
async function answerShown(order: StoredOrder, kind: 'accept' | 'decline') {
  const shown = await proposalOf(order);
  return answer(order, kind, { proposal: shown?._id ?? '', due: shown?.after.due ?? 0 });
}
const eventsOf = (order: StoredOrder) =>
  collector
    .about(order._id.toHexString())
    .filter(({ type }) => type !== auditRecorded.type)
    .map(({ type, data }) => ({ type, data }));
const auditsOf = ({ _id }: StoredOrder) =>
  collector.published
    .flatMap(({ type, data }) => (type === auditRecorded.type ? auditRecorded.data.parse(data) : []))
    .filter(({ subject }) => subject.id === _id.toHexString())
    .map(({ action }) => action);

describe('a change that costs nothing more', () => {
  it('is made at once: another address in the country, and the note', async () => {
    const order = await place([stockedLine(5)]);
    const changed = { ...recipient, line: '4-5-6 Shiba, Minato' };
    const { body } = await amend(order, { recipient: changed, note: 'Gọi trước khi giao' });
    expect(body).toMatchObject({
      outcome: 'MADE',
      order: {
        recipient: { line: '4-5-6 Shiba, Minato', fullName: recipient.fullName },
        note: 'Gọi trước khi giao',
        status: 'AWAITING_DEPOSIT',
        revision: order.revision + 1,
      },
    });
    expect(body.after).toEqual(body.before);
    expect(body.order.shipping.estimatedFee).toBe(order.shipping.estimatedFee);
    await eventually(() => expect(eventsOf(order)).toMatchObject([{ type: 'order.amended' }]));
    await eventually(() => expect(auditsOf(order)).toEqual(['order.amend']));
  });

  it('lowers what is due, gives stock back and charges the difference', async () => {
    const line = stockedLine(5);
    const order = await place([line, lineToBuy({ amount: 2, fee: 50_001 })]);
    const { body } = await amend(order, {
      lines: [
        { line: line._id, amount: 1 },
        { line: order.lines[1]?._id, amount: 1 },
      ],
    });
    expect(body).toMatchObject({
      outcome: 'MADE',
      before: { goods: 1_200_000, serviceFee: 50_001, due: 1_250_100 - 99 },
      after: { goods: 600_000, serviceFee: 25_001, due: 625_001, credit: 0 },
      order: { lines: [{ amount: 1 }, { amount: 1, fee: 25_001 }] },
    });
    expect(body.order.ledger.slice(order.ledger.length)).toMatchObject([
      { kind: 'GOODS', amount: -100_000, line: line._id },
      { kind: 'GOODS', amount: -500_000 },
      { kind: 'SERVICE_FEE', amount: -25_000 },
    ]);
    expect(stockOf(line)).toBe(6);
    expect(await shop.models.reservationChanges.countDocuments()).toBe(0);
  });

  it('becomes credit of a paid order, and takes a line off with its word', async () => {
    const [line, other] = [stockedLine(5), stockedLine(5)];
    const order = await placePaid([line, other], { status: 'AT_WAREHOUSE' });
    const { body } = await amend(order, { lines: [{ line: line._id, amount: 0, reason: 'Khách đổi ý' }] });
    expect(body).toMatchObject({
      outcome: 'MADE',
      after: { goods: 200_000, due: 0, credit: 200_000 },
      order: {
        status: 'AT_WAREHOUSE',
        lines: [{ status: 'CANCELLED', isRemoved: true, note: 'Khách đổi ý', amount: 2 }, { status: 'READY' }],
      },
    });
    expect(body.order.lines[0]).not.toHaveProperty('cancelReason');
    await eventually(() =>
      expect(eventsOf(order)).toMatchObject([
        { type: 'order.line-cancelled', data: { line: line._id } },
        { type: 'order.amended', data: { dueBefore: 0, due: 0 } },
      ]),
    );
  });

  it('sends a weighed order back to its scale, and charges its parcel no more', async () => {
    const [line, other] = [stockedLine(5), stockedLine(5)];
    const shipping = { ...sampleOrder().shipping, actualGrams: 2_000, chargeableGrams: 2_000, fee: 410_000 };
    const { ledger } = sampleOrder({ lines: [line, other] });
    const order = await place([line, other], {
      status: 'AWAITING_BALANCE',
      shipping,
      ledger: [
        ...ledger,
        sampleEntry({ kind: 'PAYMENT', amount: 400_000 }),
        sampleEntry({ kind: 'FREIGHT', amount: 400_000 }),
        sampleEntry({ kind: 'SURCHARGE', amount: 10_000, note: 'HEAVY' }),
      ],
    });
    const { body } = await amend(order, { lines: [{ line: line._id, amount: 1 }] });
    expect(body).toMatchObject({
      outcome: 'MADE',
      before: { freight: 410_000, due: 410_000 },
      after: { freight: 300_000, due: 0, credit: 100_000 },
      order: { status: 'AT_WAREHOUSE', totals: { freight: 0, surcharge: 0 } },
    });
    expect(body.order.shipping).not.toHaveProperty('actualGrams');
    const weighed = await staff.put<Order>(`/v1/orders/${order.code}/weigh`, { grams: 1_500 });
    expect(weighed.body).toMatchObject({ status: 'AWAITING_BALANCE', totals: { due: 150_000, credit: 0 } });
  });
});

describe('a change that costs more', () => {
  it('is shown by a dry run and writes nothing', async () => {
    const line = stockedLine(5);
    const order = await place([line]);
    const { body } = await amend(order, { lines: [{ line: line._id, amount: 4 }], dryRun: true });
    expect(body).toMatchObject({
      outcome: 'PROPOSED',
      before: { goods: 200_000, freight: 300_000, total: 500_000, due: 200_000 },
      after: { goods: 400_000, freight: 300_000, total: 700_000, due: 400_000 },
    });
    expect(body.order).not.toHaveProperty('proposal');
    expect(await stored(order)).toMatchObject({ revision: order.revision });
    expect(stockOf(line)).toBe(5);
  });

  it('waits for yes, which reserves the stock and makes the difference part of the deposit', async () => {
    const line = stockedLine(5);
    const order = await place([line]);
    const proposed = (await amend(order, { lines: [{ line: line._id, amount: 4 }] })).body;
    expect(proposed).toMatchObject({
      outcome: 'PROPOSED',
      order: { totals: { due: 200_000 }, lines: [{ amount: 2 }] },
    });
    const shown = await proposalOf(order);
    expect(shown).toMatchObject({
      lines: [{ line: line._id, amount: 4 }],
      before: { due: 200_000 },
      after: { due: 400_000 },
    });
    expect(Date.parse(shown?.until ?? '') - Date.parse(shown?.at ?? '')).toBe(48 * hourMs);
    expect(stockOf(line)).toBe(5);

    const { body } = await answerShown(order, 'accept');
    expect(body).toMatchObject({
      lines: [{ amount: 4 }],
      totals: { goods: 400_000, due: 400_000 },
      lastProposal: { outcome: 'ACCEPTED' },
    });
    expect(body).not.toHaveProperty('proposal');
    expect(body.totals).not.toHaveProperty('goodsWithBalance');
    expect(stockOf(line)).toBe(3);
    expect(await answer(order, 'accept', { proposal: shown?._id, due: 400_000 })).toMatchObject(conflict);
    await eventually(() =>
      expect(eventsOf(order)).toMatchObject([
        { type: 'order.change-proposed', data: { totalBefore: 500_000, total: 700_000 } },
        { type: 'order.proposal-ended', data: { proposal: shown?._id, outcome: 'ACCEPTED' } },
        { type: 'order.amended', data: { dueBefore: 200_000, due: 400_000 } },
      ]),
    );
    await eventually(() => expect(auditsOf(order)).toEqual(['order.propose-change', 'order.accept-change']));
  });

  it('is due with the balance once the deposit is paid, the fee in proportion', async () => {
    const line = lineToBuy();
    const order = await placePaid([line], { status: 'PURCHASING' });
    await amend(order, { lines: [{ line: line._id, amount: 3 }] });
    const { body } = await answerShown(order, 'accept');
    expect(body).toMatchObject({
      status: 'PURCHASING',
      lines: [{ amount: 3, fee: 75_000 }],
      totals: {
        goods: 1_500_000,
        goodsWithBalance: 1_000_000,
        serviceFee: 75_000,
        serviceFeeWithBalance: 50_000,
        due: 0,
        credit: 0,
      },
    });
    const lowered = (await amend(await stored(order), { lines: [{ line: line._id, amount: 1 }] })).body.order;
    expect(lowered.totals).toMatchObject({ goods: 500_000, serviceFee: 25_000, due: 0, credit: 0 });
    expect(lowered.totals).not.toHaveProperty('goodsWithBalance');
  });

  it('waits also for another service, by the rate that is in force', async () => {
    const order = await place([stockedLine(5)]);
    shop.catalogue.rows = [
      sampleRow(),
      sampleRow({ service: 'SEA', total: 90_000, transitDays: { min: 30, max: 45 } }),
    ];
    const { body } = await amend(order, { service: 'SEA' });
    expect(body).toMatchObject({ outcome: 'PROPOSED', before: { freight: 300_000 }, after: { freight: 90_000 } });
    const accepted = (await answerShown(order, 'accept')).body;
    expect(accepted.shipping).toMatchObject({
      service: 'SEA',
      estimatedFee: 90_000,
      transitDays: { min: 30, max: 45 },
    });
    expect((await stored(order)).shipping.cost).toBe(shop.catalogue.rows[1]?.cost);
  });

  it('waits for another country, with the address of it', async () => {
    const order = await place([stockedLine(5)]);
    const german = {
      ...recipient,
      country: 'DE',
      phone: '+49 30 123456',
      region: '',
      city: 'Berlin',
      postcode: '10115',
    };
    const { body } = await amend(order, { recipient: german });
    expect(body).toMatchObject({ outcome: 'PROPOSED', order: { recipient: { country: 'JP' } } });
    expect((await answerShown(order, 'accept')).body).toMatchObject({
      recipient: { country: 'DE', city: 'Berlin' },
      shipping: { country: 'DE' },
    });
  });

  it('is not accepted by staff, as another one, or for another sum', async () => {
    const line = stockedLine(20);
    const order = await place([line]);
    await amend(order, { lines: [{ line: line._id, amount: 4 }] });
    const shown = await proposalOf(order);
    const body = { proposal: shown?._id ?? '', due: 400_000 };
    expect(await answer(order, 'accept', body, staff)).toMatchObject(failure(404, 'ORDER_NOT_FOUND'));
    expect(await answer(order, 'accept', { ...body, due: 399_000 })).toMatchObject(failure(409, 'VERSION_CONFLICT'));
    const again = await amend(await stored(order), { lines: [{ line: line._id, amount: 5 }] });
    expect(again.body.outcome).toBe('PROPOSED');
    expect(await answer(order, 'accept', body)).toMatchObject({
      ...failure(409, 'VERSION_CONFLICT'),
      body: { current: { proposal: { after: { due: 500_000 } } } },
    });
    expect((await stored(order)).lines).toMatchObject([{ amount: 2 }]);
  });

  it('leaves the order as it was after no', async () => {
    const line = stockedLine(5);
    const order = await place([line]);
    await amend(order, { lines: [{ line: line._id, amount: 4 }] });
    const { body } = await answerShown(order, 'decline');
    expect(body).toMatchObject({
      lines: [{ amount: 2 }],
      totals: { due: 200_000 },
      lastProposal: { outcome: 'DECLINED' },
    });
    expect(stockOf(line)).toBe(5);
  });

  it('ends by another change of the order, and is withdrawn by none', async () => {
    const line = stockedLine(20);
    const order = await place([line]);
    await amend(order, { lines: [{ line: line._id, amount: 4 }] });
    const made = await amend(await stored(order), { recipient: { ...recipient, line: '7-8-9 Ueno' } });
    expect(made.body).toMatchObject({ outcome: 'MADE', order: { lastProposal: { outcome: 'SUPERSEDED' } } });
    await amend(await stored(order), { lines: [{ line: line._id, amount: 4 }] });
    const withdrawn = (await amend(await stored(order), {})).body;
    expect(withdrawn).toMatchObject({ outcome: 'UNCHANGED', order: { lastProposal: { outcome: 'SUPERSEDED' } } });
    expect(withdrawn.order).not.toHaveProperty('proposal');
    await eventually(() => expect(auditsOf(order).at(-1)).toBe('order.withdraw-change'));
  });

  it('is not ended by a payment or by notes of staff', async () => {
    const line = stockedLine(20);
    const order = await place([line]);
    await amend(order, { lines: [{ line: line._id, amount: 4 }] });
    await staff.post(`/v1/orders/${order.code}/notes`, { text: 'đã gọi khách' });
    await staff.post('/v1/payments', {
      account: '1234567890',
      amount: 200_000,
      bankReference: newId(),
      receivedAt: shop.now().toISOString(),
      content: order.code,
    });
    expect(await stored(order)).toMatchObject({ status: 'AT_WAREHOUSE' });
    expect(await proposalOf(order)).toMatchObject({ after: { due: 0, total: 700_000 } });
    expect((await answerShown(order, 'accept')).body).toMatchObject({
      status: 'AT_WAREHOUSE',
      totals: { goods: 400_000, goodsWithBalance: 200_000, due: 0 },
    });
  });
});

describe('the end of a proposal', () => {
  it('comes after 48 hours of silence, unless the order is on hold', async () => {
    const [silent, held] = [stockedLine(5), stockedLine(5)];
    const orders = [await place([silent]), await place([held])] as const;
    await amend(orders[0], { lines: [{ line: silent._id, amount: 4 }] });
    await amend(orders[1], { lines: [{ line: held._id, amount: 4 }] });
    const until = new Date(shop.now().getTime() + 72 * hourMs).toISOString();
    await staff.put(`/v1/orders/${orders[1].code}/hold`, { until, reason: 'khách đi vắng' });
    shop.advance(47 * hourMs);
    await endUnansweredProposals(shop.books);
    expect(await proposalOf(orders[0])).toBeDefined();
    shop.advance(1.1 * hourMs);
    await endUnansweredProposals(shop.books);
    expect(await stored(orders[0])).toMatchObject({ lines: [{ amount: 2 }], lastProposal: { outcome: 'UNANSWERED' } });
    expect(await proposalOf(orders[1])).toBeDefined();
  });

  it('is waited for by the sweep of unpaid orders, and gives time to pay what was agreed to', async () => {
    const line = stockedLine(5);
    const order = await place([line], { payBy: shop.now(), createdAt: shop.now() });
    shop.advance(25 * hourMs);
    await amend(order, { lines: [{ line: line._id, amount: 4 }] });
    await cancelUnpaidOrders(shop.books);
    expect((await stored(order)).status).toBe('AWAITING_DEPOSIT');
    const { body } = await answerShown(order, 'accept');
    expect(Date.parse(body.payBy ?? '')).toBeGreaterThan(shop.now().getTime() + 47 * hourMs);
    await cancelUnpaidOrders(shop.books);
    expect((await stored(order)).status).toBe('AWAITING_DEPOSIT');
  });
});

describe('a change that is refused', () => {
  const fieldFailure = (path: string, code: string) => ({
    ...failure(400, 'INVALID_PAYLOAD'),
    body: { message: 'INVALID_PAYLOAD', details: [{ path, code }] },
  });

  it('names the lines of goods that are bought, cancelled or unknown', async () => {
    const [bought, cancelled] = [lineToBuy({ status: 'BOUGHT', amount: 2 }), sampleOrderLine({ status: 'CANCELLED' })];
    const order = await placePaid([bought, cancelled, stockedLine(1)], { status: 'PURCHASING' });
    const lineOf = (line: string, amount: number) => ({ lines: [{ line, amount }] });
    expect(await amend(order, lineOf(bought._id, 3))).toMatchObject(fieldFailure('lines.0.amount', 'LINE_IS_BOUGHT'));
    expect(await amend(order, lineOf(bought._id, 1))).toMatchObject(fieldFailure('lines.0.reason', 'REQUIRED'));
    expect(await amend(order, lineOf(cancelled._id, 1))).toMatchObject(
      fieldFailure('lines.0.line', 'LINE_IS_CANCELLED'),
    );
    expect(await amend(order, lineOf(newId(), 1))).toMatchObject(fieldFailure('lines.0.line', 'INVALID_VALUE'));
    const lines = [{ line: bought._id, amount: 1, reason: 'Một cái bị vỡ' }];
    expect((await amend(order, { lines })).body).toMatchObject({ outcome: 'MADE', after: { credit: 512_500 } });
  });

  it('would leave no line, goes beyond stock, or is not carried there', async () => {
    const line = stockedLine(1);
    const order = await place([line]);
    expect(await amend(order, { lines: [{ line: line._id, amount: 0 }] })).toMatchObject(
      fieldFailure('lines', 'TOO_FEW'),
    );
    expect(await amend(order, { lines: [{ line: line._id, amount: 4 }], dryRun: true })).toMatchObject({
      status: 409,
      body: { message: 'CART_AMOUNT_NOT_ENOUGH', details: [{ path: 'lines.0.amount', code: 'TOO_BIG' }] },
    });
    expect(await amend(order, { service: 'EXPRESS' })).toMatchObject(failure(404, 'RATE_NOT_FOUND'));
    const refused = [{ line: 0, code: 'RESTRICTED' as const, reason: { vi: 'Không nhận', en: 'Not taken' } }];
    shop.catalogue.rows = [sampleRow({ service: 'SEA', refused })];
    expect(await amend(order, { service: 'SEA' })).toMatchObject(failure(409, 'GOODS_RESTRICTED'));
  });

  it('comes after another one, or too late', async () => {
    const line = stockedLine(5);
    const order = await place([line]);
    expect(await amend({ ...order, revision: 9 }, { note: 'x' })).toMatchObject({
      ...failure(409, 'VERSION_CONFLICT'),
      body: { current: { code: order.code } },
    });
    const packed = await placePaid([stockedLine(5)], { status: 'PACKED' });
    expect(await amend(packed, { note: 'x' })).toMatchObject(conflict);
  });
});

describe('stock of a change', () => {
  it('is not reserved where it was sold meanwhile, and the order stays', async () => {
    const line = stockedLine(5);
    const order = await place([line]);
    await amend(order, { lines: [{ line: line._id, amount: 4 }] });
    const product = shop.catalogue.products.get(line.product ?? '');
    if (product !== undefined) shop.catalogue.products.set(product._id, { ...product, stock: 1 });
    expect(await answerShown(order, 'accept')).toMatchObject(failure(409, 'CART_AMOUNT_NOT_ENOUGH'));
    expect(await stored(order)).toMatchObject({ lines: [{ amount: 2 }] });
    expect(await proposalOf(order)).toBeDefined();
    expect(await shop.models.reservationChanges.countDocuments()).toBe(0);
  });

  it('is taken once by two answers at once', async () => {
    const line = stockedLine(5);
    const order = await place([line]);
    await amend(order, { lines: [{ line: line._id, amount: 4 }] });
    const shown = await proposalOf(order);
    const body = { proposal: shown?._id ?? '', due: 400_000 };
    const statuses = await Promise.all([1, 2, 3].map(async () => (await answer(order, 'accept', body)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await stored(order)).toMatchObject({ lines: [{ amount: 4 }], due: 400_000 });
    expect(stockOf(line)).toBe(3);
    expect(await shop.models.reservationChanges.countDocuments()).toBe(0);
  });

  it('is settled by the timer after a change that was broken off', async () => {
    const line = stockedLine(5);
    const order = await place([line]);
    const catalogue = createCatalogueClient({
      CATALOGUE_INTERNAL_URL: shop.catalogue.url,
      INTERNAL_SECRET: shop.environment.INTERNAL_SECRET,
    } as never);
    await catalogue.setReserved(order._id.toHexString(), [{ line: line._id, amount: 4 }]);
    await shop.models.reservationChanges.insertMany([{ _id: order._id, token: 'of a killed process', at: shop.now() }]);
    expect(await amend(order, { lines: [{ line: line._id, amount: 1 }] })).toMatchObject(
      failure(503, 'SERVICE_UNAVAILABLE'),
    );
    shop.advance(61_000);
    await settleReservations(shop.books, catalogue);
    expect(stockOf(line)).toBe(5);
    expect(await shop.models.reservationChanges.countDocuments()).toBe(0);
    expect((await amend(order, { lines: [{ line: line._id, amount: 1 }] })).body.outcome).toBe('MADE');
  });
});
