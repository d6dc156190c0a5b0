import type { Payment } from '@gvg/contracts/cart/http/payments';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import type { Page } from '@gvg/contracts/paging';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { orderStatusChanged, paymentReceived, paymentUnmatched } from '@gvg/contracts/cart/events';
import { eventually } from '@gvg/testing/eventually';
import type { StoredOrder } from '../order/order.model.ts';
import { sampleOrder, sampleOrderLine } from '../order/order.fixtures.ts';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';

let shop: CartHarness;
let staff: TestCustomer;
let collector: EventCollector;

beforeAll(async () => {
  shop = await startCartHarness('payments');
  staff = await shop.user({ roles: ['USER', 'ADMIN'] });
  collector = await collectEvents(shop, [paymentReceived, paymentUnmatched, orderStatusChanged, auditRecorded]);
});

afterAll(async () => {
  await collector.close();
  await shop.close();
});

const deposit = 725_000;
let references = 0;

const place = async (fields: Partial<StoredOrder> = {}): Promise<StoredOrder> => {
  const order = sampleOrder(fields);
  await shop.models.orders.insertMany([order]);
  return order;
};
const transfer = (fields: Partial<Payment> = {}) => {
  references += 1;
  return { account: '1234567890', amount: deposit, bankReference: `FT${references}`, receivedAt: '2026-11-21T02:00:00.000Z', content: '', ...fields };
};
const record = (fields: Partial<Payment> = {}) => staff.post<Payment>('/v1/payments', transfer(fields));
const storedOrder = ({ _id }: Pick<StoredOrder, '_id'>) => shop.models.orders.findById(_id).orFail().lean<StoredOrder>();
const paid = async (order: StoredOrder) => (await storedOrder(order)).ledger.reduce((sum, { kind, amount }) => (['PAYMENT', 'REFUND', 'CORRECTION'].includes(kind) ? sum + amount : sum), 0);
const statusOf = async (order: StoredOrder): Promise<OrderStatus> => (await storedOrder(order)).status;
const paymentStatus = async ({ body }: { body: Payment }) => (await shop.models.payments.findById(body._id).orFail().lean()).status;
const queued = async () => (await staff.get<Page<Payment>>('/v1/payments/unmatched?limit=100')).body.docs.map(({ _id }) => _id);
const expectEvents = (subject: string, expected: object[]) => eventually(() => expect(collector.about(subject)).toMatchObject(expected));

