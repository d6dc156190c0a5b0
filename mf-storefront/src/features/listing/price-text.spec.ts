import { parsePrice } from './price-text.ts';

it.each([
  '50k',
  '₫50.000',
  '５０.０００',
  '50.00k',
  '50 K đ',
  '50000',
  '50.000',
  '50,000',
  '50 000',
  '50\u00a0000',
  ' 50.000đ ',
  '50,000 ₫',
])('parses %j as fifty thousand', (text) => {
  expect(parsePrice(text)).toBe(50_000);
});

it.each([
  ['1.234.567', 1_234_567],
  ['0', 0],
  ['500', 500],
  ['50.00', 50],
])('parses %s', (text, value) => {
  expect(parsePrice(text)).toBe(value);
});

it.each(['', 'many', '-1', '1.5', '5.0000', '.500', '999999999999'])('rejects %j', (text) => {
  expect(parsePrice(text)).toBeUndefined();
});
