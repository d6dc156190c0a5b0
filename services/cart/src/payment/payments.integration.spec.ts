import { randomUUID } from 'node:crypto';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { importPayments, previewPaymentImport } from '@gvg/contracts/cart/http/payment-imports';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import type { Page } from '@gvg/contracts/definitions/paging';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { orderDueChanged, orderStatusChanged, paymentReceived, paymentUnmatched } from '@gvg/contracts/cart/events';
import { eventually } from '@gvg/testing/eventually';
import type { StoredOrder } from '../order/order.model.ts';
import { lineToBuy, sampleEntry, sampleOrder, sampleOrderLine } from '../order/order.fixtures.ts';
import { startCartHarness } from '../testing/cart-harness.ts';
import { sampleRow } from '../testing/fake-catalogue.fixtures.ts';
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
  collector = await collectEvents(shop, [
    paymentReceived,
    paymentUnmatched,
    orderStatusChanged,
    orderDueChanged,
    auditRecorded,
  ]);
});

afterAll(async () => {
  await collector.close();
  await shop.close();
});

const deposit = 725_000;
let references = 0;

const hourMs = 3_600_000;
const failure = (status: number, message: string) => ({ status, body: { message } });
const unfit = failure(409, 'ORDER_STATUS_CONFLICT');
const nothingLeft = failure(409, 'PAYMENT_STATUS_CONFLICT');

const place = async (fields: Partial<StoredOrder> = {}): Promise<StoredOrder> => {
  const order = sampleOrder(fields);
  await shop.models.orders.insertMany([order]);
  return order;
};
const transfer = (fields: Partial<Payment> = {}) => {
  references += 1;
  return {
    account: '1234567890',
    amount: deposit,
    bankReference: `FT${references}`,
    receivedAt: '2026-11-21T02:00:00.000Z',
    content: '',
    isDayConfirmed: true,
    ...fields,
  };
};
const record = (fields: Partial<Payment> = {}) => staff.post<Payment>('/v1/payments', transfer(fields));
const storedOrder = ({ _id }: Pick<StoredOrder, '_id'>) =>
  shop.models.orders.findById(_id).orFail().lean<StoredOrder>();
const paid = async (order: StoredOrder) =>
  (await storedOrder(order)).ledger.reduce(
    (sum, { kind, amount }) => (['PAYMENT', 'REFUND', 'CORRECTION'].includes(kind) ? sum + amount : sum),
    0,
  );
const statusOf = async (order: StoredOrder): Promise<OrderStatus> => (await storedOrder(order)).status;
const readPayment = async ({ body: { _id } }: { body: Payment }) => {
  const { body } = await staff.get<Page<Payment>>('/v1/payments?limit=100');
  const found = body.docs.find((payment) => payment._id === _id);
  if (found === undefined) throw new Error('an unknown payment');
  return found;
};
/** Amounts of a payment that are allocated to each order, returned to the sender, and unallocated. */
const lies = async (payment: { body: Payment }, ...orders: StoredOrder[]) => {
  const { allocations, unallocated } = await readPayment(payment);
  const sum = (isOne: (allocation: Payment['allocations'][number]) => boolean) =>
    allocations.filter(isOne).reduce((total, { amount }) => total + amount, 0);
  return {
    orders: orders.map(({ _id }) => sum(({ order }) => order === _id.toHexString())),
    returned: sum(({ kind }) => kind === 'RETURNED'),
    unallocated,
  };
};
const paymentStatus = async ({ body }: { body: Payment }) =>
  (await shop.models.payments.findById(body._id).orFail().lean()).status;
const queued = async () =>
  (await staff.get<Page<Payment>>('/v1/payments/unmatched?limit=100')).body.docs.map(({ _id }) => _id);
const expectEvents = (subject: string, expected: object[]) =>
  eventually(() => expect(collector.about(subject)).toMatchObject(expected));

