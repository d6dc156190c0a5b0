import { parsePrice } from './parse-price.ts';

it.each([
  [450_000, 'VND', 450_000, 'VND'],
  ['450000', 'VND', 450_000, 'VND'],
  ['450.000', 'VND', 450_000, 'VND'],
  ['1.234.567₫', '', 1_234_567, 'VND'],
  ['1,234,567 đ', undefined, 1_234_567, 'VND'],
  ['₫1.290.000', undefined, 1_290_000, 'VND'],
  ['VND 1.290.000', '', 1_290_000, 'VND'],
  ['１.２９０.０００\u00a0đồng', undefined, 1_290_000, 'VND'],
  ['450000.00', 'vnd', 450_000, 'VND'],
  ['450.000,50', '₫', 450_000.5, 'VND'],
  ['19.99', 'USD', 19.99, 'USD'],
  ['1,299.00', 'usd', 1_299, 'USD'],
  ['1.299,00', 'EUR', 1_299, 'EUR'],
  ['€ 12,5', 'EUR', 12.5, 'EUR'],
  ["1'299", 'CHF', 1_299, 'CHF'],
  [12.345, 'KWD', 12.345, 'KWD'],
])('reads %p in %p as %d %s', (price, currency, amount, code) => {
  expect(parsePrice(price, currency)).toEqual({ amount, currency: code });
});

it.each([
  ['0', 'VND'],
  ['liên hệ', 'VND'],
  ['100', undefined],
  ['100', 'đô la'],
  ['9'.repeat(400), 'VND'],
  [Infinity, 'VND'],
  [null, 'VND'],
  [{}, 'VND'],
])('reads no price in %p %p', (price, currency) => {
  expect(parsePrice(price, currency)).toBeUndefined();
});
