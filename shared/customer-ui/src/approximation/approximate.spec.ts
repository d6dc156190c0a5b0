import { approximate } from './approximate.ts';

it.each([
  [2_030_000, 'JPY', 165, '≈ ¥12,300'],
  [230_000, 'JPY', 165, '≈ ¥1,390'],
  [230_000, 'USD', 26_300, '≈ $8.75'],
  [2_300_000, 'EUR', 30_500, '≈ €75'],
  [65_000_000, 'EUR', 30_500, '≈ €2,130'],
  [230_000, 'KRW', 17.9, '≈ ₩12,800'],
])('formats %i VND in %s', (amount, currency, vndPerUnit, text) => {
  expect(approximate(amount, { currency, vndPerUnit })).toBe(text);
});

it.each(['AUD', 'CAD', 'CZK', 'EUR', 'GBP', 'JPY', 'KRW', 'PLN', 'SGD', 'TWD', 'USD', 'CHF', 'THB'])(
  'formats %s like Intl',
  (currency) => {
    for (const [value, shown] of [
      [0, 0],
      [8.5, 8.5],
      [9.994, 9.994],
      [12.4, 12],
      [1_234_567, 1_230_000],
    ] as const) {
      const digits = value < 10 ? {} : { maximumFractionDigits: 0 };
      const format = new Intl.NumberFormat('en-GB', {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        ...digits,
      });
      expect(approximate(value, { currency, vndPerUnit: 1 })).toBe(`≈ ${format.format(shown)}`);
    }
  },
);
