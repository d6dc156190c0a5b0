import type { Payment } from '@gvg/contracts/cart/http/payments';
import type { TestCustomer } from '@gvg/testing/test-customers';
import { sampleOrder } from '../order/order.fixtures.ts';
import type { StoredOrder } from '../order/order.model.ts';
import { totalsOf } from '../order/order-totals.ts';
import { countStatuses, openTwoInstances } from '../testing/two-instances.fixtures.ts';

const instances = openTwoInstances('concurrent-payments');

let staff: TestCustomer;
beforeAll(async () => {
  staff = await instances.shop.user({ roles: ['USER', 'ADMIN'] });
});

const deposit = 725_000;
let references = 0;

const place = async (): Promise<StoredOrder> => {
  const order = sampleOrder();
  await instances.shop.models.orders.insertMany([order]);
  return order;
};
const transfer = (content: string, amount: number) => {
  references += 1;
  const receivedAt = new Date().toISOString();
  return { account: '1234567890', amount, bankReference: `FT${references}`, receivedAt, content };
};
const record = async (content: string, amount: number): Promise<Payment> =>
  (await staff.post<Payment>('/v1/payments', transfer(content, amount))).body;
const stored = ({ _id }: Pick<StoredOrder, '_id'>) =>
  instances.shop.models.orders.findById(_id).orFail().lean<StoredOrder>();
const paid = async (order: StoredOrder) => totalsOf(await stored(order)).paid;
const unallocated = async ({ _id }: Payment): Promise<number | undefined> =>
  (await staff.get<{ docs: Payment[] }>(`/v1/payments?id=${_id}`)).body.docs[0]?.unallocated;

it.each(['of an order', 'of none'])('records one of fifty concurrent equal transfers %s', async (kind) => {
  const order = await place();
  const body = transfer(kind === 'of none' ? 'tien hang' : order.code, deposit);
  const at = instances.atBoth(staff);
  expect(await countStatuses(50, 50, (index) => at(index).post('/v1/payments', { body }))).toEqual({ 201: 1, 409: 49 });
  expect(await paid(order)).toBe(kind === 'of none' ? 0 : deposit);
  expect(await instances.shop.models.payments.countDocuments({ bankReference: body.bankReference })).toBe(1);
});

it('records one of fifty concurrent equal transfers next to an existing one with their reference', async () => {
  const first = transfer('tien hang', 1_000);
  await staff.post('/v1/payments', first);
  const body = { ...first, amount: 2_000, isAnotherTransfer: true };
  const at = instances.atBoth(staff);
  expect(await countStatuses(50, 50, (index) => at(index).post('/v1/payments', { body }))).toEqual({ 201: 1, 409: 49 });
});

it('pays an order with fifty concurrent transfers', async () => {
  const order = await place();
  const at = instances.atBoth(staff);
  expect(
    await countStatuses(50, 50, (index) =>
      at(index).post('/v1/payments', { body: transfer(order.code, deposit / 50) }),
    ),
  ).toEqual({ 201: 50 });
  expect([await paid(order), (await stored(order)).status]).toEqual([deposit, 'PURCHASING']);
});

it('allocates a transfer to fifty orders concurrently until it is used up', async () => {
  const orders = await Promise.all(Array.from({ length: 50 }, place));
  const payment = await record('khong ro', 30 * 1_000);
  const at = instances.atBoth(staff);
  expect(
    await countStatuses(50, 50, (index) =>
      at(index).put(`/v1/payments/${payment._id}/assign`, {
        body: { order: orders[index]?.code, amount: 1_000 },
      }),
    ),
  ).toEqual({ 200: 30, 409: 20 });
  const sums = await Promise.all(orders.map(paid));
  expect(sums.reduce((sum, amount) => sum + amount, 0)).toBe(30_000);
  expect(await unallocated(payment)).toBe(0);
});

it('allocates each dong exactly once during concurrent assignments, moves, returns and releases', async () => {
  const [one, other] = [await place(), await place()];
  const payments = await Promise.all([record(one.code, 500_000), record(other.code, 500_000), record('?', 500_000)]);
  const at = instances.atBoth(staff);
  const amount = 1_000;
  const bodies = [
    { verb: 'assign', body: { order: one.code, amount } },
    { verb: 'move', body: { from: one.code, to: other.code, amount } },
    { verb: 'move', body: { from: other.code, to: one.code, amount } },
    { verb: 'return', body: { amount, note: 'Khách chuyển nhầm' } },
    { verb: 'move', body: { from: other.code, unallocated: true, amount } },
  ];
  const counts = await countStatuses(50, 50, (index) => {
    const { verb, body } = bodies[index % bodies.length] as (typeof bodies)[number];
    return at(index).put(`/v1/payments/${payments[index % payments.length]?._id}/${verb}`, { body });
  });
  expect(Object.keys(counts).filter((status) => !['200', '409'].includes(status))).toEqual([]);
  const found = await instances.shop.models.payments.find({ _id: { $in: payments.map(({ _id }) => _id) } }).lean();
  for (const order of [one, other]) {
    const allocated = found
      .flatMap(({ allocations }) => allocations)
      .reduce((sum, { order: of, amount: part }) => (of?.equals(order._id) === true ? sum + part : sum), 0);
    expect(await paid(order)).toBe(allocated);
  }
});
