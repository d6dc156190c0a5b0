import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { startCartHarness } from '../../testing/cart-harness.ts';
import type { CartHarness } from '../../testing/cart-harness.ts';
import { newId } from '../../testing/products.fixtures.ts';
import { lineToBuy, sampleEntry, sampleOrder, sampleOrderLine } from '../order.fixtures.ts';
import type { StoredOrder } from '../order.model.ts';

let shop: CartHarness;
let staff: TestCustomer;
let customer: TestCustomer;
let collector: EventCollector;

beforeAll(async () => {
  shop = await startCartHarness('packing');
  [staff, customer] = [await shop.user({ roles: ['USER', 'ADMIN'] }), await shop.user()];
  collector = await collectEvents(shop, [auditRecorded]);
});

afterAll(async () => {
  await collector.close();
  await shop.close();
});

const failure = (status: number, message: string) => ({ status, body: { message } });
const conflict = failure(409, 'ORDER_STATUS_CONFLICT');
const shipment = { status: 'SHIPPED', carrier: 'EMS', trackingCode: 'EE123456785VN' };

/** A paid and weighed order, ready to pack. */
async function place(lines: OrderLine[], fields: Partial<StoredOrder> = {}): Promise<StoredOrder> {
  const order = sampleOrder({ user: customer.id, status: 'PACKED', lines, ...fields });
  const paid = order.ledger.reduce((sum, { amount }) => sum + amount, 0);
  const placed = {
    ...order,
    shipping: { ...order.shipping, actualGrams: 900 },
    ledger: [...order.ledger, sampleEntry({ kind: 'PAYMENT', amount: paid })],
    due: 0,
  };
  await shop.models.orders.insertMany([placed]);
  return placed;
}
const pack = ({ code }: StoredOrder, { _id }: Pick<OrderLine, '_id'>, amount: number, more: object = {}) =>
  staff.put<Order>(`/v1/orders/${code}/packing`, { line: _id, amount, ...more });
const ship = ({ code }: StoredOrder, more: object = {}) =>
  staff.put<Order>(`/v1/orders/${code}/status`, { ...shipment, ...more });
const stored = ({ _id }: StoredOrder) => shop.models.orders.findById(_id).orFail().lean<StoredOrder>();

it('ticks and unticks pieces line by line, and sends a fully packed parcel', async () => {
  const [tea, oil, cancelled] = [sampleOrderLine(), sampleOrderLine({ amount: 3 }), lineToBuy({ status: 'CANCELLED' })];
  const order = await place([tea, oil, cancelled]);
  expect((await pack(order, tea, 1)).body.work?.packing).toEqual({ lines: [{ line: tea._id, amount: 1 }] });
  expect(await ship(order)).toMatchObject(failure(409, 'PACKING_INCOMPLETE'));
  await pack(order, tea, 2);
  await pack(order, oil, 3);
  expect((await pack(order, tea, 0)).body.work?.packing).toEqual({ lines: [{ line: oil._id, amount: 3 }] });
  expect(await ship(order)).toMatchObject(failure(409, 'PACKING_INCOMPLETE'));
  await pack(order, tea, 2);
  const { body } = await ship(order, { unpackedReason: 'không cần' });
  expect(body).toMatchObject({ status: 'SHIPPED', shipping: { trackingCode: 'EE123456785VN' } });
  expect(body.work?.packing).not.toHaveProperty('reason');
});

it('sends a parcel with missing ticks for a reason that only staff can read', async () => {
  const line = sampleOrderLine();
  const order = await place([line]);
  expect(await ship(order)).toMatchObject(failure(409, 'PACKING_INCOMPLETE'));
  expect((await stored(order)).status).toBe('PACKED');
  expect(await ship(order, { unpackedReason: '' })).toMatchObject(failure(400, 'INVALID_PAYLOAD'));
  const { body } = await ship(order, { unpackedReason: 'máy quét hỏng' });
  expect(body).toMatchObject({
    status: 'SHIPPED',
    work: { packing: { lines: [], reason: { text: 'máy quét hỏng', by: staff.id } } },
  });
  const { body: own } = await customer.get<Order>(`/v1/orders/${order.code}`);
  expect(own.status).toBe('SHIPPED');
  expect(JSON.stringify(own)).not.toMatch(/máy quét hỏng|packing/);
});

it('rejects ticks outside of packing, for unknown lines, and beyond the ordered amount', async () => {
  const [line, cancelled] = [sampleOrderLine(), lineToBuy({ status: 'CANCELLED' })];
  const order = await place([line, cancelled]);
  expect(await pack(order, cancelled, 1)).toMatchObject(conflict);
  expect(await pack(order, { _id: newId() }, 1)).toMatchObject(failure(404, 'ORDER_NOT_FOUND'));
  expect(await pack(order, line, 3)).toMatchObject({
    status: 400,
    body: { message: 'INVALID_PAYLOAD', details: [{ path: 'amount' }] },
  });
  expect(await pack(order, line, -1)).toMatchObject(failure(400, 'INVALID_PAYLOAD'));
  for (const status of ['AT_WAREHOUSE', 'AWAITING_BALANCE', 'SHIPPED', 'CANCELLED'] as const)
    expect(await pack(await place([line], { status }), line, 1)).toMatchObject(conflict);
  expect(await pack(order, line, 1, { revision: 7 })).toMatchObject({
    status: 409,
    body: { message: 'VERSION_CONFLICT', current: { revision: 1 } },
  });
  expect((await stored(order)).revision).toBe(1);
});

it('audits a tick and preserves the time of the last change that the customer sees', async () => {
  const line = sampleOrderLine();
  const order = await place([line]);
  const { body } = await pack(order, line, 2);
  expect(body).toMatchObject({ revision: 2, updatedAt: order.updatedAt.toISOString() });
  await eventually(() =>
    expect(collector.published.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({
        action: 'order.pack',
        subject: { type: 'order', id: order._id.toHexString() },
        after: expect.objectContaining({ lines: [expect.objectContaining({ _id: line._id, packed: 2 })] }),
      }),
    ),
  );
});