describe('a recorded transfer', () => {
  it('moves the order when it pays the deposit, with the code in any spelling', async () => {
    const order = await place();
    const content = `MBVCB.1234.${order.code.toLowerCase().replace('gvg', 'gvg ')}.CT tu 0123 NGUYEN VAN A`;
    const { status, body } = await record({ content });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'MATCHED',
      order: order._id.toHexString(),
      code: order.code,
      amount: deposit,
    });
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

    const weighed = await place({
      status: 'AWAITING_BALANCE',
      lines: [sampleOrderLine()],
      shipping: { ...sampleOrder().shipping, actualGrams: 900 },
    });
    await record({ amount: 200_000, content: weighed.code });
    expect(await statusOf(weighed)).toBe('PACKED');
  });

  it('counts an underpayment, queues it, and removes it from the queue once later transfers complete the sum', async () => {
    const order = await place();
    const [first, second] = [
      await record({ amount: 700_000, content: order.code }),
      await record({ amount: 20_000, content: order.code }),
    ];
    expect([first.body.status, second.body.status]).toEqual(['UNDERPAID', 'UNDERPAID']);
    expect([await statusOf(order), await paid(order)]).toEqual(['AWAITING_DEPOSIT', 720_000]);
    expect(await queued()).toEqual(expect.arrayContaining([first.body._id, second.body._id]));

    expect((await record({ amount: 5_000, content: order.code })).body.status).toBe('MATCHED');
    expect(await statusOf(order)).toBe('PURCHASING');
    expect([await paymentStatus(first), await paymentStatus(second)]).toEqual(['MATCHED', 'MATCHED']);
  });

  it('pays what is due from an overpayment and queues it until the rest is used', async () => {
    const order = await place({ lines: [sampleOrderLine()] });
    const { body } = await record({ amount: 250_000, content: order.code });
    expect(body).toMatchObject({
      status: 'OVERPAID',
      unallocated: 50_000,
      allocations: [{ kind: 'ORDER', code: order.code, amount: 200_000 }],
    });
    expect([await statusOf(order), await paid(order)]).toEqual(['AT_WAREHOUSE', 200_000]);
    expect((await storedOrder(order)).unallocated).toBe(50_000);
    expect(await queued()).toContain(body._id);
    expect((await staff.get<Page<Payment>>('/v1/payments?status=OVERPAID')).body.docs.map(({ _id }) => _id)).toContain(
      body._id,
    );

    shop.catalogue.rows = [sampleRow({ freight: 120_000, total: 120_000 })];
    await staff.put(`/v1/orders/${order.code}/weigh`, { grams: 900 });
    expect(await storedOrder(order)).toMatchObject({ status: 'AWAITING_BALANCE', unallocated: 0 });
    expect([await paid(order), await paymentStatus({ body })]).toEqual([250_000, 'MATCHED']);
    expect(await queued()).not.toContain(body._id);
    await expectEvents(body._id, [
      { type: 'payment.received', data: { amount: 200_000, due: 0 } },
      { type: 'payment.unmatched', data: { status: 'OVERPAID' } },
      { type: 'payment.received', data: { amount: 50_000, due: 70_000 } },
    ]);
  });

  it('pays a later due amount before a transfer that reached the bank later', async () => {
    const order = await place({ lines: [sampleOrderLine()] });
    await record({ amount: 200_000, content: order.code });
    const later = await record({ amount: 50_000, content: order.code, receivedAt: '2026-11-22T02:00:00.000Z' });
    const sooner = await record({ amount: 30_000, content: order.code, receivedAt: '2026-11-21T09:00:00.000Z' });
    shop.catalogue.rows = [sampleRow({ freight: 40_000, total: 40_000 })];
    await staff.put(`/v1/orders/${order.code}/weigh`, { grams: 900 });
    expect(await storedOrder(order)).toMatchObject({ status: 'PACKED', unallocated: 40_000 });
    expect([await lies(sooner, order), await lies(later, order)]).toMatchObject([
      { orders: [30_000], unallocated: 0 },
      { orders: [10_000], unallocated: 40_000 },
    ]);
  });

  it.each(['CANCELLED', 'REFUNDED'] as const)('does not count for an order that is %s', async (status) => {
    const order = await place({ status });
    const { body } = await record({ content: order.code });
    expect(body).toMatchObject({
      status: 'ORDER_CANCELLED',
      order: order._id.toHexString(),
      unallocated: deposit,
      wasInTime: false,
    });
    expect([await paid(order), await statusOf(order)]).toEqual([0, status]);
    await expectEvents(body._id, [
      { type: 'payment.unmatched', data: { status: 'ORDER_CANCELLED', order: order._id.toHexString() } },
    ]);
  });

  it('queues a transfer without a code, with an unknown one, or with two', async () => {
    const [one, two] = [await place(), await place()];
    const found = [
      await record({ content: 'tien hang' }),
      await record({ content: sampleOrder().code }),
      await record({ content: `${one.code} ${two.code}` }),
    ];
    expect(found.map(({ body }) => body.status)).toEqual(['UNMATCHED', 'UNMATCHED', 'UNMATCHED']);
    expect([await paid(one), await paid(two)]).toEqual([0, 0]);
  });

  it('publishes the received payment', async () => {
    const order = await place();
    const { body } = await record({ amount: 700_000, content: order.code });
    const data = { order: order._id.toHexString(), amount: 700_000 };
    await expectEvents(body._id, [
      { type: 'payment.received', data: { ...data, code: order.code, user: order.user, due: 25_000 } },
      { type: 'payment.unmatched', data: { amount: 700_000, status: 'UNDERPAID' } },
    ]);
    await record({ amount: 25_000, content: order.code });
    await expectEvents(order._id.toHexString(), [
      { type: 'order.status-changed', data: { from: 'AWAITING_DEPOSIT', status: 'PURCHASING', due: 0 } },
    ]);
  });

  it('counts each reference of an account once', async () => {
    const order = await place();
    const body = transfer({ content: order.code, amount: 1_000 });
    await staff.post('/v1/payments', body);
    expect(await staff.post('/v1/payments', { ...body, amount: 5 })).toMatchObject({
      status: 409,
      body: { message: 'PAYMENT_WAS_EXISTED' },
    });
    const spellings = [
      { account: '1234-567890' },
      { account: '1234 567 890' },
      { bankReference: body.bankReference.toLowerCase() },
      { bankReference: ` ${body.bankReference.slice(0, 2)} ${body.bankReference.slice(2)}` },
    ];
    for (const spelling of spellings)
      expect(await staff.post('/v1/payments', { ...body, ...spelling })).toMatchObject(
        failure(409, 'PAYMENT_WAS_EXISTED'),
      );
    expect(await paid(order)).toBe(1_000);
  });

  it('rejects an account that is not the shop’s', async () => {
    const refused = {
      status: 400,
      body: { message: 'INVALID_PAYLOAD', details: [{ path: 'account', code: 'INVALID_VALUE' }] },
    };
    expect(await record({ account: '9999999999' })).toMatchObject(refused);
    expect(
      await staff.post('/v1/payments/import', { account: '9999999999', bank: 'TECHCOMBANK', csv: 'a' }),
    ).toMatchObject(refused);
  });

  it('counts once when recorded several times concurrently', async () => {
    const order = await place();
    const body = transfer({ content: order.code, amount: 1_000 });
    const answers = await Promise.all([1, 2, 3, 4].map(() => staff.post('/v1/payments', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await paid(order)).toBe(1_000);
  });

  it('counts each of several concurrent transfers', async () => {
    const order = await place();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => record({ content: order.code, amount: deposit / 5 })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await storedOrder(order)).toMatchObject({ status: 'PURCHASING', revision: 6 });
    const statuses = await Promise.all(answers.map((answer) => paymentStatus(answer)));
    expect(statuses).toEqual(Array.from({ length: 5 }, () => 'MATCHED'));
  });
});

