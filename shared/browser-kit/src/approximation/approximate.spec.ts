import { approximate } from './approximate.ts';

it.each([
  [2_030_000, 'JPY', 165, '≈ ¥12,300'],
  [230_000, 'JPY', 165, '≈ ¥1,390'],
  [230_000, 'USD', 26_300, '≈ $8.75'],
  [2_300_000, 'EUR', 30_500, '≈ €75'],
  [65_000_000, 'EUR', 30_500, '≈ €2,130'],
  [230_000, 'KRW', 17.9, '≈ ₩12,800'],
])('shows %i VND in %s', (amount, currency, vndPerUnit, text) => {
  expect(approximate(amount, { currency, vndPerUnit })).toBe(text);
});
