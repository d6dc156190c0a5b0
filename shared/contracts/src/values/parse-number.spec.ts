import { formatKilograms, parseDecimal, parseGrams, parseKilograms, parseNumber, parseWhole } from './parse-number.ts';

it.each([
  ['500', 500],
  ['1,200', 1_200],
  ['1.362.000', 1_362_000],
  ['1 200', 1_200],
  ['0,5', 0.5],
  ['12.25', 12.25],
  ['', undefined],
  ['1,200.5', undefined],
  ['1,200.00', 1_200],
  ['1.200,00', 1_200],
  ['１２００', 1_200],
  ['32\u202f000', 32_000],
  ["32'000", 32_000],
  ['32’000', 32_000],
  ['1,234.567', undefined],
  ['\u200e500\u200b', 500],
  ['-5', undefined],
  ['1e3', undefined],
])('parses the number %j', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

it.each([
  ['560', 560],
  ['1,200 g', 1_200],
  ['1.25 kg', 1_250],
  ['1,200kg', 1_200],
  ['0,5 g', undefined],
  ['1.200.5 kg', undefined],
  ['100 kg', 100_000],
  ['1250 kg', undefined],
])('parses the weight %j', (text, grams) => {
  expect(parseGrams(text)).toBe(grams);
});

it.each([
  ['7.5', 7.5],
  ['7,5', 7.5],
  ['26,300', 26_300],
  ['1,234.5', 1_234.5],
  ['18.000.000', undefined],
  ['-1', undefined],
  ['', undefined],
])('parses the decimal %j', (text, value) => {
  expect(parseDecimal(text)).toBe(value);
});

it.each([
  ['5000', 5_000],
  ['5,000', 5_000],
  ['5.000', 5_000],
  ['5.5', undefined],
  ['', undefined],
])('parses the whole number %j', (text, value) => {
  expect(parseWhole(text)).toBe(value);
});

it.each([
  ['28.5', 28_500],
  ['28,5 kg', 28_500],
  ['7.340', 7_340],
  ['0', 0],
  ['1,234.5', undefined],
  ['nặng', undefined],
])('parses the kilograms %j', (text, grams) => {
  expect(parseKilograms(text)).toBe(grams);
});

it('formats grams as kilograms', () => {
  expect([0, 500, 28_500, 30_000].map(formatKilograms)).toEqual(['0', '0.5', '28.5', '30']);
});
