import { parseMoney, parseUsualMoney } from './parse-money.ts';

it.each([
  ['1362000', 1_362_000],
  ['1,362,000', 1_362_000],
  ['1.362.000đ', 1_362_000],
  ['1 362 000 VND', 1_362_000],
  ['65k', 65_000],
  ['1,5 k', 1_500],
  ['65K đ', 65_000],
  ['32.000 VNĐ', 32_000],
  ['₫1.290.000', 1_290_000],
  ['VND 1.290.000', 1_290_000],
  [' 32,000.00 ', 32_000],
  ['32\u00a0000\u00a0₫', 32_000],
  ["32'000.-", 32_000],
  ['３２０００', 32_000],
  ['32.000Ð', 32_000],
  ['0', 0],
  ['', undefined],
  ['1,36', undefined],
  ['5.0000', undefined],
  ['-5', undefined],
  ['năm nghìn', undefined],
])('parses the amount %j', (text, amount) => {
  expect(parseMoney(text)).toBe(amount);
});

it('rejects an overlong text without processing it', () => {
  const spies = [jest.spyOn(String.prototype, 'normalize'), jest.spyOn(RegExp.prototype, Symbol.replace)];
  expect(parseMoney(`1${' '.repeat(144_000)}x`)).toBeUndefined();
  for (const spy of spies) {
    expect(spy.mock.contexts.filter((context) => String(context).length > 1_000)).toEqual([]);
    spy.mockRestore();
  }
});

it.each([
  ['120.000', 120_000],
  ['120,000', 120_000],
  ['120k', 120_000],
  ['0', 0],
  ['1000', 1_000],
  ['120', undefined],
  ['999đ', undefined],
])('parses the amount %j unless it is unusually small', (text, amount) => {
  expect(parseUsualMoney(text)).toBe(amount);
});
