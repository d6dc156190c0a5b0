import fc from 'fast-check';
import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { orderStatuses } from '@gvg/contracts/cart/terms';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import { withEntries } from './ledger.ts';
import { cancelledOrder, moveOrder, advanceOrder } from './move-order.ts';
import type { StoredOrder } from './order.model.ts';
import { lineToBuy, sampleOrder, sampleOrderLine } from './order.fixtures.ts';
import { totalsOf } from './order-totals.ts';
import type { Mover } from './transitions.ts';
import { isMoveAllowed, nextMove, transitions } from './transitions.ts';

const at = new Date('2026-11-21T03:00:00Z');
const movers: readonly Mover[] = ['CUSTOMER', 'STAFF', 'SYSTEM'];
const moveStaff = { by: 'STAFF', at } as const;

const pay = (order: StoredOrder, amount: number) =>
  advanceOrder(withEntries(order, [{ kind: 'PAYMENT', amount }], at), { at });
const payBack = (order: StoredOrder, amount: number) =>
  advanceOrder(withEntries(order, [{ kind: 'REFUND', amount: -amount }], at), { at });
const buyAll = (order: StoredOrder) =>
  advanceOrder({ ...order, lines: order.lines.map((line) => ({ ...line, status: 'READY' })) }, { at });
const weigh = (order: StoredOrder, freight: number) =>
  advanceOrder(
    withEntries(
      { ...order, shipping: { ...order.shipping, actualGrams: 900 } },
      [{ kind: 'FREIGHT', amount: freight }],
      at,
    ),
    { at },
  );

/** Moves of the table that are allowed in a state of the order. */
const openMoves = (order: StoredOrder) =>
  orderStatuses.flatMap((to) => movers.filter((by) => isMoveAllowed(order, to, by)).map((by) => `${to} by ${by}`));

it('reaches every status from placement', () => {
  const reached = new Set<OrderStatus>(['AWAITING_DEPOSIT']);
  for (let size = 0; size !== reached.size;) {
    size = reached.size;
    for (const { from, to } of transitions) if (reached.has(from)) reached.add(to);
  }
  expect([...reached].sort()).toEqual([...orderStatuses].sort());
});

it('has DELIVERED as its only end, and moves back only automatically, for money or another parcel', () => {
  const isEnd = (status: OrderStatus) => !transitions.some(({ from }) => from === status);
  expect(orderStatuses.filter(isEnd)).toEqual(['DELIVERED']);
  const back = transitions.filter(({ from, to }) => orderStatuses.indexOf(to) < orderStatuses.indexOf(from));
  expect([...new Set(back.map(({ to }) => to))]).toEqual([
    'AWAITING_DEPOSIT',
    'AWAITING_BALANCE',
    'AT_WAREHOUSE',
    'CANCELLED',
  ]);
  for (const { by, when } of back) expect([by, when]).toEqual([['SYSTEM'], expect.any(Function)]);
});

const toBuy = [lineToBuy()];
const bought = [lineToBuy({ status: 'READY' })];
const awaited = [lineToBuy({ status: 'BOUGHT' })];
const stocked = [sampleOrderLine({ amount: 1, price: 525_000 })];

/** Goods for 525,000đ and freight for 50,000đ, with the given amount paid. */
const paidOrder = (status: OrderStatus, lines: readonly OrderLine[], paid: number) =>
  withEntries(
    sampleOrder({ status, lines: [...lines], shipping: { ...sampleOrder().shipping, actualGrams: 900 } }),
    [
      { kind: 'FREIGHT', amount: 50_000 },
      { kind: 'PAYMENT', amount: paid },
    ],
    at,
  );

it.each([
  ['PURCHASING', toBuy, 524_999, 'AWAITING_DEPOSIT'],
  ['PURCHASING', [lineToBuy({ price: 0, fee: 0 }), ...bought], 524_999, undefined],
  ['PURCHASING', awaited, 524_999, undefined],
  ['PURCHASING', awaited, 525_000, undefined],
  ['AT_WAREHOUSE', stocked, 524_999, 'AWAITING_DEPOSIT'],
  ['AWAITING_BALANCE', stocked, 524_999, 'AWAITING_DEPOSIT'],
  ['AWAITING_BALANCE', stocked, 525_000, undefined],
  ['AWAITING_BALANCE', bought, 524_999, undefined],
  ['PACKED', stocked, 524_999, 'AWAITING_DEPOSIT'],
  ['PACKED', stocked, 574_999, 'AWAITING_BALANCE'],
  ['PACKED', bought, 524_999, 'AWAITING_BALANCE'],
  ['PACKED', bought, 575_000, undefined],
  ['SHIPPED', stocked, 0, undefined],
  ['DELIVERED', stocked, 0, undefined],
] as const)('moves from %s as the remaining payments require: %#', (status, lines, paid, expected) => {
  expect(nextMove(paidOrder(status, lines, paid))).toBe(expected);
});

