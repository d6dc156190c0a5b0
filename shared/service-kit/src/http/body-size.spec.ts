import { hasTooManyValues } from './body-size.ts';

test.each([
  ['a long list', Array(2_001).fill({})],
  ['many members', Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [index, null]))],
  ['nested lists', Array(100).fill(Array(20).fill(1))],
])('returns true for %s', (_, body) => {
  expect(hasTooManyValues(body, 2_000)).toBe(true);
});

test('returns false for an estimate of fifty lines, and without a body', () => {
  const line = {
    goodsType: 'NORMAL',
    categoryType: 'COSMETIC',
    weightGrams: 1,
    dimensionsMm: { length: 1, width: 1, height: 1 },
    amount: 1,
  };
  expect(hasTooManyValues({ country: 'JP', lines: Array(50).fill(line) }, 2_000)).toBe(false);
  expect(hasTooManyValues(undefined, 2_000)).toBe(false);
});
