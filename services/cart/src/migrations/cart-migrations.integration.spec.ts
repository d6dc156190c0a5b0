import { Types } from 'mongoose';
import { sampleEntry, sampleOrder, sampleOrderLine } from '../order/order.fixtures.ts';
import type { StoredLedgerEntry, StoredOrder } from '../order/order.model.ts';
import { searchFilter } from '../order/search-filter.ts';
import { allocatedTo, unallocatedOf } from '../payment/allocations.ts';
import type { StoredPayment } from '../payment/payment.model.ts';
import { startCartHarness } from '../testing/cart-harness.ts';
import type { CartHarness } from '../testing/cart-harness.ts';
import { migrateCart } from './cart-migrations.ts';

let shop: CartHarness;

beforeAll(async () => {
  shop = await startCartHarness('migrations');
});
afterAll(() => shop.close());

const at = new Date('2026-11-21T02:00:00Z');
let references = 0;

/** A payment and its orders as stored before allocations existed. */
const storeEarlierPayment = async (fields: Partial<StoredPayment>): Promise<Types.ObjectId> => {
  references += 1;
  const payment = {
    _id: new Types.ObjectId(),
    account: '1234567890',
    amount: 200_000,
    bankReference: `M${references}`,
    receivedAt: at,
    content: '',
    status: 'UNMATCHED',
    note: '',
    revision: 1,
    createdAt: at,
    ...fields,
  };
  await shop.models.payments.collection.insertOne(payment as never);
  return payment._id;
};
const storeEarlierOrder = async (
  fields: Partial<StoredOrder>,
  ...entries: StoredLedgerEntry[]
): Promise<StoredOrder> => {
  const { unallocated, owed, ...order } = sampleOrder({ lines: [sampleOrderLine()], ...fields });
  await shop.models.orders.collection.insertOne({ ...order, ledger: [...order.ledger, ...entries] } as never);
  return { ...order, unallocated: 0, owed: 0 };
};
const booked = (kind: StoredLedgerEntry['kind'], amount: number, payment: Types.ObjectId) =>
  sampleEntry({ kind, amount, payment: payment.toHexString() });
const read = (id: Types.ObjectId) => shop.models.payments.findById(id).orFail().lean();
const readOrder = ({ _id }: StoredOrder) => shop.models.orders.findById(_id).orFail().lean();
const returnedOf = ({ allocations }: StoredPayment) =>
  allocations.reduce((sum, { kind, amount }) => (kind === 'RETURNED' ? sum + amount : sum), 0);
const lies = async (id: Types.ObjectId, ...orders: StoredOrder[]) => {
  const payment = await read(id);
  return [
    payment.status,
    ...orders.map(({ _id }) => allocatedTo(payment, _id)),
    returnedOf(payment),
    unallocatedOf(payment),
  ];
};
const migrate = () => migrateCart(shop.books);
const everything = async () =>
  JSON.stringify([
    await shop.models.payments.find().sort({ _id: 1 }).lean(),
    await shop.models.orders.find().sort({ _id: 1 }).lean(),
    await shop.models.refundReferences.find().sort({ _id: 1 }).lean(),
  ]);

it('allocates each dong of an earlier payment once, and changes nothing on the second run', async () => {
  const ids = Array.from({ length: 6 }, () => new Types.ObjectId()) as [
    Types.ObjectId,
    Types.ObjectId,
    Types.ObjectId,
    Types.ObjectId,
    Types.ObjectId,
    Types.ObjectId,
  ];
  const [matched, overpaid, moved, returned, returnedUnknown, short] = ids;
  const paid = await storeEarlierOrder({ status: 'AT_WAREHOUSE' }, booked('PAYMENT', 200_000, matched));
  const tooMuch = await storeEarlierOrder({ status: 'AT_WAREHOUSE' }, booked('PAYMENT', 250_000, overpaid));
  const wrong = await storeEarlierOrder(
    {},
    booked('PAYMENT', 150_000, moved),
    booked('CORRECTION', -150_000, moved),
    booked('PAYMENT', 60_000, short),
  );
  const right = await storeEarlierOrder({}, booked('PAYMENT', 150_000, moved));
  const cancelled = await storeEarlierOrder(
    { status: 'CANCELLED' },
    booked('PAYMENT', 90_000, returned),
    booked('REFUND', -40_000, returned),
  );
  await storeEarlierPayment({
    _id: matched,
    status: 'MATCHED',
    order: paid._id,
    code: paid.code,
    content: `tien ${paid.code}`,
  });
  await storeEarlierPayment({
    _id: overpaid,
    amount: 250_000,
    status: 'OVERPAID',
    order: tooMuch._id,
    code: tooMuch.code,
    content: tooMuch.code,
  });
  await storeEarlierPayment({
    _id: moved,
    amount: 150_000,
    status: 'ASSIGNED',
    order: right._id,
    code: right.code,
    content: wrong.code,
  });
  await storeEarlierPayment({
    _id: returned,
    amount: 90_000,
    status: 'RETURNED',
    order: cancelled._id,
    code: cancelled.code,
    content: cancelled.code,
  });
  await storeEarlierPayment({ _id: returnedUnknown, amount: 70_000, status: 'RETURNED', note: 'Trả khách' });
  await storeEarlierPayment({
    _id: short,
    amount: 60_000,
    status: 'UNDERPAID',
    order: wrong._id,
    code: wrong.code,
    content: wrong.code,
  });
  const spent = await storeEarlierPayment({
    amount: 1_000,
    status: 'OVERPAID',
    order: cancelled._id,
    code: cancelled.code,
    content: 'khong ma',
  });
  await shop.models.orders.updateOne(
    { _id: cancelled._id },
    {
      $push: { ledger: { $each: [booked('PAYMENT', 1_000, spent), sampleEntry({ kind: 'REFUND', amount: -51_000 })] } },
    },
  );
  const late = await storeEarlierPayment({ amount: 30_000, status: 'ORDER_CANCELLED', content: cancelled.code });
  const unknown = await storeEarlierPayment({ amount: 10_000 });

  await migrate();
  expect(await lies(matched, paid)).toEqual(['MATCHED', 200_000, 0, 0]);
  expect(await lies(overpaid, tooMuch)).toEqual(['OVERPAID', 200_000, 0, 50_000]);
  expect(await lies(moved, wrong, right)).toEqual(['ASSIGNED', 0, 150_000, 0, 0]);
  expect(await lies(returned, cancelled)).toEqual(['MATCHED', 50_000, 40_000, 0]);
  expect(await lies(returnedUnknown)).toEqual(['RETURNED', 70_000, 0]);
  expect(await lies(short, wrong)).toEqual(['UNDERPAID', 60_000, 0, 0]);
  expect(await lies(spent, cancelled)).toEqual(['ASSIGNED', 1_000, 0, 0]);
  expect(await lies(late, cancelled)).toEqual(['ORDER_CANCELLED', 0, 0, 30_000]);
  expect(await lies(unknown)).toEqual(['UNMATCHED', 0, 10_000]);
  expect((await read(late)).code).toBe(cancelled.code);
  expect((await read(moved)).code).toBe(wrong.code);
  expect(await readOrder(tooMuch)).toMatchObject({ status: 'AT_WAREHOUSE', unallocated: 50_000, owed: 0 });
  expect(await readOrder(cancelled)).toMatchObject({ unallocated: 30_000, owed: 30_000 });

  const waited = async (order: StoredOrder) =>
    ((await readOrder(order)).payBy?.getTime() ?? 0) - (order.timeline[0]?.at.getTime() ?? 0);
  expect([await waited(wrong), await waited(paid)]).toEqual([72 * 3_600_000, 48 * 3_600_000]);

  const after = await everything();
  await migrate();
  expect(await everything()).toBe(after);
});

