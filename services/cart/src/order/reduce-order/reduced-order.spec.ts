import { lineToBuy, sampleEntry, sampleOrder, sampleOrderLine } from '../order.fixtures.ts';
import type { StoredOrder } from '../order.model.ts';
import { totalsOf } from '../order-totals.ts';
import { weighedOrder } from '../weigh-order/weighed-order.ts';
import { reducedOrder } from './reduced-order.ts';

const at = new Date('2026-12-01T00:00:00Z');
const reason = 'Vỡ khi đóng gói';
const [stocked, bought] = [sampleOrderLine(), lineToBuy({ status: 'READY' })];

/** Goods for 700,000đ, a fee of 25,000đ and freight of 250,000đ, all paid and packed. */
function packed(fields: Partial<StoredOrder> = {}): StoredOrder {
  const order = sampleOrder({ status: 'PACKED', lines: [stocked, bought] });
  const charged = [...order.ledger, sampleEntry({ kind: 'FREIGHT', amount: 250_000 })];
  const payment = sampleEntry({ kind: 'PAYMENT', amount: 975_000 });
  return { ...order, ledger: [...charged, payment], ...fields };
}

const added = (before: StoredOrder, after: StoredOrder) =>
  after.ledger.slice(before.ledger.length).map(({ kind, line, amount, note }) => ({ kind, line, amount, note }));

it('reduces the goods of a line first, then its fee, and leaves credit', () => {
  const order = packed();
  const reduced = reducedOrder(order, { line: bought._id, amount: 510_000, reason }, at);
  expect(added(order, reduced)).toEqual([
    { kind: 'GOODS', line: bought._id, amount: -500_000, note: reason },
    { kind: 'SERVICE_FEE', line: bought._id, amount: -10_000, note: reason },
  ]);
  expect(totalsOf(reduced)).toMatchObject({ goods: 200_000, serviceFee: 15_000, due: 0, credit: 510_000 });
});

it('reduces the parcel charges of an order first', () => {
  const order = packed();
  const reduced = reducedOrder(order, { amount: 260_000, reason }, at);
  expect(added(order, reduced)).toEqual([
    { kind: 'FREIGHT', line: undefined, amount: -250_000, note: reason },
    { kind: 'SERVICE_FEE', line: undefined, amount: -10_000, note: reason },
  ]);
});

it('lowers the due amount before it leaves credit', () => {
  const order = packed({ status: 'SHIPPED' });
  const ledger = order.ledger.filter(({ kind }) => kind !== 'PAYMENT');
  const partly = { ...order, ledger: [...ledger, sampleEntry({ kind: 'PAYMENT', amount: 900_000 })] };
  expect(totalsOf(reducedOrder(partly, { amount: 100_000, reason }, at))).toMatchObject({ due: 0, credit: 25_000 });
});

it.each([
  ['more than a line is charged', { line: stocked._id, amount: 200_001 }],
  ['more than the order is charged', { amount: 975_001 }],
])('rejects %s', (_what, reduction) => {
  expect(() => reducedOrder(packed(), { ...reduction, reason }, at)).toThrow(
    expect.objectContaining({ code: 'ORDER_STATUS_CONFLICT' }),
  );
});

it('rejects a second reduction of the same charge', () => {
  const once = reducedOrder(packed(), { line: stocked._id, amount: 150_000, reason }, at);
  expect(() => reducedOrder(once, { line: stocked._id, amount: 50_001, reason }, at)).toThrow();
  expect(totalsOf(reducedOrder(once, { line: stocked._id, amount: 50_000, reason }, at)).goods).toBe(500_000);
});

it('rejects reducing a line by an amount already taken off the whole order', () => {
  const whole = reducedOrder(packed(), { amount: 875_000, reason }, at);
  expect(totalsOf(whole)).toMatchObject({ goods: 100_000, serviceFee: 0, credit: 875_000 });
  expect(() => reducedOrder(whole, { line: bought._id, amount: 100_001, reason }, at)).toThrow(
    expect.objectContaining({ code: 'ORDER_STATUS_CONFLICT' }),
  );
  expect(totalsOf(reducedOrder(whole, { line: bought._id, amount: 100_000, reason }, at))).toMatchObject({
    goods: 0,
    credit: 975_000,
  });
});

it.each(['AWAITING_DEPOSIT', 'PURCHASING', 'AT_WAREHOUSE', 'AWAITING_BALANCE', 'CANCELLED', 'REFUNDED'] as const)(
  'rejects an order that is %s',
  (status) => {
    expect(() => reducedOrder(packed({ status }), { amount: 1, reason }, at)).toThrow(
      expect.objectContaining({ code: 'ORDER_STATUS_CONFLICT' }),
    );
  },
);

it('rejects an unknown line', () => {
  expect(() => reducedOrder(packed(), { line: 'f'.repeat(24), amount: 1, reason }, at)).toThrow(
    expect.objectContaining({ code: 'ORDER_NOT_FOUND' }),
  );
});

it('keeps a reduction when the parcel is weighed again', () => {
  const reduced = reducedOrder(packed(), { amount: 50_000, reason }, at);
  const row = { chargeableGrams: 1_000, freight: 250_000, surcharges: [], total: 250_000 };
  const weighed = weighedOrder(reduced, { grams: 900, row }, { by: 'STAFF', at });
  expect(totalsOf(weighed)).toMatchObject({ freight: 200_000, credit: 50_000 });
});