const call = (verb: string) => (payment: { body: Payment }, body: object) =>
  staff.put<Payment>(`/v1/payments/${payment.body._id}/${verb}`, body);
const [assign, move, giveBack, correct] = [call('assign'), call('move'), call('return'), call('correct')] as const;
const note = 'Khách chuyển nhầm';
/** An order of stocked goods for 200,000đ. */
const orderOf = (fields: Partial<StoredOrder> = {}) => place({ lines: [sampleOrderLine()], ...fields });

describe('assigning', () => {
  it('counts an unmatched transfer for the order, which moves', async () => {
    const order = await place();
    const payment = await record();
    expect((await assign(payment, { order: order.code.toLowerCase() })).body).toMatchObject({
      status: 'ASSIGNED',
      unallocated: 0,
      allocations: [{ order: order._id.toHexString(), code: order.code, amount: deposit }],
    });
    expect([await statusOf(order), await paid(order)]).toEqual(['PURCHASING', deposit]);
    await expectEvents(payment.body._id, [
      { type: 'payment.unmatched' },
      { type: 'payment.received', data: { amount: deposit, code: order.code } },
    ]);
    expect(await assign(payment, { order: order.code })).toMatchObject(nothingLeft);
  });

  it('allocates at most what the order has due and leaves the rest in the queue', async () => {
    const [order, other] = [
      await orderOf({ lines: [sampleOrderLine({ amount: 1, price: 150_000 })] }),
      await orderOf(),
    ];
    const payment = await record({ amount: 5_000_000 });
    expect(await assign(payment, { order: order.code, amount: 150_001 })).toMatchObject(unfit);
    expect((await assign(payment, { order: order.code })).body).toMatchObject({
      status: 'OVERPAID',
      unallocated: 4_850_000,
    });
    expect(await queued()).toContain(payment.body._id);
    expect(await assign(payment, { order: order.code })).toMatchObject(unfit);
    expect(await assign(payment, { order: other.code, amount: 4_850_001 })).toMatchObject(nothingLeft);
    expect((await assign(payment, { order: other.code, amount: 60_000 })).body).toMatchObject({
      status: 'OVERPAID',
      unallocated: 4_790_000,
    });
    expect(await lies(payment, order, other)).toEqual({
      orders: [150_000, 60_000],
      returned: 0,
      unallocated: 4_790_000,
    });
    expect([await paid(order), await paid(other), await statusOf(other)]).toEqual([
      150_000,
      60_000,
      'AWAITING_DEPOSIT',
    ]);
  });

  it('allocates the rest of an overpayment to a second order', async () => {
    const [first, second] = [await place(), await orderOf()];
    const payment = await record({ amount: deposit + 200_000, content: first.code });
    expect((await assign(payment, { order: second.code })).body).toMatchObject({
      status: 'ASSIGNED',
      code: first.code,
      unallocated: 0,
    });
    expect([await paid(first), await statusOf(first), await paid(second), await statusOf(second)]).toEqual([
      deposit,
      'PURCHASING',
      200_000,
      'AT_WAREHOUSE',
    ]);
    expect((await storedOrder(first)).unallocated).toBe(0);
  });

  it('rejects cancelled and unknown orders without a change', async () => {
    const [cancelled, open] = [await place({ status: 'CANCELLED' }), await place()];
    const payment = await record();
    expect(await assign(payment, { order: cancelled.code })).toMatchObject(unfit);
    expect(await assign(payment, { order: sampleOrder().code })).toMatchObject(failure(404, 'ORDER_NOT_FOUND'));
    expect([await paid(cancelled), await paymentStatus(payment)]).toEqual([0, 'UNMATCHED']);
    expect(await staff.put(`/v1/payments/${'0'.repeat(24)}/assign`, { order: open.code })).toMatchObject(
      failure(404, 'PAYMENT_NOT_FOUND'),
    );
  });

  it('happens once when two requests arrive concurrently', async () => {
    const [one, two] = [await place(), await place()];
    const payment = await record();
    const answers = await Promise.all([assign(payment, { order: one.code }), assign(payment, { order: two.code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await paid(one)) + (await paid(two))).toBe(deposit);
  });

  it('books a part once when it is sent again with the same revision', async () => {
    const order = await orderOf();
    const payment = await record({ amount: 5_000_000 });
    const part = { order: order.code, amount: 60_000, revision: payment.body.revision };
    expect((await assign(payment, part)).body).toMatchObject({ unallocated: 4_940_000 });
    expect(await assign(payment, part)).toMatchObject({
      status: 409,
      body: { message: 'VERSION_CONFLICT', current: { unallocated: 4_940_000, revision: payment.body.revision + 1 } },
    });
    expect(await paid(order)).toBe(60_000);
  });
});

describe('splitting', () => {
  const due = async (order: StoredOrder) => (await storedOrder(order)).due;
  const split = (payment: { body: Payment }, parts: readonly (readonly [StoredOrder, number])[], revision?: number) =>
    staff.put<Payment>(`/v1/payments/${payment.body._id}/split`, {
      parts: parts.map(([{ code }, amount]) => ({ order: code, amount })),
      revision: revision ?? payment.body.revision,
    });

  it('allocates all parts together, moves the paid orders and leaves the rest unallocated', async () => {
    const [one, two, three] = [await place(), await place(), await place()];
    const payment = await record({ amount: 2 * deposit + 100_000 });
    const done = await split(payment, [
      [one, deposit],
      [two, deposit],
      [three, 40_000],
    ]);
    expect(done).toMatchObject({ status: 200, body: { status: 'OVERPAID', unallocated: 60_000 } });
    expect(await lies(payment, one, two, three)).toEqual({
      orders: [deposit, deposit, 40_000],
      returned: 0,
      unallocated: 60_000,
    });
    expect([await statusOf(one), await statusOf(two), await statusOf(three)]).toEqual([
      'PURCHASING',
      'PURCHASING',
      'AWAITING_DEPOSIT',
    ]);
    const received = () =>
      collector
        .about(payment.body._id)
        .filter(({ type }) => type === paymentReceived.type)
        .map(({ data }) => data as { code: string; amount: number });
    await eventually(() => received().length === 3);
    expect(received().map(({ code, amount }) => [code, amount])).toEqual([
      [one.code, deposit],
      [two.code, deposit],
      [three.code, 40_000],
    ]);
    const actions = () =>
      collector.published
        .filter(({ type }) => type === auditRecorded.type)
        .map(({ data }) => data as { action: string; subject: { id: string } })
        .flatMap(({ action, subject }) => (subject.id === payment.body._id ? [action] : []));
    await eventually(() => actions().length === 2);
    expect(actions()).toEqual(['payment.record', 'payment.assign']);
  });

  it('removes a fully split transfer from the queue', async () => {
    const [one, two] = [await place(), await place()];
    const payment = await record({ amount: deposit + 25_000 });
    const parts = [
      [one, 25_000],
      [two, deposit],
    ] as const;
    expect(await split(payment, parts)).toMatchObject({ status: 200, body: { status: 'ASSIGNED', unallocated: 0 } });
    expect([await due(one), await due(two)]).toEqual([deposit - 25_000, 0]);
  });

  it('changes nothing when one of the parts cannot be booked', async () => {
    const [one, two, cancelled] = [await place(), await place(), await place({ status: 'CANCELLED' })];
    const payment = await record({ amount: 2 * deposit });
    const before = await Promise.all([storedOrder(one), storedOrder(two), readPayment(payment)]);
    const tooMuch = [
      [one, deposit],
      [two, deposit + 1],
    ] as const;
    expect(await split(payment, tooMuch)).toMatchObject(nothingLeft);
    expect(
      await split(payment, [
        [one, 1_000],
        [two, deposit + 1],
      ]),
    ).toMatchObject(unfit);
    expect(
      await split(payment, [
        [one, 1_000],
        [cancelled, 1_000],
      ]),
    ).toMatchObject(unfit);
    expect(
      await split(payment, [
        [one, deposit],
        [one, 1_000],
      ]),
    ).toMatchObject(unfit);
    expect(
      await split(payment, [
        [one, 1_000],
        [sampleOrder(), 1_000],
      ]),
    ).toMatchObject(failure(404, 'ORDER_NOT_FOUND'));
    expect(await Promise.all([storedOrder(one), storedOrder(two), readPayment(payment)])).toEqual(before);
  });

  it('allocates the rest of a transfer that also pays the order it names', async () => {
    const [named, other] = [await place(), await place()];
    const payment = await record({ amount: deposit + 30_000, content: named.code });
    expect(payment.body).toMatchObject({ status: 'OVERPAID', unallocated: 30_000 });
    expect(await split(payment, [[other, 30_000]])).toMatchObject({ status: 200, body: { status: 'ASSIGNED' } });
    expect(await lies(payment, named, other)).toEqual({ orders: [deposit, 30_000], returned: 0, unallocated: 0 });
  });

  it('happens once however often it is sent with the same revision', async () => {
    const [one, two] = [await place(), await place()];
    const payment = await record({ amount: 2 * deposit });
    const parts = [
      [one, 10_000],
      [two, 20_000],
    ] as const;
    const answers = await Promise.all([split(payment, parts), split(payment, parts), split(payment, parts)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await split(payment, parts)).toMatchObject(failure(409, 'VERSION_CONFLICT'));
    expect([await paid(one), await paid(two)]).toEqual([10_000, 20_000]);
  });
});

describe('moving', () => {
  it('moves a transfer to the right order, and the wrong one waits for its deposit again', async () => {
    const [wrong, right] = [await place(), await place()];
    const payment = await record({ content: wrong.code });
    shop.advance(100 * hourMs);
    const { body } = await move(payment, { from: wrong.code, to: right.code, amount: deposit, note });
    shop.resetClock();
    expect(body).toMatchObject({
      status: 'ASSIGNED',
      order: wrong._id.toHexString(),
      code: wrong.code,
      unallocated: 0,
    });
    expect(await lies(payment, wrong, right)).toEqual({ orders: [0, deposit], returned: 0, unallocated: 0 });
    const after = await storedOrder(wrong);
    expect(after.ledger.at(-1)).toMatchObject({
      kind: 'CORRECTION',
      amount: -deposit,
      payment: payment.body._id,
      note,
    });
    expect([await statusOf(right), await paid(right), after.status]).toEqual([
      'PURCHASING',
      deposit,
      'AWAITING_DEPOSIT',
    ]);
    const waited = (after.payBy?.getTime() ?? 0) - (after.timeline.at(-1)?.at.getTime() ?? 0);
    expect([after.timeline.at(-1), waited]).toMatchObject([{ status: 'AWAITING_DEPOSIT', by: 'SYSTEM' }, 48 * hourMs]);
    await expectEvents(wrong._id.toHexString(), [
      { type: 'order.status-changed', data: { status: 'PURCHASING' } },
      { type: 'order.status-changed', data: { from: 'PURCHASING', status: 'AWAITING_DEPOSIT', due: deposit } },
    ]);
  });

  it('releases money that goes to no order automatically until staff decides', async () => {
    const order = await orderOf();
    const payment = await record({ amount: 200_000, content: order.code });
    expect((await move(payment, { from: order.code, unallocated: true, amount: 150_000 })).body).toMatchObject({
      status: 'OVERPAID',
      isDetached: true,
      unallocated: 150_000,
    });
    expect(await storedOrder(order)).toMatchObject({ status: 'AWAITING_DEPOSIT', unallocated: 0 });
    await record({ amount: 10_000, content: order.code });
    expect([await paid(order), await lies(payment, order)]).toMatchObject([
      60_000,
      { orders: [50_000], unallocated: 150_000 },
    ]);
    await assign(payment, { order: order.code });
    expect([await paid(order), await statusOf(order), await paymentStatus(payment)]).toEqual([
      200_000,
      'AT_WAREHOUSE',
      'OVERPAID',
    ]);
  });

  it('keeps the status of an order with bought lines, asks for the missing sum at once, and notifies staff', async () => {
    const lines = [sampleOrderLine(), lineToBuy(), lineToBuy()];
    const [order, other] = [await place({ lines }), await orderOf()];
    const payment = await record({ amount: 1_250_000, content: order.code });
    const buy = (line: number) =>
      staff.put(`/v1/orders/${order.code}/lines/${order.lines[line]?._id ?? ''}/status`, { status: 'READY' });
    expect((await buy(1)).status).toBe(200);
    await move(payment, { from: order.code, to: other.code, amount: 200_000 });
    const { body } = await staff.get<Order>(`/v1/orders/${order.code}`);
    expect(body).toMatchObject({
      status: 'PURCHASING',
      totals: { due: 200_000, paid: 1_050_000 },
      transfer: { amount: 200_000 },
    });
    expect(await buy(2)).toMatchObject(unfit);
    await expectEvents(order._id.toHexString(), [
      { type: 'order.status-changed' },
      { type: 'order.due-changed', data: { status: 'PURCHASING', dueBefore: 0, due: 200_000, missing: 200_000 } },
    ]);
    await record({ amount: 200_000, content: order.code });
    expect((await buy(2)).status).toBe(200);
    expect(await statusOf(order)).toBe('AT_WAREHOUSE');
  });

  it('returns a packed parcel to its balance', async () => {
    const lines = [lineToBuy({ status: 'READY' })];
    const weighed = { shipping: { ...sampleOrder().shipping, actualGrams: 900 } };
    const [order, other] = [await place({ status: 'AWAITING_BALANCE', lines, ...weighed }), await orderOf()];
    const payment = await record({ amount: 525_000, content: order.code });
    expect(await statusOf(order)).toBe('PACKED');
    await move(payment, { from: order.code, to: other.code, amount: 100_000 });
    expect(await statusOf(order)).toBe('AWAITING_BALANCE');
    await expectEvents(order._id.toHexString(), [
      {},
      {
        type: 'order.due-changed',
        data: { from: 'PACKED', status: 'AWAITING_BALANCE', due: 100_000, missing: 100_000 },
      },
      { type: 'order.status-changed', data: { due: 100_000 } },
    ]);
  });

  it('moves at most what is allocated there, was not refunded, and is due on the other order', async () => {
    const [from, to] = [await place(), await orderOf()];
    const [payment, second] = [
      await record({ amount: 500_000, content: from.code }),
      await record({ amount: 225_000, content: from.code }),
    ];
    expect(await move(second, { from: from.code, unallocated: true, amount: 225_001 })).toMatchObject(nothingLeft);
    expect(await move(payment, { from: to.code, unallocated: true, amount: 1 })).toMatchObject(nothingLeft);
    expect(await move(payment, { from: from.code, to: to.code, amount: 200_001 })).toMatchObject(unfit);
    expect(await move(payment, { from: from.code, to: from._id.toHexString(), amount: 1 })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'to' }] },
    });
    await staff.put(`/v1/orders/${from.code}/cancel`, {});
    await staff.post(`/v1/orders/${from.code}/refunds`, {
      idempotencyKey: randomUUID(),
      amount: 600_000,
      bankReference: randomUUID(),
    });
    expect(await move(payment, { from: from.code, to: to.code, amount: 125_001 })).toMatchObject(unfit);
    expect((await move(payment, { from: from.code, to: to.code, amount: 125_000 })).status).toBe(200);
    expect([await paid(from), await paid(to)]).toEqual([0, 125_000]);
  });

  it('requires exactly one of its two forms', async () => {
    const [from, to] = [await place(), await place()];
    const payment = await record({ content: from.code });
    for (const body of [
      { from: from.code, amount: 1 },
      { from: from.code, to: to.code, unallocated: true, amount: 1 },
      { from: from.code, unallocated: false, amount: 1 },
      { from: from.code, unallocated: true, amount: 0 },
    ]) {
      expect(await move(payment, body)).toMatchObject(failure(400, 'INVALID_PAYLOAD'));
    }
  });
});