it('passes through every status with bought goods', () => {
  const paid = pay(sampleOrder(), 725_000);
  const bought = buyAll(paid);
  const weighed = weigh(bought, 300_000);
  const balanced = pay(weighed, 300_000);
  const shipped = moveOrder(balanced, 'SHIPPED', moveStaff);
  const delivered = moveOrder(shipped, 'DELIVERED', moveStaff);
  expect(delivered.timeline.map(({ status }) => status)).toEqual([
    'AWAITING_DEPOSIT',
    'PURCHASING',
    'AT_WAREHOUSE',
    'AWAITING_BALANCE',
    'PACKED',
    'SHIPPED',
    'DELIVERED',
  ]);
});

it('skips PURCHASING with only stocked lines', () => {
  expect(pay(sampleOrder({ lines: [sampleOrderLine()] }), 200_000).status).toBe('AT_WAREHOUSE');
});

it('moves from the scale to PACKED when nothing is due', () => {
  const stored = pay(sampleOrder({ lines: [sampleOrderLine()] }), 200_000);
  expect(weigh(stored, 0).status).toBe('PACKED');
  expect(weigh(withEntries(stored, [{ kind: 'PAYMENT', amount: 50_000 }], at), 50_000).status).toBe('PACKED');
  expect(weigh(stored, 50_000).status).toBe('AWAITING_BALANCE');
});

it('keeps an order in its status until everything is paid, bought and weighed', () => {
  const order = sampleOrder();
  expect(pay(order, 724_999)).toMatchObject({ status: 'AWAITING_DEPOSIT' });
  expect(nextMove(pay(order, 725_000))).toBeUndefined();
  expect(() => moveOrder(order, 'PURCHASING', moveStaff)).toThrow('ORDER_STATUS_CONFLICT');
  expect(() => moveOrder(pay(order, 725_000), 'AT_WAREHOUSE', moveStaff)).toThrow('ORDER_STATUS_CONFLICT');
  expect(() => moveOrder(buyAll(pay(order, 725_000)), 'PACKED', moveStaff)).toThrow('ORDER_STATUS_CONFLICT');
  expect(() => moveOrder({ ...order, status: 'PACKED' }, 'SHIPPED', moveStaff)).toThrow('ORDER_STATUS_CONFLICT');
});

it.each([
  ['before the deposit', sampleOrder(), ['CUSTOMER', 'STAFF', 'SYSTEM']],
  ['before anything is bought', sampleOrder({ status: 'PURCHASING' }), ['CUSTOMER', 'STAFF']],
  [
    'once a thing is bought',
    sampleOrder({ status: 'PURCHASING', lines: [lineToBuy(), lineToBuy({ status: 'READY' })] }),
    ['STAFF'],
  ],
  [
    'once a thing is on its way',
    sampleOrder({ status: 'PURCHASING', lines: [lineToBuy(), lineToBuy({ status: 'BOUGHT' })] }),
    ['STAFF'],
  ],
  [
    'without a line that is left',
    sampleOrder({ status: 'PURCHASING', lines: [lineToBuy({ status: 'CANCELLED' })] }),
    ['CUSTOMER', 'STAFF', 'SYSTEM'],
  ],
  ['once all is bought', sampleOrder({ status: 'AT_WAREHOUSE' }), ['STAFF']],
  ['while the balance is awaited', sampleOrder({ status: 'AWAITING_BALANCE' }), ['STAFF']],
  ['when packed', sampleOrder({ status: 'PACKED' }), ['STAFF']],
  ['when shipped', sampleOrder({ status: 'SHIPPED' }), []],
  ['when delivered', sampleOrder({ status: 'DELIVERED' }), []],
  ['when cancelled', sampleOrder({ status: 'CANCELLED' }), []],
] as const)('allows cancelling an order %s by %j', (_name, order, expected) => {
  expect(movers.filter((by) => isMoveAllowed(order, 'CANCELLED', by))).toEqual(expected);
});

it('moves a cancelled order to REFUNDED once the whole amount paid is refunded', () => {
  const cancelled = cancelledOrder(pay(sampleOrder(), 725_000), 'BY_CUSTOMER', { by: 'CUSTOMER', at });
  expect(cancelled).toMatchObject({ status: 'CANCELLED', cancelReason: 'BY_CUSTOMER' });
  const half = payBack(cancelled, 700_000);
  expect(half.status).toBe('CANCELLED');
  expect(payBack(half, 25_000).status).toBe('REFUNDED');
  expect(nextMove(cancelledOrder(sampleOrder(), 'UNPAID', { by: 'SYSTEM', at }))).toBeUndefined();
});

