import { typedGrams, typedInteger, typedKilograms, typedNumber } from './typed-number.ts';

it.each([
  ['500', 500],
  ['1,200', 1_200],
  ['1.362.000', 1_362_000],
  ['1 200', 1_200],
  ['0,5', 0.5],
  ['12.25', 12.25],
  ['1,36', 1.36],
  ['', undefined],
  ['1,200.5', undefined],
  ['-5', undefined],
  ['1e3', undefined],
])('reads the number %j', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

it('reads whole numbers alone', () => {
  expect([typedInteger('1,200'), typedInteger('0,5')]).toEqual([1_200, undefined]);
});

it.each([
  ['560', 560],
  ['1,200 g', 1_200],
  ['1.25 kg', 1_250],
  ['1,200kg', 1_200],
  ['0,5 g', undefined],
  ['1.200.5 kg', undefined],
])('reads the weight %j', (text, grams) => {
  expect(typedGrams(text)).toBe(grams);
});

it.each([
  ['1.125', 1.125],
  ['0,5 kg', 0.5],
  ['1.125,5', undefined],
])('reads the kilograms %j', (text, kilograms) => {
  expect(typedKilograms(text)).toBe(kilograms);
});
