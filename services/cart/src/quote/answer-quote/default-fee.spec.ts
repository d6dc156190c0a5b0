import { defaultFee } from './default-fee.ts';

it.each([
  [1_000_000, 5, 50_000],
  [1_000, 5, 100],
  [999, 5, 0],
  [3_000, 5, 200],
  [2_999, 5, 100],
  [65_000, 7.25, 4_700],
  [65_000, 0, 0],
  [100_000_000_000, 100, 100_000_000_000],
])('computes for %i VND at %f percent a fee of %i VND, rounded half up to 100đ', (amount, percent, fee) => {
  expect(defaultFee(amount, percent)).toBe(fee);
});
