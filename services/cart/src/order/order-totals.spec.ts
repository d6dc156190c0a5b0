import fc from 'fast-check';
import { ledgerEntryKinds, orderStatuses } from '@gvg/contracts/cart/terms';
import type { LedgerEntryKind, OrderStatus } from '@gvg/contracts/cart/terms';
import { depositOf, totalsOf } from './order-totals.ts';
import type { TotalsSource } from './order-totals.ts';

const charges: readonly LedgerEntryKind[] = ['GOODS', 'SERVICE_FEE', 'FREIGHT', 'SURCHARGE'];
const entry = (kind: LedgerEntryKind, amount: number) => ({ kind, amount });
const order = (status: OrderStatus, ledger: TotalsSource['ledger'], depositShare = 100): TotalsSource => ({
  status,
  ledger,
  depositShare,
});

const anyOrder = fc.record({
  status: fc.constantFrom(...orderStatuses),
  depositShare: fc.integer({ min: 1, max: 100 }),
  ledger: fc.array(
    fc.oneof(
      fc.record(
        {
          kind: fc.constantFrom(...ledgerEntryKinds.filter((kind) => kind !== 'FORFEITED')),
          amount: fc.integer({ min: -10_000_000, max: 100_000_000 }),
          isWithBalance: fc.constant(true as const),
        },
        { requiredKeys: ['kind', 'amount'] },
      ),
      fc.record({ kind: fc.constant('FORFEITED' as const), amount: fc.integer({ min: -10_000_000, max: 0 }) }),
    ),
    { maxLength: 20 },
  ),
});

it('matches the sum of any ledger', () => {
  fc.assert(
    fc.property(anyOrder, (source) => {
      const { goods, serviceFee, freight, surcharge, paid } = totalsOf(source);
      const charged = source.ledger
        .filter(({ kind }) => charges.includes(kind))
        .reduce((sum, { amount }) => sum + amount, 0);
      const whole = source.ledger.reduce((sum, { kind, amount }) => (kind === 'FORFEITED' ? sum : sum + amount), 0);
      expect(goods + serviceFee + freight + surcharge).toBe(charged);
      expect(paid).toBe(whole - charged);
    }),
  );
});

it('never has both a due amount and a credit', () => {
  fc.assert(
    fc.property(anyOrder, (source) => {
      const { due, credit } = totalsOf(source);
      expect(Math.min(due, credit)).toBe(0);
      expect(Math.max(due, credit)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('owes nothing after cancellation and gets back everything paid and not forfeited', () => {
  fc.assert(
    fc.property(anyOrder, fc.constantFrom('CANCELLED' as const, 'REFUNDED' as const), (source, status) => {
      const { due, credit, paid } = totalsOf({ ...source, status });
      const forfeited = source.ledger.reduce((sum, { kind, amount }) => (kind === 'FORFEITED' ? sum + amount : sum), 0);
      expect([due, credit]).toEqual([0, Math.max(0, paid + forfeited)]);
    }),
  );
});

it('has nothing due after exactly that amount was paid', () => {
  fc.assert(
    fc.property(anyOrder, (source) => {
      const { due } = totalsOf(source);
      expect(totalsOf({ ...source, ledger: [...source.ledger, entry('PAYMENT', due)] }).due).toBe(0);
    }),
  );
});

const goods = [entry('GOODS', 1_000_000), entry('SERVICE_FEE', 50_000)];
const weighed = [...goods, entry('FREIGHT', 300_000), entry('SURCHARGE', 20_000)];

it.each([
  ['the deposit', order('AWAITING_DEPOSIT', goods), 1_050_000, 0],
  ['a share of it', order('AWAITING_DEPOSIT', goods, 30), 315_000, 0],
  [
    'no deposit above all that is charged',
    order('AWAITING_DEPOSIT', [...goods, entry('SURCHARGE', -100_000), entry('PAYMENT', 1_000_000)]),
    0,
    50_000,
  ],
  ['the rest of a deposit', order('AWAITING_DEPOSIT', [...goods, entry('PAYMENT', 1_000_000)]), 50_000, 0],
  ['nothing while goods are bought', order('PURCHASING', [...goods, entry('PAYMENT', 315_000)], 30), 0, 0],
  ['nothing before the parcel is weighed', order('AT_WAREHOUSE', [...goods, entry('PAYMENT', 400_000)], 30), 0, 0],
  [
    'a deposit that was moved away',
    order('PURCHASING', [...goods, entry('PAYMENT', 315_000), entry('CORRECTION', -15_000)], 30),
    15_000,
    0,
  ],
  [
    'no credit that was given up',
    order('DELIVERED', [...weighed, entry('PAYMENT', 1_400_000), entry('FORFEITED', -30_000)]),
    0,
    0,
  ],
  [
    'a credit of a line that could not be bought',
    order('PURCHASING', [...goods, entry('PAYMENT', 1_050_000), entry('GOODS', -200_000)]),
    0,
    200_000,
  ],
  [
    'nothing for what came up after the deposit, before the balance',
    order('PURCHASING', [...goods, entry('PAYMENT', 1_050_000), { ...entry('GOODS', 200_000), isWithBalance: true }]),
    0,
    0,
  ],
  [
    'what came up after the deposit, with the balance',
    order('AWAITING_BALANCE', [
      ...weighed,
      entry('PAYMENT', 1_050_000),
      { ...entry('GOODS', 200_000), isWithBalance: true },
    ]),
    520_000,
    0,
  ],
  ['the balance', order('AWAITING_BALANCE', [...weighed, entry('PAYMENT', 1_050_000)]), 320_000, 0],
  ['too much', order('PACKED', [...weighed, entry('PAYMENT', 1_400_000)]), 0, 30_000],
  ['what was paid back', order('PACKED', [...weighed, entry('PAYMENT', 1_400_000), entry('REFUND', -30_000)]), 0, 0],
  [
    'a correction',
    order('AWAITING_BALANCE', [...weighed, entry('PAYMENT', 1_370_000), entry('CORRECTION', -10_000)]),
    10_000,
    0,
  ],
] as const)('computes due and credit: %s', (_name, source, due, credit) => {
  expect(totalsOf(source)).toMatchObject({ due, credit });
});

it.each([
  [1_049_950, 100, 1_049_950],
  [1_049_950, 99, 1_039_500],
  [1_000, 1, 100],
  [0, 50, 0],
])('computes for %d with a deposit share of %d %% a deposit of %d', (whole, share, deposit) => {
  expect(depositOf({ goods: whole, serviceFee: 0 }, share)).toBe(deposit);
});
