import { randomUUID } from 'node:crypto';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import { orderCancelled, orderRefundTakenBack, orderStatusChanged } from '@gvg/contracts/cart/events';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { startCartHarness } from '../../testing/cart-harness.ts';
import type { CartHarness } from '../../testing/cart-harness.ts';
import { sampleOrder, sampleOrderLine } from '../order.fixtures.ts';
import type { StoredOrder } from '../order.model.ts';

let shop: CartHarness;
let staff: TestCustomer;
let collector: EventCollector;

beforeAll(async () => {
  shop = await startCartHarness('taken-back-money');
  staff = await shop.user({ roles: ['USER', 'ADMIN'] });
  collector = await collectEvents(shop, [orderCancelled, orderRefundTakenBack, orderStatusChanged, auditRecorded]);
});
afterAll(async () => {
  await collector.close();
  await shop.close();
});

let references = 0;
const newReference = () => `FT${(references += 1)}`;
const failure = (status: number, message: string) => ({ status, body: { message } });
const reason = 'Ghi nhầm đơn';

/** An order of stocked goods for 200,000đ, and a transfer that names it. */
async function paidOrder(amount: number) {
  const order = sampleOrder({ lines: [sampleOrderLine()] });
  await shop.models.orders.insertMany([order]);
  const { body: payment } = await staff.post<Payment>('/v1/payments', {
    ...{ account: '1234567890', amount, bankReference: newReference(), content: order.code },
    receivedAt: new Date().toISOString(),
  });
  return { order, payment };
}
const cancel = ({ code }: StoredOrder) => staff.put(`/v1/orders/${code}/cancel`, {});
const read = async ({ code }: StoredOrder) => (await staff.get<Order>(`/v1/orders/${code}`)).body;
const refund = ({ code }: StoredOrder, amount: number, bankReference = newReference()) =>
  staff.post<Order>(`/v1/orders/${code}/refunds`, { idempotencyKey: randomUUID(), amount, bankReference });
const takeBackRefund = ({ code }: StoredOrder, entry: string, body: object = { reason }) =>
  staff.put<Order>(`/v1/orders/${code}/refunds/${entry}/take-back`, body);
const giveBack = ({ _id }: Payment, body: object = {}) =>
  staff.put<Payment>(`/v1/payments/${_id}/return`, { note: 'Khách chuyển nhầm', ...body });
const takeBackReturn = ({ _id }: Payment, entry: string, body: object = { reason }) =>
  staff.put<Payment>(`/v1/payments/${_id}/returns/${entry}/take-back`, body);
const lastEntry = ({ ledger }: Order) => ledger.at(-1)?._id ?? '';
const actionsOf = (subject: string) =>
  collector.published.flatMap(({ type, data }) => {
    const audit = type === 'audit.recorded' ? auditRecorded.data.parse(data) : undefined;
    return audit?.subject.id === subject ? [audit.action] : [];
  });

