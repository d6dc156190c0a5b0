import { parseMoney, parseUsualMoney } from './parse-money.ts';

it.each([
  ['1362000', 1_362_000],
  ['1,362,000', 1_362_000],
  ['1.362.000đ', 1_362_000],
  ['1 362 000 VND', 1_362_000],
  ['65k', 65_000],
  ['1,5 k', 1_500],
  ['65K đ', 65_000],
  ['0', 0],
  ['', undefined],
  ['1,36', undefined],
  ['-5', undefined],
  ['năm nghìn', undefined],
])('reads the amount %j', (text, amount) => {
  expect(parseMoney(text)).toBe(amount);
});

it.each([
  ['120.000', 120_000],
  ['120,000', 120_000],
  ['120k', 120_000],
  ['0', 0],
  ['1000', 1_000],
  ['120', undefined],
  ['999đ', undefined],
])('reads the amount %j unless it is unusually small', (text, amount) => {
  expect(parseUsualMoney(text)).toBe(amount);
});
