import { Types } from 'mongoose';
import type { CartDashboard } from '@gvg/contracts/cart/http/dashboard';
import { addDays, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import type { StoredOrder } from '../../order/order.model.ts';
import { lineToBuy, sampleEntry, sampleOrder, sampleOrderLine } from '../../order/order.fixtures.ts';
import { startCartHarness } from '../../testing/cart-harness.ts';
import type { CartHarness } from '../../testing/cart-harness.ts';

let shop: CartHarness;

beforeAll(async () => {
  shop = await startCartHarness('dashboard');
});
beforeEach(async () => {
  await Promise.all([shop.models.orders.deleteMany({}), shop.models.payments.deleteMany({})]);
});
afterAll(() => shop.close());

const dayMs = 24 * 3_600_000;
const today = () => vietnamDayOf(new Date());
const place = async (fields: Partial<StoredOrder>) => {
  const order = sampleOrder({ createdAt: new Date(), updatedAt: new Date(), ...fields });
  await shop.models.orders.insertMany([order]);
  return order;
};
const read = async (days = 3): Promise<CartDashboard> =>
  (
    await shop.client.get<CartDashboard>(`/v1/dashboard/cart?from=${addDays(today(), 1 - days)}&to=${today()}`, {
      as: 'ADMIN',
    })
  ).body;
const transfer = (content: string, amount: number, receivedAt: Date) =>
  shop.client.post<{ _id: string }>('/v1/payments', {
    as: 'ADMIN',
    body: { account: '1234567890', amount, bankReference: content, receivedAt: receivedAt.toISOString(), content },
  });

it('counts orders by status, and those beyond their promise', async () => {
  await place({ status: 'AWAITING_DEPOSIT', payBy: new Date(Date.now() - 1_000) });
  await place({ status: 'AWAITING_DEPOSIT', payBy: new Date(Date.now() + dayMs) });
  await place({ status: 'CANCELLED', owed: 7_000 });
  const { orders, owed } = await read();
  expect(orders).toHaveLength(9);
  expect(orders).toContainEqual({ status: 'AWAITING_DEPOSIT', count: 2, late: 1 });
  expect(orders).toContainEqual({ status: 'PACKED', count: 0, late: 0 });
  expect(owed).toEqual({ count: 1, amount: 7_000 });
});

it('counts a first allocation on the bank’s day, and a refund on its own', async () => {
  const lines = [sampleOrderLine({ amount: 1, price: 300_000 })];
  const { code } = await place({ lines, payBy: new Date(Date.now() + dayMs) });
  await transfer(code, 300_000, new Date(Date.now() - dayMs));
  await place({ status: 'CANCELLED', ledger: [sampleEntry({ kind: 'REFUND', amount: -50_000, at: new Date() })] });
  const { days, before } = await read();
  expect(days).toEqual([
    { day: addDays(today(), -2), revenue: 0, orders: 0 },
    { day: addDays(today(), -1), revenue: 300_000, orders: 0 },
    { day: today(), revenue: -50_000, orders: 2 },
  ]);
  expect(before).toEqual({ revenue: 0, orders: 0 });
});

it('cuts days in Vietnam, and sums up as many days before', async () => {
  const midnight = new Date(`${today()}T00:00:00+07:00`);
  await place({ createdAt: midnight });
  await place({ createdAt: new Date(midnight.getTime() - 1) });
  const { days, before } = await read(1);
  expect(days).toEqual([{ day: today(), revenue: 0, orders: 1 }]);
  expect(before).toEqual({ revenue: 0, orders: 1 });
});

it('leaves unallocated money out of the revenue, and shows its transfer in the queue', async () => {
  await transfer('khong ro', 90_000, new Date(Date.now() - 1_000));
  const { days, payments } = await read(1);
  expect(days[0]?.revenue).toBe(0);
  expect(payments).toMatchObject({ count: 1, first: [{ amount: 90_000, content: 'khong ro', status: 'UNMATCHED' }] });
});

it('shows parcels that wait for the scale with the pieces in them, but for those on hold', async () => {
  const lines = [sampleOrderLine({ amount: 3 }), lineToBuy({ amount: 9, status: 'CANCELLED' })];
  const { code } = await place({ status: 'AT_WAREHOUSE', lines });
  const hold = (hours: number) => ({
    work: {
      notes: [],
      hold: { until: new Date(Date.now() + hours * 3_600_000), reason: 'Chờ', by: 'x', at: new Date() },
    },
  });
  await place({ status: 'AT_WAREHOUSE', lines, ...hold(1) });
  const { code: ended } = await place({ status: 'AT_WAREHOUSE', lines, ...hold(-1) });
  const { toWeigh } = await read();
  expect(toWeigh).toMatchObject({ count: 2, first: [{ code, pieces: 3, country: 'JP' }, { code: ended }] });
});

it('names best sellers that are paid, and what of the stock ends at their pace', async () => {
  const tea = shop.catalogue.makeProduct({ stock: 10 });
  await shop.models.knownProducts.insertMany([
    {
      _id: new Types.ObjectId(tea._id),
      name: { vi: 'Trà', en: 'Tea' },
      image: '/v1/file-manager/files/a.png',
      price: 1_000,
      weightGrams: 100,
      type: 'NORMAL',
      category: 'c'.repeat(24),
      producer: 'd'.repeat(24),
      stock: 10,
      isDeleted: false,
      isOutdated: false,
      revision: 1,
    },
  ]);
  const lines = [sampleOrderLine({ product: tea._id, name: { vi: 'Trà', en: 'Tea' }, amount: 28, price: 1_000 })];
  await place({ status: 'PACKED', lines, ledger: [sampleEntry({ kind: 'PAYMENT', amount: 28_000 })] });
  await place({ status: 'CANCELLED', lines, ledger: [sampleEntry({ kind: 'PAYMENT', amount: 28_000 })] });
  const { bestSellers } = await read();
  expect(bestSellers).toMatchObject([{ product: tea._id, pieces: 28, amount: 28_000 }]);
});