describe('a refund booked by mistake', () => {
  it('is reversed by an opposite entry, after which the order is no longer REFUNDED', async () => {
    const { order } = await paidOrder(200_000);
    await cancel(order);
    const bankReference = newReference();
    const { body: refunded } = await refund(order, 200_000, bankReference);
    expect(refunded.status).toBe('REFUNDED');
    const entry = lastEntry(refunded);

    const { body } = await takeBackRefund(order, entry);
    expect(body).toMatchObject({ status: 'CANCELLED', owed: 200_000, totals: { paid: 200_000, credit: 200_000 } });
    expect(body.ledger.at(-1)).toMatchObject({ kind: 'REFUND', amount: 200_000, takesBack: entry, note: reason });
    expect(await takeBackRefund(order, entry)).toMatchObject(failure(409, 'ORDER_STATUS_CONFLICT'));
    expect(await takeBackRefund(order, lastEntry(body))).toMatchObject(failure(409, 'ORDER_STATUS_CONFLICT'));

    const id = order._id.toHexString();
    await eventually(() =>
      expect(collector.about(id).map(({ type }) => type)).toEqual([
        ...['order.status-changed', 'order.status-changed', 'order.cancelled', 'order.status-changed'],
        ...['order.refund-taken-back', 'order.status-changed'],
      ]),
    );
    expect(collector.about(id)[4]).toMatchObject({ data: { code: order.code, user: order.user, amount: 200_000 } });
    await eventually(() => expect(actionsOf(id)).toContain('order.take-back-refund'));

    // The outgoing transfer is booked in its right place.
    expect((await refund(order, 150_000, bankReference)).body.status).toBe('CANCELLED');
  });

  it('requires a reason and the current revision to be reversed', async () => {
    const { order } = await paidOrder(200_000);
    await cancel(order);
    const { body } = await refund(order, 50_000);
    expect((await takeBackRefund(order, lastEntry(body), {})).status).toBe(400);
    expect(await takeBackRefund(order, lastEntry(body), { reason, revision: body.revision - 1 })).toMatchObject(
      failure(409, 'VERSION_CONFLICT'),
    );
    expect((await takeBackRefund(order, lastEntry(body), { reason, revision: body.revision })).status).toBe(200);
  });

  it('is reversed once by fifty concurrent requests', async () => {
    const { order } = await paidOrder(200_000);
    await cancel(order);
    const { body } = await refund(order, 50_000);
    const answers = await Promise.all(Array.from({ length: 50 }, () => takeBackRefund(order, lastEntry(body))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    expect((await read(order)).totals.paid).toBe(200_000);
  });
});

describe('a return booked by mistake', () => {
  it('becomes unallocated again if it was unallocated before', async () => {
    const { order, payment } = await paidOrder(260_000);
    const bankReference = newReference();
    const { body: returned } = await giveBack(payment, { bankReference });
    expect(await giveBack((await paidOrder(260_000)).payment, { bankReference })).toMatchObject(
      failure(409, 'PAYMENT_WAS_EXISTED'),
    );
    const entry = returned.allocations.at(-1)?._id ?? '';
    const { body } = await takeBackReturn(payment, entry);
    expect(body).toMatchObject({ status: 'OVERPAID', unallocated: 60_000 });
    expect(body.allocations.at(-1)).toMatchObject({
      kind: 'RETURNED',
      amount: -60_000,
      takesBack: entry,
      note: reason,
    });
    expect((await read(order)).unallocated).toBe(60_000);
    expect(await takeBackReturn(payment, entry)).toMatchObject(failure(409, 'PAYMENT_STATUS_CONFLICT'));
    expect((await giveBack(payment, { bankReference })).status).toBe(200);
    await eventually(() => expect(actionsOf(payment._id)).toContain('payment.take-back-return'));
  });

  it('is allocated to its order again, whose customer is notified', async () => {
    const { order, payment } = await paidOrder(200_000);
    await cancel(order);
    const { body: returned } = await giveBack(payment, { from: order.code });
    expect((await read(order)).status).toBe('REFUNDED');
    const entry = returned.allocations.find(({ kind }) => kind === 'RETURNED')?._id ?? '';
    const { body } = await takeBackReturn(payment, entry);
    expect(body).toMatchObject({ unallocated: 0, status: 'MATCHED' });
    expect(await read(order)).toMatchObject({ status: 'CANCELLED', owed: 200_000, totals: { paid: 200_000 } });
    await eventually(() =>
      expect(collector.about(order._id.toHexString())).toContainEqual(
        expect.objectContaining({
          type: 'order.refund-taken-back',
          data: expect.objectContaining({ amount: 200_000 }),
        }),
      ),
    );
    // Its refund is part of the return.
    const refunds = (await read(order)).ledger.filter(({ kind }) => kind === 'REFUND');
    expect(await takeBackRefund(order, refunds[0]?._id ?? '')).toMatchObject(failure(409, 'ORDER_STATUS_CONFLICT'));
    expect((await giveBack(payment, { from: order.code })).status).toBe(200);
  });
});
