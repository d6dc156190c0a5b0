import { randomUUID } from 'node:crypto';
import * as cartEvents from '@gvg/contracts/cart/events';
import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { orderStatuses } from '@gvg/contracts/cart/terms';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import type { EventContract } from '@gvg/contracts/definitions/event';
import { auditRecorded } from '@gvg/contracts/identity/events';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';
import { withEntries } from './ledger.ts';
import { lineToBuy, sampleOrder, sampleOrderLine } from './order.fixtures.ts';
import type { StoredOrder } from './order.model.ts';
import { totalsOf } from './order-totals.ts';
import { isMoveAllowed } from './transitions.ts';

let shop: CartHarness;
let published: EventCollector;
let staff: TestCustomer;
let owner: TestCustomer;
let stranger: TestCustomer;

const contracts = Object.values<object>(cartEvents).filter(
  (exported): exported is EventContract => 'subjectType' in exported,
);

beforeAll(async () => {
  shop = await startCartHarness('illegal-moves');
  published = await collectEvents(shop, [...contracts, auditRecorded]);
  staff = await shop.user({ roles: ['ADMIN'] });
  [owner, stranger] = [await shop.user(), await shop.user()];
});
afterAll(async () => {
  await published.close();
  await shop.close();
});

const readAll = async (name: string) =>
  JSON.stringify(await shop.connection.collection(name).find().sort({ _id: 1 }).toArray());

/** Collections that every move writes to. The outbox is compared at once because its rows are deleted after publishing. */
const moved = () => Promise.all([readAll('outbox'), readAll('orders')]);

/** All collections of cart's database. */
async function everything(): Promise<Record<string, string>> {
  const names = (await shop.connection.db!.listCollections().toArray()).map(({ name }) => name);
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readAll(name)] as const)));
}

interface Ask {
  name: string;
  isLegal(order: StoredOrder): boolean;
  ask(order: StoredOrder): Promise<{ status: number; body: { message: string } }>;
  /** Default: ORDER_STATUS_CONFLICT. */
  refusal?: [number, string];
}

const path = ({ code }: StoredOrder, call: string) => `/v1/orders/${code}/${call}`;
const isDepositCovered = (order: StoredOrder) => totalsOf({ ...order, status: 'AWAITING_DEPOSIT' }).due === 0;
const never = () => false;

/** Every HTTP call that could move an order. */
const asks: readonly Ask[] = [
  {
    name: 'its customer cancels',
    isLegal: (order) => isMoveAllowed(order, 'CANCELLED', 'CUSTOMER'),
    ask: (order) => owner.put(path(order, 'cancel'), {}),
  },
  {
    name: 'staff cancels',
    isLegal: (order) => isMoveAllowed(order, 'CANCELLED', 'STAFF'),
    ask: (order) => staff.put(path(order, 'cancel'), { reason: 'x' }),
  },
  {
    name: 'its customer receives',
    isLegal: ({ status }) => status === 'SHIPPED',
    ask: (order) => owner.put(path(order, 'received'), {}),
  },
  {
    name: 'somebody else receives',
    isLegal: never,
    ask: (order) => stranger.put(path(order, 'received'), {}),
    refusal: [404, 'ORDER_NOT_FOUND'],
  },
  ...orderStatuses.map((status): Ask => ({
    name: `staff sets ${status}`,
    isLegal: (order) => isMoveAllowed(order, status, 'STAFF'),
    ask: (order) =>
      staff.put(path(order, 'status'), { status, carrier: 'EMS', trackingCode: 'X1', unpackedReason: 'x' }),
  })),
  {
    name: 'its customer sets DELIVERED',
    isLegal: never,
    ask: (order) => owner.put(path(order, 'status'), { status: 'DELIVERED' }),
    refusal: [403, 'INVALID_ROLE'],
  },
  {
    name: 'somebody else cancels',
    isLegal: never,
    ask: (order) => stranger.put(path(order, 'cancel'), {}),
    refusal: [404, 'ORDER_NOT_FOUND'],
  },
  {
    name: 'staff weighs',
    isLegal: ({ status }) => ['AT_WAREHOUSE', 'AWAITING_BALANCE', 'PACKED'].includes(status),
    ask: (order) => staff.put(path(order, 'weigh'), { grams: 900 }),
  },
  {
    name: 'staff has bought a line',
    isLegal: (order) => order.status === 'PURCHASING' && order.lines[0]?.status === 'TO_BUY' && isDepositCovered(order),
    ask: (order) => staff.put(path(order, `lines/${order.lines[0]?._id}/status`), { status: 'READY' }),
  },
  {
    name: 'staff cancels a line',
    isLegal: ({ status }) => status === 'PURCHASING',
    ask: (order) => staff.put(path(order, `lines/${order.lines[0]?._id}/status`), { status: 'CANCELLED' }),
  },
  {
    name: 'staff refunds more than its credit',
    isLegal: never,
    ask: (order) =>
      staff.post(path(order, 'refunds'), {
        idempotencyKey: randomUUID(),
        amount: totalsOf(order).credit + 1,
        bankReference: randomUUID(),
      }),
  },
];

