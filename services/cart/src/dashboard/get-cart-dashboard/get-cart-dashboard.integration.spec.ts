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

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
const hold = (hours: number) => ({
  work: { notes: [], hold: { until: new Date(inHours(hours)), reason: 'Chờ', by: 'x', at: new Date() } },
});
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

it('counts orders by status, and late ones', async () => {
  await place({ status: 'AWAITING_DEPOSIT', payBy: new Date(Date.now() - 1_000) });
  await place({ status: 'AWAITING_DEPOSIT', payBy: new Date(Date.now() + dayMs) });
  await place({ status: 'CANCELLED', owed: 7_000 });
  const { orders, owed } = await read();
  expect(orders.map(({ status }) => status)).toEqual([
    'AWAITING_DEPOSIT',
    'PURCHASING',
    'AT_WAREHOUSE',
    'AWAITING_BALANCE',
    'PACKED',
    'SHIPPED',
  ]);
  expect(orders).toContainEqual({ status: 'AWAITING_DEPOSIT', count: 2, late: 1 });
  expect(orders).toContainEqual({ status: 'PACKED', count: 0, late: 0 });
  expect(owed).toEqual({ count: 1, amount: 7_000 });
});

it('counts orders that expire unpaid within three hours plus the import grace period, except those on hold or with an open proposal', async () => {
  const graceMs = dayMs;
  const endsIn = (hours: number) => new Date(Date.now() + hours * hourMs - graceMs);
  await place({ status: 'AWAITING_DEPOSIT', payBy: endsIn(2) });
  await place({ status: 'AWAITING_DEPOSIT', payBy: endsIn(4) });
  await place({ status: 'AWAITING_DEPOSIT', payBy: endsIn(2), ...hold(1) });
  await place({ status: 'PACKED', payBy: endsIn(2) });
  const until = new Date(inHours(40));
  const proposal = { _id: 'a'.repeat(24), at: new Date(), until, amendment: { lines: [] } };
  await place({ status: 'AWAITING_DEPOSIT', payBy: endsIn(2), proposal });
  expect((await read()).soonCancelled).toBe(1);
});

it('counts lines to buy and late deliveries of sellers, and sums up balances', async () => {
  const bought = (hours: number) =>
    lineToBuy({ status: 'BOUGHT', purchase: { by: 'e'.repeat(24), at: inHours(-2), arriveBy: inHours(hours) } });
  await place({
    status: 'PURCHASING',
    lines: [lineToBuy({}), bought(-1), bought(1), lineToBuy({ status: 'CANCELLED' })],
  });
  await place({ status: 'AWAITING_DEPOSIT', lines: [lineToBuy({})] });
  const freight = (amount: number) => ({ ledger: [sampleEntry({ kind: 'FREIGHT' as const, amount })] });
  await place({ status: 'AWAITING_BALANCE', ...freight(200_000) });
  await place({ status: 'AWAITING_BALANCE', ...freight(130_000) });
  expect(await read()).toMatchObject({ purchases: { toBuy: 1, late: 1 }, balanceDue: 330_000 });
});

it('marks a transfer as urgent after a day, and a parcel within three hours of its deadline', async () => {
  await transfer('lau roi', 90_000, new Date(Date.now() - dayMs - hourMs));
  await transfer('moi day', 80_000, new Date(Date.now() - dayMs + hourMs));
  const arrived = (hours: number) => ({
    status: 'AT_WAREHOUSE' as const,
    timeline: [{ status: 'AT_WAREHOUSE' as const, at: new Date(inHours(-hours)), by: 'SYSTEM' as const, note: '' }],
  });
  await place(arrived(46));
  const { code } = await place(arrived(50));
  await place(arrived(40));
  const { payments, toWeigh } = await read();
  expect(payments).toMatchObject({ count: 2, urgent: 1 });
  expect(toWeigh).toMatchObject({ count: 3, urgent: 2 });
  expect(toWeigh.first[0]?.code).toBe(code);
});

it('counts a first allocation on the bank’s day, and a refund on its own day', async () => {
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

it('splits days by Vietnamese time, and sums up the same number of days before', async () => {
  const midnight = new Date(`${today()}T00:00:00+07:00`);
  await place({ createdAt: midnight });
  await place({ createdAt: new Date(midnight.getTime() - 1) });
  const { days, before } = await read(1);
  expect(days).toEqual([{ day: today(), revenue: 0, orders: 1 }]);
  expect(before).toEqual({ revenue: 0, orders: 1 });
});

it('excludes unallocated money from the revenue, and shows its transfer in the queue', async () => {
  await transfer('khong ro', 90_000, new Date(Date.now() - 1_000));
  const { days, payments } = await read(1);
  expect(days[0]?.revenue).toBe(0);
  expect(payments).toMatchObject({ count: 1, first: [{ amount: 90_000, content: 'khong ro', status: 'UNMATCHED' }] });
});

it('shows parcels to weigh with their pieces, except those on hold', async () => {
  const lines = [sampleOrderLine({ amount: 3 }), lineToBuy({ amount: 9, status: 'CANCELLED' })];
  const { code } = await place({ status: 'AT_WAREHOUSE', lines });
  await place({ status: 'AT_WAREHOUSE', lines, ...hold(1) });
  const { code: ended } = await place({ status: 'AT_WAREHOUSE', lines, ...hold(-1) });
  const { toWeigh } = await read();
  expect(toWeigh).toMatchObject({ count: 2, first: [{ code, pieces: 3, country: 'JP' }, { code: ended }] });
});

it('lists paid best sellers, and stock that runs out at their rate of sale', async () => {
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
