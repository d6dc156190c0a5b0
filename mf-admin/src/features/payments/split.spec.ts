import { byDue, splitOver } from './split.ts';

const orders = [
  { code: 'A', due: 500_000 },
  { code: 'B', due: 120_000 },
  { code: 'C', due: 0 },
  { code: 'D', due: 300_000 },
];

it('sorts orders by the amount due, and omits those with nothing due', () => {
  expect(byDue(orders).map(({ code }) => code)).toEqual(['B', 'D', 'A']);
});

it.each([
  [1_000_000, { B: 120_000, D: 300_000, A: 500_000 }],
  [500_000, { B: 120_000, D: 300_000, A: 80_000 }],
  [120_000, { B: 120_000, D: 0, A: 0 }],
  [1, { B: 1, D: 0, A: 0 }],
])('splits %i over the orders until it is used up', (amount, parts) => {
  expect(splitOver(amount, byDue(orders))).toEqual(parts);
});
