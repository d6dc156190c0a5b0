import { formatMoney } from './money.ts';

it.each([
  [0, '0đ'],
  [65_000, '65,000đ'],
  [1_234_567, '1,234,567đ'],
])('formats %d as %s', (amount, formatted) => {
  expect(formatMoney(amount)).toBe(formatted);
});