it('keeps payments separate whose references are equal in the new form', async () => {
  const [first, second] = [
    await storeEarlierPayment({ bankReference: 'FTX1' }),
    await storeEarlierPayment({ bankReference: 'ftx1', amount: 5_000 }),
  ];
  const other = await storeEarlierPayment({ bankReference: 'ft x2', account: '1234-567890' });
  await shop.models.refundReferences.insertMany([
    { _id: 'rf1', order: first },
    { _id: 'RF1', order: second },
    { _id: 'rf 2', order: other },
  ]);
  await migrate();
  expect(
    [await read(first), await read(second), await read(other)].map(({ bankReference, referenceKey, amount }) => [
      bankReference,
      referenceKey,
      amount,
    ]),
  ).toEqual([
    ['FTX1', '1234567890:FTX1', 200_000],
    ['ftx1', `1234567890:FTX1#${second.toHexString()}`, 5_000],
    ['FTX2', '1234567890:FTX2', 200_000],
  ]);
  expect((await shop.models.refundReferences.find().sort({ _id: 1 }).lean()).map(({ _id }) => _id)).toEqual([
    'RF1',
    'RF2',
    'rf1',
  ]);
  const staff = await shop.user({ roles: ['ADMIN'] });
  const again = {
    account: '1234567890',
    amount: 5_000,
    bankReference: 'Ft x1',
    receivedAt: at.toISOString(),
    content: '',
  };
  expect(await staff.post('/v1/payments', again)).toMatchObject({
    status: 409,
    body: { message: 'PAYMENT_WAS_EXISTED' },
  });
});

it('releases the reference that an earlier index would block', async () => {
  await shop.models.payments.collection.createIndex({ account: 1, bankReference: 1 }, { unique: true });
  await migrate();
  expect(await shop.models.payments.collection.indexExists('account_1_bankReference_1')).toBe(false);
});

it("makes earlier orders searchable by the recipient's name and phone number", async () => {
  const { searchKeys: _, ...earlier } = sampleOrder();
  const { _id, code } = earlier;
  await shop.models.orders.collection.insertOne({ ...earlier, searchText: 'banh trang' } as never);
  await migrate();
  expect(await readOrder(earlier as StoredOrder)).not.toHaveProperty('searchText');
  const found = async (search: string) =>
    (await shop.models.orders.find({ $and: [{ _id }, searchFilter(search)] }).lean()).map((order) => order.code);
  for (const search of ['thu ha', '03-1234-5678', '+81 3 1234 5678', 'bánh tráng'])
    expect(await found(search)).toEqual([code]);
  const migrated = await everything();
  await migrate();
  expect(await everything()).toBe(migrated);
});

it('adds keys for staff’s search to earlier orders and payments once', async () => {
  const { searchKeys, ...order } = sampleOrder();
  await shop.models.orders.collection.insertOne(order as never);
  const payment = await storeEarlierPayment({ content: 'BUI GIA BAO 0901234567', allocations: [] });
  await migrate();
  expect((await readOrder(order as StoredOrder)).searchKeys).toEqual(searchKeys);
  expect((await read(payment)).searchKeys).toEqual(expect.arrayContaining(['bui', 'gia', 'bao', '901234567']));
  const before = await everything();
  await migrate();
  expect(await everything()).toBe(before);
});