describe('returning', () => {
  it('books an unallocated amount in parts or in whole', async () => {
    const payment = await record();
    expect((await giveBack(payment, { amount: 25_000, note })).body).toMatchObject({
      status: 'UNMATCHED',
      unallocated: 700_000,
      note,
    });
    expect(await giveBack(payment, { amount: 700_001, note })).toMatchObject(nothingLeft);
    expect((await giveBack(payment, { note })).body).toMatchObject({
      status: 'RETURNED',
      unallocated: 0,
      allocations: [
        { kind: 'RETURNED', amount: 25_000 },
        { kind: 'RETURNED', amount: 700_000 },
      ],
    });
    expect(await giveBack(payment, { note })).toMatchObject(nothingLeft);
  });

  it('leaves the due amount with its order and returns a surplus once', async () => {
    const order = await place();
    const payment = await record({ amount: 800_000, content: order.code });
    expect(
      await staff.post(`/v1/orders/${order.code}/refunds`, {
        idempotencyKey: randomUUID(),
        amount: 75_000,
        bankReference: randomUUID(),
      }),
    ).toMatchObject(unfit);
    expect((await giveBack(payment, { note })).body.status).toBe('MATCHED');
    expect(await lies(payment, order)).toEqual({ orders: [deposit], returned: 75_000, unallocated: 0 });
    expect(await giveBack(payment, { note })).toMatchObject(nothingLeft);
    expect(await giveBack(payment, { from: order.code, note })).toMatchObject(unfit);
    expect([await paid(order), await statusOf(order), (await storedOrder(order)).unallocated]).toEqual([
      deposit,
      'PURCHASING',
      0,
    ]);
  });

  it('takes at most its credit out of an order, which makes a cancelled one REFUNDED', async () => {
    const order = await place();
    const [payment, other] = [
      await record({ amount: 700_000, content: order.code }),
      await record({ amount: 1_000, content: order.code }),
    ];
    expect(await giveBack(payment, { from: order.code, note })).toMatchObject(unfit);
    await staff.put(`/v1/orders/${order.code}/cancel`, {});
    expect(await paymentStatus(payment)).toBe('MATCHED');
    await staff.post(`/v1/orders/${order.code}/refunds`, {
      idempotencyKey: randomUUID(),
      amount: 101_000,
      bankReference: randomUUID(),
    });
    expect(await giveBack(payment, { from: order.code, amount: 600_001, note })).toMatchObject(unfit);
    expect(await giveBack(other, { from: order.code, amount: 1_001, note })).toMatchObject(nothingLeft);
    expect((await giveBack(payment, { from: order.code, note })).body.status).toBe('MATCHED');
    expect(await lies(payment, order)).toEqual({ orders: [100_000], returned: 600_000, unallocated: 0 });
    expect((await storedOrder(order)).ledger.at(-1)).toMatchObject({
      kind: 'REFUND',
      amount: -600_000,
      payment: payment.body._id,
      note,
    });
    expect([await paid(order), await statusOf(order)]).toEqual([0, 'REFUNDED']);
    expect(
      await staff.post(`/v1/orders/${order.code}/refunds`, {
        idempotencyKey: randomUUID(),
        amount: 1,
        bankReference: randomUUID(),
      }),
    ).toMatchObject(unfit);
  });
});

