import { randomUUID } from 'node:crypto';
import {
  orderDueChanged,
  orderLineCancelled,
  orderRefundTakenBack,
  orderRefunded,
  orderStatusChanged,
  paymentReceived,
  paymentSurplus,
} from '@gvg/contracts/cart/events';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { sampleRow } from '../testing/fake-catalogue.fixtures.ts';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';
import { lineToBuy, sampleOrder, sampleOrderLine } from './order.fixtures.ts';
import type { StoredOrder } from './order.model.ts';

let shop: CartHarness;
let staff: TestCustomer;
let collector: EventCollector;

const ofOrders = [orderDueChanged, orderLineCancelled, orderRefundTakenBack, orderRefunded, orderStatusChanged];

beforeAll(async () => {
  shop = await startCartHarness('money-events');
  staff = await shop.user({ roles: ['USER', 'ADMIN'] });
  collector = await collectEvents(shop, [...ofOrders, paymentReceived, paymentSurplus]);
});
afterAll(async () => {
  await collector.close();
  await shop.close();
});

let references = 0;
const newReference = () => `FT${(references += 1)}`;
const place = async (fields: Partial<StoredOrder> = {}) => {
  const order = sampleOrder({ lines: [sampleOrderLine()], ...fields });
  await shop.models.orders.insertMany([order]);
  return order;
};
const pay = async ({ code }: StoredOrder, amount: number) =>
  (
    await staff.post<Payment>('/v1/payments', {
      ...{ account: '1234567890', amount, bankReference: newReference(), content: code },
      receivedAt: new Date().toISOString(),
    })
  ).body;
const weigh = async ({ code }: StoredOrder, freight: number) => {
  shop.catalogue.rows = [sampleRow({ freight, total: freight })];
  return (await staff.put<Order>(`/v1/orders/${code}/weigh`, { grams: 900 })).body;
};
const refund = ({ code }: StoredOrder, amount: number) =>
  staff.post<Order>(`/v1/orders/${code}/refunds`, {
    ...{ idempotencyKey: randomUUID(), amount, bankReference: newReference() },
  });
const onPayment = ({ _id }: Payment, action: string, body: object) =>
  staff.put<Payment>(`/v1/payments/${_id}/${action}`, body);

/** Expects exactly these events, in order for the subject; `data` only where given. */
const expectEvents = (subject: string, expected: { type: string; data?: object }[]) =>
  eventually(() => {
    expect(collector.about(subject)).toMatchObject(expected);
    expect(collector.about(subject)).toHaveLength(expected.length);
  });
const received = { type: 'payment.received' };
const step = (status: string) => ({ type: 'order.status-changed', data: { status } });

it('publishes each partial refund with the remaining amount, and the final one', async () => {
  const order = await place();
  await pay(order, 200_000);
  await staff.put(`/v1/orders/${order.code}/cancel`, {});
  await refund(order, 50_000);
  await refund(order, 150_000);
  const common = { code: order.code, user: order.user };
  await expectEvents(order._id.toHexString(), [
    ...[step('AT_WAREHOUSE'), step('CANCELLED')],
    { type: 'order.refunded', data: { ...common, status: 'CANCELLED', amount: 50_000, left: 150_000 } },
    { type: 'order.refunded', data: { ...common, status: 'REFUNDED', amount: 150_000, left: 0 } },
    step('REFUNDED'),
  ]);
});

it('publishes returns of surplus and of order money, and a return that is reversed', async () => {
  const order = await place();
  const payment = await pay(order, 260_000);
  await staff.put(`/v1/orders/${order.code}/cancel`, {});
  const { body } = await onPayment(payment, 'return', { note: 'Chuyển dư', amount: 40_000 });
  await onPayment(payment, 'return', { note: 'Đơn hủy', from: order.code, amount: 200_000 });
  const entry = body.allocations.find(({ kind }) => kind === 'RETURNED')?._id ?? '';
  await onPayment(payment, `returns/${entry}/take-back`, { reason: 'Ghi nhầm' });
  await expectEvents(order._id.toHexString(), [
    ...[step('AT_WAREHOUSE'), step('CANCELLED')],
    { type: 'order.refunded', data: { status: 'CANCELLED', amount: 40_000, left: 220_000 } },
    { type: 'order.refunded', data: { amount: 200_000, left: 20_000 } },
    step('REFUNDED'),
    { type: 'order.refund-taken-back', data: { amount: 40_000 } },
  ]);
});