const shapes: Record<string, () => OrderLine[]> = {
  'goods to buy': () => [lineToBuy(), sampleOrderLine()],
  'bought goods': () => [lineToBuy({ status: 'READY' })],
  'stocked goods': () => [sampleOrderLine()],
};
/** Part of goods and freight (50,000đ) that is paid. */
const payments = { unpaid: 0, 'with its deposit paid': 'deposit', paid: 'all' } as const;
/** Statuses after weighing: the balance is due only for a weighed parcel. */
const weighed: readonly OrderStatus[] = ['AWAITING_BALANCE', 'PACKED', 'SHIPPED', 'DELIVERED'];

function orderIn(status: OrderStatus, shape: keyof typeof shapes, payment: keyof typeof payments): StoredOrder {
  const lines = shapes[shape]?.() ?? [];
  const now = shop.now();
  const order = sampleOrder({
    user: owner.id,
    status,
    lines,
    createdAt: now,
    payBy: new Date(now.getTime() + 3_600_000 * 48),
  });
  const goods = lines.reduce((sum, { price, amount, fee }) => sum + price * amount + fee, 0);
  const paid = { 0: 0, deposit: goods, all: goods + 50_000 }[payments[payment]];
  const isWeighed = weighed.includes(status);
  const shipping = { ...order.shipping, ...(isWeighed && { actualGrams: 900, fee: 50_000 }) };
  return withEntries(
    { ...order, shipping },
    [...(isWeighed ? [{ kind: 'FREIGHT' as const, amount: 50_000 }] : []), { kind: 'PAYMENT', amount: paid }],
    now,
  );
}

const cases = orderStatuses.flatMap((status) =>
  Object.keys(shapes).flatMap((shape) =>
    (Object.keys(payments) as (keyof typeof payments)[]).map((payment) => [status, shape, payment] as const),
  ),
);

let illegal = 0;

it.each(cases)('keeps an order in %s of %s, %s, unchanged by illegal moves', async (status, shape, payment) => {
  const order = orderIn(status, shape, payment);
  await shop.models.orders.insertMany([order]);
  const [before, all] = [await moved(), await everything()];
  for (const { name, isLegal, ask, refusal = [409, 'ORDER_STATUS_CONFLICT'] } of asks) {
    if (isLegal(order)) continue;
    illegal += 1;
    const { status: answer, body } = await ask(order);
    expect([name, answer, body.message]).toEqual([name, ...refusal]);
    expect([name, await moved()]).toEqual([name, before]);
  }
  expect(await everything()).toEqual(all);
  await shop.models.orders.deleteOne({ _id: order._id });
});

it('receives more than a thousand illegal moves and publishes nothing', () => {
  expect(illegal).toBeGreaterThan(1_000);
  expect(published.published).toEqual([]);
});

it.each(asks.filter(({ isLegal }) => isLegal !== never))(
  'detects a legal move in the compared collections: $name',
  async ({ name, ask, isLegal }) => {
    const order = cases.map((each) => orderIn(...each)).find(isLegal);
    // Only the system moves an order to these statuses.
    if (order === undefined) return expect(name).toMatch(/^staff sets (AWAITING_DEPOSIT|AWAITING_BALANCE|REFUNDED)$/);
    await shop.models.orders.insertMany([order]);
    const before = await moved();
    expect((await ask(order)).status).toBe(200);
    expect((await moved())[1]).not.toBe(before[1]);
    await eventually(() =>
      expect(
        published.published.filter(({ subject }) => subject.id === order._id.toHexString()).length,
      ).toBeGreaterThan(0),
    );
  },
);