describe('correcting', () => {
  it('books the difference, which increases or reduces the order’s rest', async () => {
    const order = await place();
    const payment = await record({ amount: 72_500, content: order.code });
    const more = await correct(payment, { amount: 730_000, note });
    expect(more.body).toMatchObject({
      amount: 730_000,
      status: 'OVERPAID',
      unallocated: 5_000,
      corrections: [{ amount: 657_500, note }],
    });
    expect([await statusOf(order), await paid(order)]).toEqual(['PURCHASING', deposit]);
    expect((await correct(payment, { amount: deposit, note })).body).toMatchObject({
      amount: deposit,
      status: 'MATCHED',
      unallocated: 0,
      corrections: [{}, { amount: -5_000 }],
    });
    expect((await storedOrder(order)).unallocated).toBe(0);
  });

  it('never goes below the allocated amount', async () => {
    const order = await place();
    const payment = await record({ content: order.code });
    expect(await correct(payment, { amount: deposit - 1, note })).toMatchObject(nothingLeft);
    await move(payment, { from: order.code, unallocated: true, amount: 100_000 });
    await giveBack(payment, { amount: 40_000, note });
    expect(await correct(payment, { amount: deposit - 60_001, note })).toMatchObject(nothingLeft);
    expect((await correct(payment, { amount: deposit - 60_000, note })).body).toMatchObject({ unallocated: 0 });
  });

  it('frees the reference of a transfer corrected to 0, which takes it again only while it is free', async () => {
    const payment = await record();
    expect((await correct(payment, { amount: 0, note })).body).toMatchObject({
      amount: 0,
      status: 'VOIDED',
      unallocated: 0,
    });
    expect(await queued()).not.toContain(payment.body._id);
    expect((await correct(payment, { amount: 5, note })).body.status).toBe('UNMATCHED');
    await correct(payment, { amount: 0, note });
    const { bankReference } = payment.body;
    expect((await record({ bankReference })).status).toBe(201);
    expect((await record({ bankReference })).status).toBe(409);
    expect(await correct(payment, { amount: 5, note })).toMatchObject(failure(409, 'PAYMENT_WAS_EXISTED'));
    for (const verb of [giveBack, correct])
      expect((await verb(payment, { ...(verb === correct && { amount: 0 }), note })).body).toMatchObject(
        verb === correct ? { status: 'VOIDED' } : { message: 'PAYMENT_STATUS_CONFLICT' },
      );
  });
});

