import { formatNumber } from './format-number.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [1_234_567, '1,234,567'],
  [1.5, '1.5'],
  [12.345, '12.345'],
  [1_000.05, '1,000.05'],
  [-1_234.5, '-1,234.5'],
])('formats %d as %s', (value, formatted) => {
  expect(formatNumber(value)).toBe(formatted);
});

it('rounds to the maximum number of decimals', () => {
  expect(formatNumber(999.6, 0)).toBe('1,000');
  expect(formatNumber(0.0004)).toBe('0');
});

it.each([0, 3] as const)('matches Intl.NumberFormat with %d decimals', (fractionDigits) => {
  const format = new Intl.NumberFormat('en-GB', { maximumFractionDigits: fractionDigits });
  for (let thousandths = 1; thousandths < 1e15; thousandths = Math.ceil(thousandths * 1.07)) {
    expect(formatNumber(thousandths / 1_000, fractionDigits)).toBe(format.format(thousandths / 1_000));
  }
});