describe('a recorded transfer', () => {
  it('moves the order when it pays the deposit, by the code in whatever form', async () => {
    const order = await place();
    const content = `MBVCB.1234.${order.code.toLowerCase().replace('gvg', 'gvg ')}.CT tu 0123 NGUYEN VAN A`;
    const { status, body } = await record({ content });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'MATCHED', order: order._id.toHexString(), code: order.code, amount: deposit });
    const after = await storedOrder(order);
    expect(after).toMatchObject({ status: 'PURCHASING', revision: 2 });
    expect(after.ledger.at(-1)).toMatchObject({ kind: 'PAYMENT', amount: deposit, payment: body._id });
    expect(after.timeline.at(-1)).toMatchObject({ status: 'PURCHASING', by: 'SYSTEM' });
    expect(await queued()).not.toContain(body._id);
  });

  it('moves an order of stocked lines to the warehouse, and a paid balance to PACKED', async () => {
    const order = await place({ lines: [sampleOrderLine()] });
    await record({ amount: 200_000, content: order.code });
    expect(await statusOf(order)).toBe('AT_WAREHOUSE');

    const weighed = await place({ status: 'AWAITING_BALANCE', lines: [sampleOrderLine()] });
    await record({ amount: 200_000, content: weighed.code });
    expect(await statusOf(weighed)).toBe('PACKED');
  });

  it('of too little counts, waits in the queue, and leaves it when further ones complete the sum', async () => {
    const order = await place();
    const [first, second] = [await record({ amount: 700_000, content: order.code }), await record({ amount: 20_000, content: order.code })];
    expect([first.body.status, second.body.status]).toEqual(['UNDERPAID', 'UNDERPAID']);
    expect([await statusOf(order), await paid(order)]).toEqual(['AWAITING_DEPOSIT', 720_000]);
    expect(await queued()).toEqual(expect.arrayContaining([first.body._id, second.body._id]));

    expect((await record({ amount: 5_000, content: order.code })).body.status).toBe('MATCHED');
    expect(await statusOf(order)).toBe('PURCHASING');
    expect([await paymentStatus(first), await paymentStatus(second)]).toEqual(['MATCHED', 'MATCHED']);
  });

  it('of too much counts and waits in the queue', async () => {
    const order = await place();
    const { body } = await record({ amount: 800_000, content: order.code });
    expect(body.status).toBe('OVERPAID');
    expect([await statusOf(order), await paid(order)]).toEqual(['PURCHASING', 800_000]);
    expect(await queued()).toContain(body._id);
    expect((await staff.get<Page<Payment>>('/v1/payments?status=OVERPAID')).body.docs.map(({ _id }) => _id)).toContain(body._id);
  });

  it.each(['CANCELLED', 'REFUNDED'] as const)('counts for no order that is %s', async (status) => {
    const order = await place({ status });
    const { body } = await record({ content: order.code });
    expect(body).toMatchObject({ status: 'ORDER_CANCELLED' });
    expect(body).not.toHaveProperty('order');
    expect([await paid(order), await statusOf(order)]).toEqual([0, status]);
    await expectEvents(body._id, [{ type: 'payment.unmatched', data: { status: 'ORDER_CANCELLED', order: order._id.toHexString() } }]);
  });

  it('without a code, with an unknown one, or with two, waits in the queue', async () => {
    const [one, two] = [await place(), await place()];
    const found = [await record({ content: 'tien hang' }), await record({ content: sampleOrder().code }), await record({ content: `${one.code} ${two.code}` })];
    expect(found.map(({ body }) => body.status)).toEqual(['UNMATCHED', 'UNMATCHED', 'UNMATCHED']);
    expect([await paid(one), await paid(two)]).toEqual([0, 0]);
  });

  it('publishes what has happened', async () => {
    const order = await place();
    const { body } = await record({ amount: 700_000, content: order.code });
    const data = { order: order._id.toHexString(), amount: 700_000 };
    await expectEvents(body._id, [
      { type: 'payment.received', data: { ...data, code: order.code, user: order.user, due: 25_000 } },
      { type: 'payment.unmatched', data: { amount: 700_000, status: 'UNDERPAID' } },
    ]);
    await record({ amount: 25_000, content: order.code });
    await expectEvents(order._id.toHexString(), [{ type: 'order.status-changed', data: { from: 'AWAITING_DEPOSIT', status: 'PURCHASING', due: 0 } }]);
  });

  it('counts once for each reference of an account', async () => {
    const order = await place();
    const body = transfer({ content: order.code, amount: 1_000 });
    await staff.post('/v1/payments', body);
    expect(await staff.post('/v1/payments', { ...body, amount: 5 })).toMatchObject({ status: 409, body: { message: 'PAYMENT_WAS_EXISTED' } });
    expect((await staff.post('/v1/payments', { ...body, account: '1234 567 890' })).status).toBe(409);
    expect((await staff.post('/v1/payments', { ...body, account: '999' })).status).toBe(201);
    expect(await paid(order)).toBe(2_000);
  });

  it('counts once when it is recorded several times at once', async () => {
    const order = await place();
    const body = transfer({ content: order.code, amount: 1_000 });
    const answers = await Promise.all([1, 2, 3, 4].map(() => staff.post('/v1/payments', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await paid(order)).toBe(1_000);
  });

  it('counts each of several that arrive at once', async () => {
    const order = await place();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => record({ content: order.code, amount: deposit / 5 })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await storedOrder(order)).toMatchObject({ status: 'PURCHASING', revision: 6 });
    const statuses = await Promise.all(answers.map((answer) => paymentStatus(answer)));
    expect(statuses).toEqual(Array.from({ length: 5 }, () => 'MATCHED'));
  });
});

const assign = (payment: { body: Payment }, order: Pick<StoredOrder, 'code'>) => staff.put<Payment>(`/v1/payments/${payment.body._id}/assign`, { order: order.code });