describe('owed money', () => {
  const owedOrders = async () =>
    (await staff.get<Page<Order>>('/v1/orders?owed=true&limit=100')).body.docs.map(({ _id, owed }) => [_id, owed]);

  it('lists credit of finished orders and unused payments that name them', async () => {
    const [paidTwice, delivered, open] = [
      await place(),
      await orderOf({ status: 'SHIPPED', ledger: [sampleEntry({ kind: 'GOODS', amount: 200_000 })] }),
      await orderOf(),
    ];
    await record({ content: paidTwice.code });
    await record({ amount: 210_000, content: delivered.code });
    await record({ amount: 210_000, content: open.code });
    expect((await staff.get<Order>(`/v1/orders/${delivered.code}`)).body).toMatchObject({
      unallocated: 10_000,
      owed: 0,
    });
    await staff.put(`/v1/orders/${delivered.code}/status`, { status: 'DELIVERED' });
    await staff.put(`/v1/orders/${paidTwice.code}/cancel`, {});
    await record({ content: paidTwice.code });
    const owed = await owedOrders();
    expect(owed).toContainEqual([paidTwice._id.toHexString(), 2 * deposit]);
    expect(owed).toContainEqual([delivered._id.toHexString(), 10_000]);
    expect(owed.map(([id]) => id)).not.toContain(open._id.toHexString());
  });
});