it('moves an order back from REFUNDED once a refund is reversed', () => {
  const refunded = payBack(cancelledOrder(pay(sampleOrder(), 725_000), 'BY_CUSTOMER', { by: 'CUSTOMER', at }), 725_000);
  expect(nextMove(refunded)).toBeUndefined();
  const { _id: takesBack } = refunded.ledger.at(-1)!;
  expect(nextMove(withEntries(refunded, [{ kind: 'REFUND', amount: 725_000, takesBack }], at))).toBe('CANCELLED');
  expect(nextMove(withEntries(refunded, [{ kind: 'PAYMENT', amount: 5 }], at))).toBeUndefined();
});

interface Step {
  name: string;
  run(order: StoredOrder): StoredOrder;
}

const amount = fc.integer({ min: 1, max: 900_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .record({ to: fc.constantFrom(...orderStatuses), by: fc.constantFrom(...movers) })
    .map(({ to, by }) => ({ name: `${to} by ${by}`, run: (order: StoredOrder) => moveOrder(order, to, { by, at }) })),
  amount.map((sum) => ({ name: `pay ${sum}`, run: (order: StoredOrder) => pay(order, sum) })),
  amount.map((sum) => ({
    name: `pay back ${sum}`,
    run: (order: StoredOrder) => payBack(order, Math.min(sum, totalsOf(order).credit)),
  })),
  fc.constant({ name: 'buy', run: (order: StoredOrder) => (order.status === 'PURCHASING' ? buyAll(order) : order) }),
  amount.map((sum) => ({
    name: `move ${sum} away`,
    run: (order: StoredOrder) =>
      advanceOrder(
        withEntries(order, [{ kind: 'CORRECTION', amount: -Math.max(0, Math.min(sum, totalsOf(order).paid)) }], at),
        { at },
      ),
  })),
  amount.map((freight) => ({
    name: `weigh ${freight}`,
    run: (order: StoredOrder) => (order.status === 'AT_WAREHOUSE' ? weigh(order, freight) : order),
  })),
);

/** Returns undefined after an illegal move. */
function afterStep(run: Step['run'], order: StoredOrder): StoredOrder | undefined {
  try {
    return run(order);
  } catch (error) {
    expect(error).toMatchObject({ code: 'ORDER_STATUS_CONFLICT' });
    return undefined;
  }
}

/** Statuses that may follow by one change, listed independently of the table: incoming or outgoing money may lead through several. */
const successors: Record<OrderStatus, readonly OrderStatus[]> = {
  AWAITING_DEPOSIT: ['PURCHASING', 'AT_WAREHOUSE', 'AWAITING_BALANCE', 'PACKED', 'CANCELLED'],
  PURCHASING: ['AWAITING_DEPOSIT', 'AT_WAREHOUSE', 'CANCELLED'],
  AT_WAREHOUSE: ['AWAITING_DEPOSIT', 'AWAITING_BALANCE', 'PACKED', 'CANCELLED'],
  AWAITING_BALANCE: ['AWAITING_DEPOSIT', 'PACKED', 'CANCELLED'],
  PACKED: ['AWAITING_DEPOSIT', 'AWAITING_BALANCE', 'SHIPPED', 'CANCELLED'],
  SHIPPED: ['DELIVERED'],
  DELIVERED: [],
  CANCELLED: ['REFUNDED'],
  REFUNDED: ['CANCELLED'],
};

it('follows its rules over any sequence of moves, payments and weighing, and ignores illegal moves', () => {
  const lines = fc.constantFrom<OrderLine[]>([sampleOrderLine()], [sampleOrderLine(), lineToBuy()], [lineToBuy()]);
  fc.assert(
    fc.property(
      lines,
      fc.integer({ min: 1, max: 100 }),
      fc.array(step, { maxLength: 25 }),
      (chosen, depositShare, steps) => {
        let order = sampleOrder({ lines: chosen, depositShare });
        for (const { run } of steps) {
          const before = structuredClone(order.timeline);
          const open = openMoves(order);
          const after = afterStep(run, order);
          if (after === undefined) {
            expect([order.timeline, openMoves(order)]).toEqual([before, open]);
            continue;
          }
          if (after.status !== order.status) expect(successors[order.status]).toContain(after.status);
          expect(after.timeline.at(-1)?.status).toBe(after.status);
          const { due } = totalsOf(after);
          if (after.status === 'PACKED') expect([due, after.shipping.actualGrams]).toEqual([0, 900]);
          if (after.status === 'SHIPPED' && order.status !== 'SHIPPED') expect(due).toBe(0);
          if (after.status === 'PURCHASING') expect(after.lines.some(({ status }) => status === 'TO_BUY')).toBe(true);
          order = after;
        }
      },
    ),
  );
});