describe('assigning', () => {
  it('counts an unmatched transfer for the order, which moves', async () => {
    const order = await place();
    const payment = await record();
    expect((await assign(payment, { code: order.code.toLowerCase() })).body).toMatchObject({ status: 'ASSIGNED', order: order._id.toHexString(), code: order.code });
    expect([await statusOf(order), await paid(order)]).toEqual(['PURCHASING', deposit]);
    await expectEvents(payment.body._id, [{ type: 'payment.unmatched' }, { type: 'payment.received', data: { amount: deposit, code: order.code } }]);
    expect(await assign(payment, order)).toMatchObject({ status: 409, body: { message: 'PAYMENT_STATUS_CONFLICT' } });
  });

  it('takes a transfer that counts already out of the queue', async () => {
    const order = await place();
    const payment = await record({ amount: 800_000, content: order.code });
    expect((await assign(payment, order)).body.status).toBe('ASSIGNED');
    expect(await paid(order)).toBe(800_000);
    expect(await queued()).not.toContain(payment.body._id);
  });

  it('moves a transfer of too little to the order that it was for', async () => {
    const [wrong, right] = [await place(), await place({ lines: [sampleOrderLine()] })];
    const payment = await record({ amount: 200_000, content: wrong.code });
    expect((await assign(payment, right)).body).toMatchObject({ status: 'ASSIGNED', code: right.code });
    expect([await paid(wrong), await paid(right), await statusOf(right)]).toEqual([0, 200_000, 'AT_WAREHOUSE']);
    expect((await storedOrder(wrong)).ledger.at(-1)).toMatchObject({ kind: 'CORRECTION', amount: -200_000, payment: payment.body._id });
  });

  it('gives what is too much to a second order that was paid with it', async () => {
    const [first, second] = [await place(), await place({ lines: [sampleOrderLine()] })];
    const payment = await record({ amount: deposit + 200_000, content: first.code });
    expect((await assign(payment, second)).body).toMatchObject({ status: 'ASSIGNED', code: first.code, note: second.code });
    expect([await paid(first), await statusOf(first), await paid(second), await statusOf(second)]).toEqual([deposit, 'PURCHASING', 200_000, 'AT_WAREHOUSE']);
  });

  it('refuses cancelled and unknown orders, and changes nothing', async () => {
    const [cancelled, open] = [await place({ status: 'CANCELLED' }), await place()];
    const payment = await record({ amount: 700_000, content: open.code });
    expect(await assign(payment, cancelled)).toMatchObject({ status: 409, body: { message: 'ORDER_STATUS_CONFLICT' } });
    expect(await assign(payment, sampleOrder())).toMatchObject({ status: 404, body: { message: 'ORDER_NOT_FOUND' } });
    expect([await paid(open), await paid(cancelled), await paymentStatus(payment)]).toEqual([700_000, 0, 'UNDERPAID']);
    expect(await staff.put(`/v1/payments/${'0'.repeat(24)}/assign`, { order: open.code })).toMatchObject({ status: 404, body: { message: 'PAYMENT_NOT_FOUND' } });
  });

  it('happens once when two do it at once', async () => {
    const [one, two] = [await place(), await place()];
    const payment = await record();
    const answers = await Promise.all([assign(payment, one), assign(payment, two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await paid(one)) + (await paid(two))).toBe(deposit);
  });
});

const giveBack = (payment: { body: Payment }) => staff.put<Payment>(`/v1/payments/${payment.body._id}/return`, { note: 'Chuyển trả khách' });

describe('returning', () => {
  it('resolves a transfer that counts for no order', async () => {
    const payment = await record();
    expect((await giveBack(payment)).body).toMatchObject({ status: 'RETURNED', note: 'Chuyển trả khách' });
    expect(await giveBack(payment)).toMatchObject({ status: 409, body: { message: 'PAYMENT_STATUS_CONFLICT' } });
  });

  it('takes one of too little out of its order', async () => {
    const order = await place();
    const payment = await record({ amount: 700_000, content: order.code });
    await giveBack(payment);
    expect([await paid(order), await statusOf(order)]).toEqual([0, 'AWAITING_DEPOSIT']);
    expect((await storedOrder(order)).ledger.at(-1)).toMatchObject({ kind: 'REFUND', amount: -700_000, note: 'Chuyển trả khách' });
  });

  it('takes back of one of too much what is too much', async () => {
    const order = await place();
    const payment = await record({ amount: 800_000, content: order.code });
    await giveBack(payment);
    expect([await paid(order), await statusOf(order)]).toEqual([deposit, 'PURCHASING']);
  });

  it('makes a cancelled order REFUNDED when it was all that had been paid', async () => {
    const order = await place();
    const recorded = await record({ amount: 700_000, content: order.code });
    await shop.models.orders.updateOne({ _id: order._id }, { status: 'CANCELLED', cancelReason: 'BY_CUSTOMER' });
    await giveBack(recorded);
    expect(await statusOf(order)).toBe('REFUNDED');
  });
});

describe('an import', () => {
  const csvOf = (rows: readonly (readonly [reference: string, credit: string, content: string])[]) =>
    ['Ngày giao dịch,Diễn giải,Số bút toán,Nợ,Có', ...rows.map(([reference, credit, content]) => `21/11/2026,"${content}",${reference},,"${credit}"`)].join('\n');
  const send = (csv: string) => staff.post<{ recorded: Payment[]; known: number; refused: { row: number; reason: string }[] }>('/v1/payments/import', { account: '1234567890', bank: 'TECHCOMBANK', csv });

  it('records and matches the credits, and counts what is known', async () => {
    const order = await place();
    const csv = csvOf([['TC1', '725,000', `thanh toan ${order.code}`], ['TC2', '10,000', 'khac'], ['TC3', 'abc', 'sai'], ['TC1', '725,000', 'hai lan']]);
    const { body } = await send(csv);
    expect(body.recorded.map(({ status, bankReference, receivedAt }) => [bankReference, status, receivedAt])).toEqual([
      ['TC1', 'MATCHED', '2026-11-20T17:00:00.000Z'],
      ['TC2', 'UNMATCHED', '2026-11-20T17:00:00.000Z'],
    ]);
    expect(body).toMatchObject({ known: 1, refused: [{ row: 4, reason: 'INVALID_AMOUNT' }] });
    expect(await statusOf(order)).toBe('PURCHASING');

    expect((await send(csv)).body).toMatchObject({ recorded: [], known: 3 });
    expect(await paid(order)).toBe(deposit);
  });

  it('records many at once, those of one order as they came', async () => {
    const orders = await Promise.all([1, 2, 3].map(() => place()));
    const parts = [300_000, 400_000, 25_000];
    const rows = parts.flatMap((amount) => orders.map(({ code }) => [`P${amount}${code}`, String(amount), code] as const));
    const { body } = await send(csvOf(rows));
    expect(body.recorded.map(({ bankReference }) => bankReference)).toEqual(rows.map(([reference]) => reference));
    expect(body.recorded.map(({ status }) => status)).toEqual([...Array.from({ length: 6 }, () => 'UNDERPAID'), 'MATCHED', 'MATCHED', 'MATCHED']);
    for (const order of orders) expect([await statusOf(order), await paid(order)]).toEqual(['PURCHASING', deposit]);
  });

  it('refuses what is no statement of that bank, or too long', async () => {
    expect(await send('a,b,c')).toMatchObject({ status: 400, body: { message: 'INVALID_PAYLOAD', details: [{ path: 'csv', code: 'INVALID_FORMAT' }] } });
    const long = csvOf(Array.from({ length: 5_001 }, (_, index) => [`L${index}`, '', '']));
    expect(await send(long)).toMatchObject({ status: 400, body: { message: 'INVALID_PAYLOAD', details: [{ path: 'csv', code: 'TOO_MANY' }] } });
  });
});

it('records who has written what of a payment', async () => {
  const payment = await record();
  await giveBack(payment);
  const audits = () => collector.published.filter(({ type, data }) => type === 'audit.recorded' && auditRecorded.data.parse(data).subject.id === payment.body._id);
  await eventually(() =>
    expect(audits().map(({ data }) => data)).toMatchObject([
      { action: 'payment.record', actor: { id: staff.id }, before: null },
      { action: 'payment.return', actor: { id: staff.id }, before: { status: 'UNMATCHED' }, after: { status: 'RETURNED' } },
    ]),
  );
});