describe('an import', () => {
  const csvOf = (rows: readonly (readonly [reference: string, credit: string, content: string])[]) =>
    [
      'Ngày giao dịch,Diễn giải,Số bút toán,Nợ,Có',
      ...rows.map(([reference, credit, content]) => `21/11/2026,"${content}",${reference},,"${credit}"`),
    ].join('\n');
  const sent = (csv: string) => ({ account: '1234567890', bank: 'TECHCOMBANK', csv });
  const send = (csv: string) =>
    staff.post<ResponseBodyOf<typeof importPayments>>('/v1/payments/import', { ...sent(csv), isDayConfirmed: true });
  const preview = (csv: string) =>
    staff.post<ResponseBodyOf<typeof previewPaymentImport>>('/v1/payments/import/preview', sent(csv));

  it('records and matches the credits and counts the known ones', async () => {
    const order = await place();
    const csv = csvOf([
      ['TC1', '725,000', `thanh toan ${order.code}`],
      ['TC2', '10,000', 'khac'],
      ['TC3', 'abc', 'sai'],
      ['TC1', '725,000', 'hai lan'],
    ]);
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

  it('previews rows with their orders and known transfers without recording anything', async () => {
    const [order, other] = [await place(), await place()];
    const csv = csvOf([
      ['PV1', '725,000', `thanh toan ${order.code}`],
      ['PV2', '10,000', 'khac'],
      ['PV3', 'abc', 'sai'],
      ['pv 1', '725,000', 'hai lan'],
      ['PV4', '5,000', `${order.code} va ${other.code}`],
    ]);
    const { body } = await preview(csv);
    expect(body.transfers.map(({ bankReference, isKnown }) => [bankReference, isKnown])).toEqual([
      ['PV1', false],
      ['PV2', false],
      ['PV1', true],
      ['PV4', false],
    ]);
    const named = { code: order.code, status: 'AWAITING_DEPOSIT', due: deposit };
    expect(body.transfers.map(({ order: of }) => of)).toEqual([named, undefined, undefined, undefined]);
    expect(body.refused).toEqual([{ row: 4, reason: 'INVALID_AMOUNT' }]);
    expect(await paid(order)).toBe(0);

    await send(csv);
    const { body: again } = await preview(csv);
    expect(again.transfers.map(({ isKnown }) => isKnown)).toEqual([true, true, true, true]);
    expect(again.transfers[0]?.order).toMatchObject({ status: 'PURCHASING', due: 0 });
  });

  it('records many transfers concurrently, those of one order in sequence', async () => {
    const orders = await Promise.all([1, 2, 3].map(() => place()));
    const parts = [300_000, 400_000, 25_000];
    const rows = parts.flatMap((amount) =>
      orders.map(({ code }) => [`P${amount}${code}`, String(amount), code] as const),
    );
    const { body } = await send(csvOf(rows));
    expect(body.recorded.map(({ bankReference }) => bankReference)).toEqual(rows.map(([reference]) => reference));
    expect(body.recorded.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 6 }, () => 'UNDERPAID'),
      'MATCHED',
      'MATCHED',
      'MATCHED',
    ]);
    for (const order of orders) expect([await statusOf(order), await paid(order)]).toEqual(['PURCHASING', deposit]);
  });

  it('rejects files that are not a statement of the bank or are too long', async () => {
    for (const ask of [send, preview])
      expect(await ask('a,b,c')).toMatchObject({
        status: 400,
        body: { message: 'INVALID_PAYLOAD', details: [{ path: 'csv', code: 'INVALID_FORMAT' }] },
      });
    const long = csvOf(Array.from({ length: 5_001 }, (_, index) => [`L${index}`, '', '']));
    expect(await send(long)).toMatchObject({
      status: 400,
      body: { message: 'INVALID_PAYLOAD', details: [{ path: 'csv', code: 'TOO_MANY' }] },
    });
  });
});

it('audits the author of each change of a payment', async () => {
  const payment = await record();
  await giveBack(payment, { note });
  const audits = () =>
    collector.published.filter(
      ({ type, data }) => type === 'audit.recorded' && auditRecorded.data.parse(data).subject.id === payment.body._id,
    );
  await eventually(() =>
    expect(audits().map(({ data }) => data)).toMatchObject([
      { action: 'payment.record', actor: { id: staff.id }, before: null },
      {
        action: 'payment.return',
        actor: { id: staff.id },
        before: { status: 'UNMATCHED' },
        after: { status: 'RETURNED' },
      },
    ]),
  );
});