it('publishes the customer of the first paid order when the transfer names none', async () => {
  const order = await place();
  const payment = await pay({ ...order, code: 'tien hang' }, 260_000);
  await onPayment(payment, 'assign', { order: order.code });
  await onPayment(payment, 'return', { note: 'Chuyển dư' });
  await expectEvents(order._id.toHexString(), [
    step('AT_WAREHOUSE'),
    { type: 'order.refunded', data: { code: order.code, user: order.user, amount: 60_000, left: 0 } },
  ]);
});

it('publishes the surplus of a transfer, with a received amount or separately', async () => {
  const order = await place();
  const payment = await pay(order, 260_000);
  await expectEvents(payment._id, [{ ...received, data: { amount: 200_000, due: 0, rest: 60_000 } }]);
  const further = await pay(order, 30_000);
  const surplus = { order: order._id.toHexString(), code: order.code, user: order.user };
  await expectEvents(further._id, [
    { type: 'payment.surplus', data: { ...surplus, amount: 30_000, status: 'AT_WAREHOUSE' } },
  ]);
  await onPayment(further, 'correct', { amount: 35_000, note: 'Gõ nhầm' });
  await staff.put(`/v1/orders/${order.code}/cancel`, {});
  const late = await pay(order, 10_000);
  await expectEvents(late._id, [{ type: 'payment.surplus', data: { amount: 10_000, status: 'CANCELLED' } }]);
  await eventually(() => expect(collector.about(further._id)[1]).toMatchObject({ data: { amount: 5_000 } }));
});

it('publishes no surplus event when the rest pays another order', async () => {
  const [named, other] = [await place(), await place()];
  const payment = await pay(named, 260_000);
  await onPayment(payment, 'assign', { order: other.code, amount: 20_000 });
  await expectEvents(payment._id, [
    { ...received, data: { code: named.code, amount: 200_000, rest: 60_000 } },
    { ...received, data: { code: other.code, amount: 20_000, rest: 0 } },
  ]);
});

it('publishes the credit that a lighter parcel leaves at any step and how a heavier one reduces it', async () => {
  const order = await place();
  await pay(order, 200_000);
  await weigh(order, 100_000);
  await weigh(order, 60_000);
  await pay(order, 60_000);
  await weigh(order, 20_000);
  await weigh(order, 50_000);
  await weigh(order, 90_000);
  const due = (status: string, dueBefore: number, dueNow: number, credit: number) => ({
    type: 'order.due-changed',
    data: { status, dueBefore, due: dueNow, credit },
  });
  await expectEvents(order._id.toHexString(), [
    step('AT_WAREHOUSE'),
    { type: 'order.status-changed', data: { status: 'AWAITING_BALANCE', due: 100_000, credit: 0 } },
    due('AWAITING_BALANCE', 100_000, 60_000, 0),
    step('PACKED'),
    due('PACKED', 0, 0, 40_000),
    due('PACKED', 0, 0, 10_000),
    { type: 'order.status-changed', data: { status: 'AWAITING_BALANCE', due: 30_000, credit: 0 } },
  ]);
});

it('publishes each line cancellation once, and the end of the order with its last line', async () => {
  // Its deposit is allocated to another order, so the due amount falls too, which the line's event covers.
  const bought = lineToBuy({ _id: 'c'.repeat(24), status: 'BOUGHT' });
  const order = await place({ status: 'PURCHASING', lines: [lineToBuy(), bought] });
  const cancel = (line: number) =>
    staff.put(`/v1/orders/${order.code}/lines/${order.lines[line]?._id ?? ''}/status`, { status: 'CANCELLED' });
  expect((await cancel(0)).status).toBe(200);
  expect((await cancel(1)).status).toBe(200);
  await expectEvents(order._id.toHexString(), [
    { type: 'order.line-cancelled', data: { line: order.lines[0]?._id, status: 'PURCHASING' } },
    { type: 'order.line-cancelled', data: { line: order.lines[1]?._id, status: 'CANCELLED' } },
    step('CANCELLED'),
  ]);
});
